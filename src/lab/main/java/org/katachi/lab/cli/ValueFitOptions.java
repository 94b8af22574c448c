package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.PhaseMetrics;
import org.katachi.lab.train.TrainableValue;
import org.katachi.lab.train.ValueFit;
import org.katachi.lab.train.ValueMetrics;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The files and the options of a fit of the value, and the fit itself. */
final class ValueFitOptions {

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
      names = "--epochs",
      paramLabel = "N",
      description = "Passes through the positions (${DEFAULT-VALUE}).")
  private int epochs = 8;

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
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Decides the order of positions, and the first weights of a network (${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private final SelectionOptions selection = new SelectionOptions();

  @Mixin private final CurvesOption page = new CurvesOption();

  /** A source of random numbers by the seed. */
  Random random() {
    return new Random(seed);
  }

  /**
   * Fits a model, and writes it after each epoch.
   *
   * @throws IllegalArgumentException if an option is out of its range, or the files hold too few
   */
  void fit(TrainableValue model, CommandSpec spec) throws IOException {
    Ranges.atLeast("--epochs", epochs, 1);
    Ranges.share("--rate", rate);
    Ranges.share("--result", resultShare);
    ValueFit.Options options = new ValueFit.Options(epochs, rate, selection.threads());
    OutputFile.check(out);
    page.check();
    Random random = random();
    ValueSamples samples = ValueSamples.read(gameFiles, selection, resultShare, random, spec);
    Curves curves = new Curves("positions");
    long positions = samples.training().size();
    try (ValueFit fit =
            new ValueFit(model, samples.training(), samples.validation(), options, random);
        ProgressLine progress = Streams.progress(spec).begin("positions", 0, epochs * positions)) {
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
