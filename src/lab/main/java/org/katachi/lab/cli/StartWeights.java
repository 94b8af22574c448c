package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.eval.EvaluationWeights;
import org.katachi.rules.Rule;
import picocli.CommandLine.Option;

/** The options for the weights of the shapes that a fit of the order of moves begins with. */
final class StartWeights {

  @Option(
      names = "--start",
      paramLabel = "FILE",
      description = "Weights to begin with (those of freestyle that are shipped).")
  private Path file;

  @Option(names = "--untrained", description = "Begin with weights of zero.")
  private boolean untrained;

  /**
   * Reads the weights.
   *
   * @throws IllegalArgumentException if both options are given
   */
  EvaluationWeights read() throws IOException {
    if (untrained) {
      if (file != null) {
        throw new IllegalArgumentException("--untrained does not go with --start");
      }
      return EvaluationWeights.zero();
    }
    return file == null ? EvaluationWeights.of(Rule.FREESTYLE) : EvaluationWeights.read(file);
  }
}
