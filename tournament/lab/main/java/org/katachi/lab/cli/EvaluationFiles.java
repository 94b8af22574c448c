package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.eval.EvaluationSource;
import org.katachi.eval.MoveWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.RuleSet;
import picocli.CommandLine.Option;

/** The options for an evaluation other than the one that is built in. */
final class EvaluationFiles {

  @Option(
      names = "--weights",
      paramLabel = "FILE",
      description = "Move-ordering weights from order instead of the built-in ones.")
  private Path weights;

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

  @Option(
      names = "--untrained",
      description = "Play by weights of zero: the search finds wins, and nothing else counts.")
  private boolean untrained;

  /**
   * Reads the evaluation.
   *
   * @throws IllegalArgumentException if options do not go together
   */
  ShapeEvaluation read(RuleSet rules, Geometry geometry) throws IOException {
    if (untrained) {
      if (weights != null || network != null || convolution != null || policy != null) {
        throw new IllegalArgumentException(
            "--untrained does not go with --weights, --network, --convolution or --policy");
      }
      return new ShapeEvaluation(MoveWeights.zero(), new ValueNetwork(ValueWeights.zero()));
    }
    return EvaluationSource.read(
            Optional.ofNullable(network),
            Optional.ofNullable(convolution),
            Optional.ofNullable(policy),
            Optional.ofNullable(weights))
        .load(rules.rule(), geometry);
  }
}
