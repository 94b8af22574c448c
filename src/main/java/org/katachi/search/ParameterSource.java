package org.katachi.search;

/** Decides the values of the constants of {@link SearchParameters}. */
public interface ParameterSource {

  /**
   * The value of a constant. It is asked for each of them once, in the order in which they stand
   * there.
   *
   * @param name what it is called in files, words joined by hyphens
   * @param usual its value as a rule, at least 1
   * @param step a difference that a tuner can expect to feel in games
   * @return its value, at least 1
   */
  int value(String name, int usual, int step);
}
