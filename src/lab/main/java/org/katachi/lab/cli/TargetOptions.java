package org.katachi.lab.cli;

import org.katachi.lab.train.ValueTarget;
import picocli.CommandLine.Option;

/** The options for the values that positions are fitted to. */
final class TargetOptions {

  @Option(
      names = "--result",
      paramLabel = "X",
      defaultValue = "0.2",
      description =
          "The share of the game's result in the target of a position of the game itself; the rest"
              + " is the search's value (${DEFAULT-VALUE}).")
  private double resultShare;

  @Option(
      names = "--value-scale",
      paramLabel = "X",
      defaultValue = "1",
      description =
          "How many times the search's values are taken, see check; proved ones are certain"
              + " (${DEFAULT-VALUE}).")
  private double valueScale;

  /**
   * The targets.
   *
   * @throws IllegalArgumentException if an option is out of its range
   */
  ValueTarget read() {
    Ranges.share("--result", resultShare);
    Ranges.valueScale("--value-scale", valueScale);
    return new ValueTarget(resultShare, valueScale);
  }
}
