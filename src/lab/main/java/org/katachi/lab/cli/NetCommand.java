package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.train.NetworkFit;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.TrainableNetwork;
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
      "Fits a value network to the positions of games, and writes it to NETWORK after each epoch.",
      ""
    })
final class NetCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "NETWORK", description = "The file of the network.")
  private Path file;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GAMES",
      description =
          "Files from selfplay, games or positions, or games of any program by katachi-tournament"
              + " export --samples.")
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
      description = "Passes through the positions (${DEFAULT-VALUE}).")
  private int epochs = 8;

  @Option(
      names = "--rate",
      paramLabel = "X",
      defaultValue = "0.002",
      description = "The first learning rate (${DEFAULT-VALUE}).")
  private double rate;

  @Mixin private final FitOptions options = new FitOptions();

  @Mixin private final EpochReport report = new EpochReport("positions");

  @Spec private CommandSpec spec;

  /** The former name of --epochs. */
  @Option(names = "--times", hidden = true)
  void setTimes(int times) {
    epochs = times;
  }

  @Override
  public Integer call() throws IOException {
    Ranges.atLeast("--epochs", epochs, 1);
    Ranges.share("--rate", rate);
    Random random = options.random();
    ValueSamples samples = ValueSamples.read(gameFiles, options.resultShare(), random, spec);
    fit(
        new NetworkFit(
            network(random), samples.training(), samples.validation(), rate, epochs, random),
        (long) epochs * samples.training().size());
    return 0;
  }

  private void fit(NetworkFit fit, long positions) throws IOException {
    try (ProgressLine progress = Streams.progress(spec).begin("positions", 0, positions)) {
      for (int epoch = 0; epoch < epochs; epoch++) {
        PhaseMetrics training = fit.trainEpoch(progress);
        fit.weights().file().write(file);
        report.tell(epoch + 1, epochs, positions, training, fit.validate(), progress, spec);
      }
    }
  }

  private TrainableNetwork network(Random random) throws IOException {
    return from == null
        ? new TrainableNetwork(random)
        : new TrainableNetwork(NetworkWeights.read(from));
  }
}
