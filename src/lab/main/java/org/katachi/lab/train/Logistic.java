package org.katachi.lab.train;

/** The logistic function: from the logarithm of the odds to the probability. */
final class Logistic {

  private Logistic() {}

  static double of(double logOdds) {
    return 1 / (1 + Math.exp(-logOdds));
  }
}
