package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.moveorder.OrderFit;
import org.katachi.lab.moveorder.OrderSample;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.PolicyMetrics;
import org.katachi.lab.train.SampleSets;
import org.katachi.rules.Rule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The subcommand {@code order}: fits the move-ordering weights to self-play games. */
@Command(
    name = "order",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Fits the weights by which the shapes order the moves to the best moves of self-play games,"
          + " and writes them to OUT.",
      ""
    })
final class OrderCommand extends FitCommand {

  @Option(
      names = "--start",
      paramLabel = "FILE",
      description = "Weights to begin with (those of freestyle that are shipped).")
  private Path start;

  @Option(names = "--untrained", description = "Begin with weights of zero.")
  private boolean untrained;

  OrderCommand() {
    super(6, 0.3);
  }

  @Override
  void fit() throws IOException {
    checkOutputs();
    MoveWeights weights = startWeights();
    SampleSets<OrderSample> samples = samples(files, OrderSample::sampler);
    OrderFit fit = new OrderFit(weights, samples.training(), epochs, rate, seed);
    int positions = samples.training().size();
    run(
        0,
        positions,
        (epoch, progress, curves) -> {
          if (epoch == 0) {
            progress.print(out(), "epoch            loss, top 1, 3, 8");
          } else {
            fit.trainEpoch(progress);
            fit.weights().file().write(out);
          }
          PhaseMetrics<PolicyMetrics> metrics = fit.validate(samples.validation());
          progress.print(
              out(), String.format(Locale.ROOT, "%5d          %s", epoch, metrics.all()));
          metrics.lines().forEach(line -> progress.print(out(), line));
          metrics.addTo(curves, "validation", (long) epoch * positions);
        });
  }

  private MoveWeights startWeights() throws IOException {
    if (untrained) {
      if (start != null) {
        throw new IllegalArgumentException("--untrained does not go with --start");
      }
      return MoveWeights.zero();
    }
    return start == null ? MoveWeights.of(Rule.FREESTYLE) : MoveWeights.read(start);
  }
}
