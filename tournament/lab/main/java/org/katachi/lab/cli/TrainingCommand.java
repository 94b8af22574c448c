package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import org.katachi.io.FileErrors;
import org.katachi.io.RealPath;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.curves.CurvesPage;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.SelfPlayReader;
import org.katachi.lab.train.GameSampler;
import org.katachi.lab.train.Model;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.SampleSets;
import org.katachi.lab.train.Trainer;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the commands that train something on games share. */
abstract class TrainingCommand extends LabCommand {

  private static final int MAX_THREADS = 64;

  @Parameters(index = "0", paramLabel = "OUT", description = "The file to write.")
  Path out;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GAMES",
      description = "Files from selfplay.")
  List<Path> files;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      description = "Passes through the positions (${DEFAULT-VALUE}).")
  int epochs;

  @Option(
      names = "--lr",
      paramLabel = "X",
      description = "The greatest learning rate (${DEFAULT-VALUE}).")
  double rate;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Decides the order of positions, and the first weights where they are random"
              + " (${DEFAULT-VALUE}).")
  long seed;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Take the first N games of each file from selfplay (all).")
  private int games = Integer.MAX_VALUE;

  @Option(
      names = "--validation",
      paramLabel = "N",
      defaultValue = "50",
      description = "Of N games keep one apart for validation (${DEFAULT-VALUE}).")
  private int oneInValidation;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads (as many as there are processors); the result is the same.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--curves",
      paramLabel = "FILE",
      description = "After each epoch, write a page (HTML) with plots of the training.")
  private Path page;

  /** A command with these defaults. */
  TrainingCommand(int epochs, double rate) {
    this.epochs = epochs;
    this.rate = rate;
  }

  /** The former name of an option. */
  @Option(names = "--rate", hidden = true)
  void setRate(double max) {
    rate = max;
  }

  @Override
  public final Integer call() throws IOException {
    Ranges.atLeast("--epochs", epochs, 1);
    Ranges.within("--lr", rate, 0, 1);
    Ranges.within("--threads", threads, 1, MAX_THREADS);
    Ranges.atLeast("--games", games, 1);
    Ranges.atLeast("--validation", oneInValidation, 2);
    train();
    return 0;
  }

  /**
   * Trains.
   *
   * @throws IllegalArgumentException if an option is out of its range, or the files hold too few
   */
  abstract void train() throws IOException;

  /**
   * Checks the files that will take the place of what is there, before any work can be lost.
   *
   * @throws IOException if one can't be written
   * @throws IllegalArgumentException if OUT holds games of self-play: a word was forgotten before
   */
  final void checkOutputs() throws IOException {
    FileErrors.checkFile(out);
    if (Files.isRegularFile(out)) {
      FileErrors.checkBeside(RealPath.of(out));
      if (SelfPlayReader.isSelfPlay(out)) {
        throw new IllegalArgumentException(
            out + " holds games of self-play, which would be lost; OUT stands before GAMES");
      }
    }
    if (page != null) {
      FileErrors.refuseFolder(page);
      FileErrors.checkBeside(page);
    }
  }

  /** Reads the samples of self-play files and says how many there are. */
  final <T> SampleSets<T> samples(
      List<Path> selfPlay, Function<GameVariant, GameSampler<T>> samplers) throws IOException {
    long total = 0;
    for (Path one : selfPlay) {
      total += Math.min(games, SelfPlayReader.countGames(one));
    }
    SampleSets<T> samples;
    try (ProgressLine progress = progress().begin("games", 0, total)) {
      SampleSets.Selection selection = new SampleSets.Selection(games, oneInValidation);
      samples = SampleSets.read(selfPlay, samplers, selection, threads, progress);
    }
    out()
        .printf(
            "%d positions, %d for validation, %d duplicates left out%n",
            samples.training().size(), samples.validation().size(), samples.duplicates());
    out().flush();
    return samples;
  }

  /** Trains a network; after each epoch writes it and the curves, and prints how good it is. */
  final <S, M extends PhaseMetrics.Metrics> void train(
      Model<S, M> model, List<S> training, List<S> validation, int batch, Random random)
      throws IOException {
    Trainer.Options options = new Trainer.Options(epochs, batch, rate, threads);
    long positions = training.size();
    Curves curves = new Curves();
    String title = String.join(" ", spec.root().commandLine().getParseResult().originalArgs());
    try (Trainer<S, M> trainer = new Trainer<>(model, training, validation, options, random);
        ProgressLine progress = progress().begin("positions", 0, epochs * positions)) {
      for (int epoch = 1; epoch <= epochs; epoch++) {
        double loss = trainer.trainEpoch(progress, curves);
        trainer.file().write(out);
        PhaseMetrics<M> validated = trainer.validate();
        progress.print(
            out(),
            String.format(
                Locale.ROOT,
                "%d of %d  training loss %.4f  validation loss %s",
                epoch,
                epochs,
                loss,
                validated.all()));
        validated.lines().forEach(line -> progress.print(out(), line));
        validated.addTo(curves, "validation", epoch * positions);
        if (page != null) {
          new CurvesPage(page, spec.root().name() + " " + title).write(curves);
        }
      }
    }
  }
}
