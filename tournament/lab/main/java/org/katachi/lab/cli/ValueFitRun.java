package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.PhaseMetrics;
import org.katachi.lab.train.ValueFit;
import org.katachi.lab.train.ValueMetrics;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A whole fit of a network that values positions, which tells of each epoch.
 *
 * @param out the file to write
 * @param epochs those of the fit
 * @param page the page to write
 */
record ValueFitRun(Path out, int epochs, CurvesOption page, CommandSpec spec) {

  /**
   * Fits the network, and writes it after each epoch.
   *
   * @param positions those of an epoch
   */
  void run(ValueFit<?> fit, long positions) throws IOException {
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
