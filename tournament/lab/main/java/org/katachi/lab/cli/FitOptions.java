package org.katachi.lab.cli;

import picocli.CommandLine.Option;

/** The options of every fit: how long, how fast, and from which random numbers. */
final class FitOptions {

  @Option(
      names = "--epochs",
      paramLabel = "N",
      description = "Passes through the positions (${DEFAULT-VALUE}).")
  private int epochs;

  @Option(
      names = "--rate",
      paramLabel = "X",
      description = "The greatest learning rate (${DEFAULT-VALUE}).")
  private double rate;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Decides the order of positions, and the first weights where they are random"
              + " (${DEFAULT-VALUE}).")
  private long seed;

  /** Options whose defaults are these passes and this rate. */
  FitOptions(int epochs, double rate) {
    this.epochs = epochs;
    this.rate = rate;
  }

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if an option is out of its range
   */
  void check() {
    Ranges.atLeast("--epochs", epochs, 1);
    Ranges.share("--rate", rate);
  }

  int epochs() {
    return epochs;
  }

  double rate() {
    return rate;
  }

  long seed() {
    return seed;
  }
}
