package org.katachi.lab.cli;

import java.io.IOException;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.train.PhaseMetrics;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/** Tells the metrics of each epoch of a fit to games, in lines and on the page of its curves. */
final class EpochReport {

  @Mixin private final CurvesOption page = new CurvesOption();
  private final Curves curves;

  /**
   * A report of no epoch yet.
   *
   * @param unit the name of the samples that the fit is shown
   */
  EpochReport(String unit) {
    curves = new Curves(unit);
  }

  /**
   * Tells an epoch's metrics.
   *
   * @param epoch its number, from one
   * @param samples those of all epochs together
   */
  void tell(
      int epoch,
      int epochs,
      long samples,
      PhaseMetrics training,
      PhaseMetrics validation,
      ProgressLine progress,
      CommandSpec spec)
      throws IOException {
    String line =
        "%d of %d  training %s  validation %s"
            .formatted(epoch, epochs, training.all(), validation.all());
    progress.print(spec.commandLine().getOut(), line);
    validation.lines().forEach(part -> progress.print(spec.commandLine().getOut(), part));
    long shown = samples * epoch / epochs;
    training.all().addTo(curves, "training", shown);
    validation.addTo(curves, "validation", shown);
    page.write(curves, spec);
  }
}
