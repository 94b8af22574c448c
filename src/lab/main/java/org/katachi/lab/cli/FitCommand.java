package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.katachi.eval.EvaluationWeights;
import org.katachi.lab.train.TrainableSum;
import org.katachi.rules.Rule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The subcommand {@code fit}: fits the weights of the value without a network to games. */
@Command(
    name = "fit",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Fits the weights whose sum is the value where no network is, to the positions of games, and"
          + " writes them with the move-ordering weights, which stay, to OUT after each epoch.",
      ""
    })
final class FitCommand implements Callable<Integer> {

  @Mixin private final ValueFitOptions options = new ValueFitOptions();

  @Option(
      names = "--start",
      paramLabel = "FILE",
      description = "Weights whose move-ordering weights stay (those that are shipped).")
  private Path start;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    EvaluationWeights weights =
        start == null ? EvaluationWeights.of(Rule.FREESTYLE) : EvaluationWeights.read(start);
    options.fit(new TrainableSum(weights), spec);
    return 0;
  }
}
