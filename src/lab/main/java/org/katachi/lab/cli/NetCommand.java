package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.PhaseMetrics;
import org.katachi.lab.train.TrainableNetwork;
import org.katachi.lab.train.ValueFit;
import org.katachi.lab.train.ValueMetrics;
import org.katachi.lab.train.ValueTarget;
import org.katachi.network.NetworkWeights;
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

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "8",
      description = "Passes through the positions (${DEFAULT-VALUE}).")
  private int epochs;

  @Option(
      names = "--rate",
      paramLabel = "X",
      defaultValue = "0.008",
      description = "The greatest learning rate (${DEFAULT-VALUE}).")
  private double rate;

  @Option(
      names = "--result",
      paramLabel = "X",
      defaultValue = "0.2",
      description =
          "The share of the game's result in the target of a position of the game itself; the rest"
              + " is the search's value (${DEFAULT-VALUE}).")
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
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides the first weights and the order of positions (${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private final SelectionOptions selection = new SelectionOptions();

  @Mixin private final CurvesOption page = new CurvesOption();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Ranges.atLeast("--epochs", epochs, 1);
    Ranges.share("--rate", rate);
    Ranges.share("--result", resultShare);
    Ranges.valueScale("--value-scale", valueScale);
    ValueFit.Options options = new ValueFit.Options(epochs, rate, selection.threads());
    TrainableNetwork network =
        from == null
            ? new TrainableNetwork(new Random(seed))
            : new TrainableNetwork(NetworkWeights.read(from));
    OutputFile.check(out);
    page.check();
    Random random = new Random(seed);
    ValueTarget target = new ValueTarget(resultShare, valueScale);
    ValueSamples samples = ValueSamples.read(gameFiles, selection, target, random, spec);
    try (ValueFit fit =
        new ValueFit(network, samples.training(), samples.validation(), options, random)) {
      fit(fit, samples.training().size());
    }
    return 0;
  }

  /**
   * Fits the network, and writes it after each epoch.
   *
   * @param positions those of an epoch
   */
  private void fit(ValueFit fit, long positions) throws IOException {
    Curves curves = new Curves("positions");
    try (ProgressLine progress = Streams.progress(spec).begin("positions", 0, epochs * positions)) {
      for (int epoch = 1; epoch <= epochs; epoch++) {
        PhaseMetrics<ValueMetrics> training = fit.trainEpoch(progress);
        fit.file().write(out);
        PhaseMetrics<ValueMetrics> validation = fit.validate();
        String line =
            "%d of %d  training loss %s  validation loss %s"
                .formatted(epoch, epochs, training.all(), validation.all());
        progress.print(spec.commandLine().getOut(), line);
        validation.lines().forEach(part -> progress.print(spec.commandLine().getOut(), part));
        training.all().addTo(curves, "training", epoch * positions);
        validation.addTo(curves, "validation", epoch * positions);
        page.write(curves, spec);
      }
    }
  }
}
