package org.katachi.lab.cli;

import java.util.Random;
import picocli.CommandLine.Option;

/** The options that both fits share. */
final class FitOptions {

  @Option(
      names = "--result",
      paramLabel = "X",
      defaultValue = "0.6",
      description =
          "The share of the game's result in the value that a position is fitted to; the rest is"
              + " the search's evaluation (${DEFAULT-VALUE}).")
  private double resultShare;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Decides the order of games and positions, and the first weights of a network"
              + " (${DEFAULT-VALUE}).")
  private long seed;

  double resultShare() {
    return Ranges.share("--result", resultShare);
  }

  Random random() {
    return new Random(seed);
  }
}
