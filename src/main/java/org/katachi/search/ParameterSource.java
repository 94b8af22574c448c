package org.katachi.search;

/**
 * Where the parameters of {@link SearchParameters} get their values: their defaults, or a tuner.
 */
public interface ParameterSource {

  /**
   * The value of a parameter. Asked once for each, in the order in which they are declared.
   *
   * @param name its name in files, words joined by hyphens
   * @param defaultValue its default, at least 1
   * @param step a difference that a tuner can expect to feel in games
   * @return its value, at least 1
   */
  int value(String name, int defaultValue, int step);
}
