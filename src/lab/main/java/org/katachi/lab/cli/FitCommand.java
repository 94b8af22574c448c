package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.train.GameSplit;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.WeightFit;
import org.katachi.tournament.export.SampleGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code fit}: fits the weights of the evaluation to games. */
@Command(
    name = "fit",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Fits the weights of the evaluation to games, and writes them to WEIGHTS after each epoch.",
      ""
    })
final class FitCommand implements Callable<Integer> {

  /** The last learning rate as a share of the first. */
  private static final double LAST_RATE = 0.05;

  @Parameters(index = "0", paramLabel = "WEIGHTS", description = "The file of weights.")
  private Path file;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GAMES",
      description =
          "Files from games or positions, or games of any program by katachi-tournament export"
              + " --samples.")
  private List<Path> gameFiles;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      description = "Passes through the games (${DEFAULT-VALUE}).")
  private int epochs = 12;

  @Option(
      names = "--rate",
      paramLabel = "X",
      defaultValue = "0.05",
      description = "The first learning rate (${DEFAULT-VALUE}).")
  private double rate;

  @Mixin private final FitOptions options = new FitOptions();

  @Mixin private final EpochReport report = new EpochReport("games");

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
    WeightFit fit = new WeightFit(options.resultShare());
    Random random = options.random();
    GameSplit games = GameSplit.of(GameFiles.read(gameFiles), random);
    List<SampleGame> training = new ArrayList<>(games.training());
    long total = (long) epochs * training.size();
    try (ProgressLine progress = Streams.progress(spec).begin("games", 0, total)) {
      for (int epoch = 0; epoch < epochs; epoch++) {
        Collections.shuffle(training, random);
        double epochRate = rate * Math.pow(LAST_RATE, (double) epoch / epochs);
        PhaseMetrics metrics = fit.trainEpoch(training, epochRate, progress);
        PhaseMetrics validation = fit.validate(games.validation());
        fit.weights().file().write(file);
        report.tell(epoch + 1, epochs, total, metrics, validation, progress, spec);
      }
    }
    return 0;
  }
}
