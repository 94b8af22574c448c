package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.katachi.eval.EvaluationSource;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.policy.PolicyContext;
import org.katachi.lab.policy.PolicyFit;
import org.katachi.lab.policy.PolicyReport;
import org.katachi.lab.policy.PolicySample;
import org.katachi.lab.policy.PolicySampleForm;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.SampleSets;
import org.katachi.network.policy.PolicyNetwork;
import org.katachi.network.policy.PolicyWeights;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The subcommand {@code policy}: fits a policy network to self-play games. */
@Command(
    name = "policy",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Fits a policy network to the best moves of self-play games, and writes it to OUT.",
      ""
    })
final class PolicyCommand implements Callable<Integer> {

  private static final int LEAST_BATCH = 16;
  private static final int MOST_BATCH = 1 << 16;

  @Mixin private SampleOptions sampleOptions;

  @Mixin private final FitOptions fitting = new FitOptions(2, 0.003);

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "512",
      description = "Positions of a step (${DEFAULT-VALUE}).")
  private int batch;

  @Option(
      names = "--context",
      paramLabel = "NAME",
      defaultValue = "sums",
      description =
          "The parts of the position that the weights of the channels depend on: none, threats, or"
              + " sums (${DEFAULT-VALUE}), which are the threats and the value network's sums.")
  private PolicyContext context;

  @Option(
      names = "--no-move-score",
      description = "Leave the move-ordering score by shapes out of the policy.")
  private boolean noMoveScore;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "Go on from this policy, one with all its parts, not from an untrained one; a lower --rate"
              + " is better then.")
  private Path from;

  @Option(
      names = "--network",
      paramLabel = "FILE",
      description = "The value network that it will stand beside (the one that is built in).")
  private Path network;

  @Option(
      names = "--weights",
      paramLabel = "FILE",
      description = "The move-ordering weights, likewise.")
  private Path weights;

  @Mixin private final CurvesOption page = new CurvesOption();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    fitting.check();
    Ranges.within("--batch", batch, LEAST_BATCH, MOST_BATCH);
    Optional<PolicyWeights> trained = trained();
    page.check();
    EvaluationSource source =
        EvaluationSource.read(
            Optional.ofNullable(network),
            Optional.empty(),
            Optional.empty(),
            Optional.ofNullable(weights));
    SampleSets<PolicySample> samples =
        sampleOptions.read(kind -> new PolicySampleForm(kind, source), spec);
    PolicyFit.Options options =
        new PolicyFit.Options(
            fitting.epochs(), batch, fitting.rate(), sampleOptions.threads(), fitting.seed());
    try (PolicyFit fit =
        trained.isPresent()
            ? new PolicyFit(options, trained.get(), samples.training())
            : new PolicyFit(options, context, !noMoveScore, samples.training())) {
      fit(fit, samples);
    }
    return 0;
  }

  /** The policy to go on from. */
  private Optional<PolicyWeights> trained() throws IOException {
    if (from == null) {
      return Optional.empty();
    }
    if (noMoveScore || context != PolicyContext.SUMS) {
      throw new IllegalArgumentException(
          "--from goes with --context=sums alone, and not with --no-move-score");
    }
    PolicyNetwork.read(from); // It refuses what is no policy.
    PolicyWeights weights = PolicyWeights.read(from);
    if (weights.moveScore()[0] == 0 || Arrays.stream(weights.hidden()).allMatch(one -> one == 0)) {
      throw new IllegalArgumentException(
          from + " was made with --context or --no-move-score: a fit can't go on from it");
    }
    return Optional.of(weights);
  }

  private void fit(PolicyFit fit, SampleSets<PolicySample> samples) throws IOException {
    Curves curves = new Curves("positions");
    long positions = (long) fitting.epochs() * samples.training().size();
    try (ProgressLine progress = Streams.progress(spec).begin("positions", 0, positions)) {
      for (int epoch = 0; epoch < fitting.epochs(); epoch++) {
        fit.trainEpoch(progress, curves);
        fit.weights().file().write(sampleOptions.out());
        print(progress, String.format("%d of %d", epoch + 1, fitting.epochs()));
        PolicyReport report = fit.validate(samples.validation());
        report.lines().forEach(line -> print(progress, line));
        report.addTo(curves, fit.shown());
        page.write(curves, spec);
      }
    }
  }

  private void print(ProgressLine progress, String line) {
    progress.print(spec.commandLine().getOut(), line);
  }
}
