package org.katachi.lab.cli;

import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.lab.train.ValueForm;
import org.katachi.lab.train.ValueSampler;
import org.katachi.lab.train.ValueTarget;
import picocli.CommandLine.Option;

/** The options for the values that positions are fitted to, and for which positions these are. */
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

  @Option(
      names = "--branches",
      paramLabel = "X",
      defaultValue = "1",
      description =
          "The share that is taken of the positions off the games by random moves"
              + " (${DEFAULT-VALUE}).")
  private double branchShare;

  /**
   * Checks the options.
   *
   * @throws IllegalArgumentException if one is out of its range
   */
  void check() {
    Ranges.share("--result", resultShare);
    Ranges.valueScale("--value-scale", valueScale);
    Ranges.share("--branches", branchShare);
  }

  /** The targets. */
  ValueTarget target() {
    return new ValueTarget(resultShare, valueScale);
  }

  /** Makes samples of self-play games of a kind. */
  <T> ValueSampler<T> sampler(SelfPlayKind kind, ValueForm<T> form) {
    return new ValueSampler<>(kind, target(), branchShare, form);
  }
}
