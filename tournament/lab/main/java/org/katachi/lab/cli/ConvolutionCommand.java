package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import org.katachi.eval.EvaluationSource;
import org.katachi.lab.convolution.ConvolutionSample;
import org.katachi.lab.convolution.ConvolutionSampleForm;
import org.katachi.lab.convolution.TrainableConvolution;
import org.katachi.lab.samples.SampleSets;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.lab.train.ValueFit;
import org.katachi.network.ConvolutionNetwork;
import org.katachi.network.convolution.ConvolutionWeights;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code convolution}: fits a convolution to self-play games. */
@Command(
    name = "convolution",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Fits a convolution to the positions of self-play games, and writes it to OUT after each epoch.",
      ""
    })
final class ConvolutionCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "OUT", description = "The file to write.")
  private Path out;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GAMES",
      description = "Files from selfplay.")
  private List<Path> files;

  @Option(
      names = "--network",
      paramLabel = "FILE",
      description = "The value network that it will stand above (the one that is built in).")
  private Path network;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "Go on from this convolution, not from an untrained one; a lower --rate is better then.")
  private Path from;

  @Mixin private final FitOptions fitting = new FitOptions(8, 0.003);

  @Mixin private final TargetOptions targets = new TargetOptions();

  @Mixin private final SelectionOptions selection = new SelectionOptions();

  @Mixin private final CurvesOption page = new CurvesOption();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    fitting.check();
    targets.check();
    ValueFit.Options options =
        new ValueFit.Options(fitting.epochs(), fitting.rate(), selection.threads());
    Optional<ConvolutionWeights> trained = trained();
    EvaluationSource source =
        EvaluationSource.read(
            Optional.ofNullable(network), Optional.empty(), Optional.empty(), Optional.empty());
    OutputFile.check(out);
    page.check();
    SampleSets<ConvolutionSample> samples =
        selection.read(files, kind -> targets.sampler(kind, form(kind, source)), spec);
    Random random = new Random(fitting.seed());
    TrainableConvolution model =
        trained.isPresent()
            ? TrainableConvolution.of(trained.get(), samples.training())
            : TrainableConvolution.untrained(random, samples.training());
    spec.commandLine().getErr().println("rows are added " + model.arithmetic());
    try (ValueFit<ConvolutionSample> fit =
        new ValueFit<>(model, samples.training(), samples.validation(), options, random)) {
      new ValueFitRun(out, fitting.epochs(), page, spec).run(fit, samples.training().size());
    }
    return 0;
  }

  /** The convolution to go on from. */
  private Optional<ConvolutionWeights> trained() throws IOException {
    if (from == null) {
      return Optional.empty();
    }
    ConvolutionNetwork.read(from); // It refuses what is no convolution.
    return Optional.of(ConvolutionWeights.read(from));
  }

  private static ConvolutionSampleForm form(SelfPlayKind kind, EvaluationSource source) {
    return new ConvolutionSampleForm(source.networkOf(kind.rules().rule(), kind.geometry()));
  }
}
