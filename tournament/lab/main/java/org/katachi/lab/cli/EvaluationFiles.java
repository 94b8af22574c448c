package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.katachi.eval.EvaluationSource;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.selfplay.GameVariant;
import picocli.CommandLine.Option;

/** The options for an evaluation other than the one that is built in. */
final class EvaluationFiles {

  @Option(
      names = "--move-weights",
      paramLabel = "FILE",
      description = "Move weights from train move-scores instead of the built-in ones.")
  private Path moveWeights;

  @Option(
      names = "--network",
      paramLabel = "FILE",
      description =
          "A network from net instead of the built-in one; then there is no convolution without"
              + " --convolution, and no policy without --policy.")
  private Path network;

  @Option(
      names = "--convolution",
      paramLabel = "FILE",
      description = "A convolution that values positions, instead of the built-in one.")
  private Path convolution;

  @Option(
      names = "--policy",
      paramLabel = "FILE",
      description = "A policy from policy that orders the moves, instead of the built-in one.")
  private Path policy;

  /** The former name of an option. */
  @Option(names = "--weights", hidden = true)
  void setMoveWeights(Path file) {
    moveWeights = file;
  }

  /** Whether none is named. */
  boolean isEmpty() {
    return moveWeights == null && network == null && convolution == null && policy == null;
  }

  /** Reads the evaluation for games of a kind. */
  ShapeEvaluation read(GameVariant kind) throws IOException {
    return read(network, convolution, policy, moveWeights)
        .load(kind.rules().rule(), kind.geometry());
  }

  /** Reads the files; what is null is built in. */
  static EvaluationSource read(Path network, Path convolution, Path policy, Path moveWeights)
      throws IOException {
    return EvaluationSource.read(
        Optional.ofNullable(network),
        Optional.ofNullable(convolution),
        Optional.ofNullable(policy),
        Optional.ofNullable(moveWeights));
  }
}
