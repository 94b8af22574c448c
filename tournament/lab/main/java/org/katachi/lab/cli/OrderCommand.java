package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.order.OrderFit;
import org.katachi.lab.order.OrderSample;
import org.katachi.lab.order.OrderSampleForm;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.PhaseMetrics;
import org.katachi.lab.samples.PolicyMetrics;
import org.katachi.lab.samples.SampleSets;
import org.katachi.rules.Rule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

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
final class OrderCommand implements Callable<Integer> {

  @Mixin private SampleOptions sampleOptions;

  @Option(
      names = "--start",
      paramLabel = "FILE",
      description = "Weights to begin with (those of freestyle that are shipped).")
  private Path start;

  @Option(names = "--untrained", description = "Begin with weights of zero.")
  private boolean untrained;

  @Mixin private final FitOptions fitting = new FitOptions(6, 0.3);

  @Mixin private final CurvesOption page = new CurvesOption();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    fitting.check();
    page.check();
    MoveWeights weights = startWeights();
    SampleSets<OrderSample> samples = sampleOptions.read(kind -> new OrderSampleForm(), spec);
    OrderFit fit =
        new OrderFit(weights, samples.training(), fitting.epochs(), fitting.rate(), fitting.seed());
    Curves curves = new Curves("positions");
    long positions = (long) fitting.epochs() * samples.training().size();
    try (ProgressLine progress = Streams.progress(spec).begin("positions", 0, positions)) {
      print(progress, "epoch            loss, top 1, 3, 8");
      for (int epoch = 0; epoch <= fitting.epochs(); epoch++) {
        if (epoch > 0) {
          fit.trainEpoch(progress);
          fit.weights().file().write(sampleOptions.out());
        }
        PhaseMetrics<PolicyMetrics> metrics = fit.validate(samples.validation());
        print(progress, String.format(Locale.ROOT, "%5d          %s", epoch, metrics.all()));
        metrics.lines().forEach(line -> print(progress, line));
        metrics.addTo(curves, "validation", (long) epoch * samples.training().size());
        page.write(curves, spec);
      }
    }
    return 0;
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

  private void print(ProgressLine progress, String line) {
    progress.print(spec.commandLine().getOut(), line);
  }
}
