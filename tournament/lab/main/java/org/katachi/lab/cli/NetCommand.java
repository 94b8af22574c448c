package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.katachi.lab.train.TrainableNetwork;
import org.katachi.lab.train.ValueFit;
import org.katachi.lab.train.ValueSample;
import org.katachi.network.value.ValueWeights;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code net}: fits a value network to games. */
@Command(
    name = "net",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Fits a value network to the positions of games, and writes it to OUT after each epoch.",
      ""
    })
final class NetCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "OUT", description = "The file to write.")
  private Path out;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GAMES",
      description =
          "Files from selfplay, or games of any program by katachi-tournament export --samples.")
  private List<Path> gameFiles;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "Go on from this network, not from an untrained one; a lower --rate is better then.")
  private Path from;

  @Mixin private final FitOptions fitting = new FitOptions(8, 0.008);

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
    TrainableNetwork network =
        from == null
            ? new TrainableNetwork(new Random(fitting.seed()))
            : new TrainableNetwork(ValueWeights.read(from));
    OutputFile.check(out);
    page.check();
    Random random = new Random(fitting.seed());
    ValueSamples samples = ValueSamples.read(gameFiles, selection, targets, random, spec);
    try (ValueFit<ValueSample> fit =
        new ValueFit<>(network, samples.training(), samples.validation(), options, random)) {
      new ValueFitRun(out, fitting.epochs(), page, spec).run(fit, samples.training().size());
    }
    return 0;
  }
}
