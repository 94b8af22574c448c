package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.ValueScale;
import org.katachi.lab.train.GameSampler;
import org.katachi.lab.train.ReplaySampler;
import org.katachi.lab.train.ValueSampler;
import org.katachi.lab.train.ValueTarget;
import org.katachi.shape.ShapeBoard;
import picocli.CommandLine.Option;

/** What the commands that train a network which values positions share. */
abstract class ValueTrainingCommand extends TrainingCommand {

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "Go on from this file, not from an untrained network; a lower --lr is better then.")
  Path from;

  @Option(
      names = "--result",
      paramLabel = "X",
      defaultValue = "0.2",
      description =
          "The share of the game's result in the target of a position of the game itself; the rest"
              + " is the search's value (${DEFAULT-VALUE}). It is 1 - lambda of nnue-pytorch.")
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
      names = "--branch-share",
      paramLabel = "X",
      description =
          "The share that is taken of the positions off the games by random moves"
              + " (${DEFAULT-VALUE}).")
  private double branchShare = 1;

  /** The former name of an option. */
  @Option(names = "--branches", hidden = true)
  void setBranchShare(double share) {
    branchShare = share;
  }

  ValueTrainingCommand(double rate) {
    super(8, rate);
  }

  @Override
  final void train() throws IOException {
    Ranges.within("--result", resultShare, 0, 1);
    Ranges.within("--value-scale", valueScale, ValueScale.MIN, ValueScale.MAX);
    Ranges.within("--branch-share", branchShare, 0, 1);
    trainValues();
  }

  /** Trains, when the options have been checked. */
  abstract void trainValues() throws IOException;

  final ValueTarget target() {
    return new ValueTarget(resultShare, valueScale);
  }

  /** Makes samples of self-play games of a kind. */
  final <T> GameSampler<T> sampler(
      GameVariant kind, Function<ShapeBoard, DoubleFunction<T>> makers) {
    return new ReplaySampler<>(
        kind, shapes -> new ValueSampler<>(shapes, target(), branchShare, makers.apply(shapes)));
  }
}
