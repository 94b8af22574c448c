package org.katachi.search;

/** Gives the constants of {@link SearchParameters} other values than the usual ones. */
public interface Tuning {

  /**
   * The value of a constant, called for each of them in the order in which they stand there.
   *
   * @param name what it is called in files, words joined by hyphens
   * @param usual its value as a rule, at least 1
   * @param step a difference that a tuner can expect to feel in games
   * @return its value, at least 1
   */
  int value(String name, int usual, int step);
}
