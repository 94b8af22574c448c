package org.katachi.lab.cli;

import java.io.IOException;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.PhaseMetrics;
import org.katachi.lab.train.ValueMetrics;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Tells the metrics of each epoch of a fit of the value, in lines and on the page of its curves.
 */
final class ValueReport {

  private final CurvesOption page;
  private final int epochs;
  private final long samples;
  private final CommandSpec spec;
  private final Curves curves = new Curves("positions");

  /**
   * A report of no epoch yet.
   *
   * @param samples those of an epoch
   */
  ValueReport(CurvesOption page, int epochs, long samples, CommandSpec spec) {
    this.page = page;
    this.epochs = epochs;
    this.samples = samples;
    this.spec = spec;
  }

  /**
   * Tells an epoch's metrics.
   *
   * @param epoch its number, from one
   */
  void tell(
      int epoch,
      PhaseMetrics<ValueMetrics> training,
      PhaseMetrics<ValueMetrics> validation,
      ProgressLine progress)
      throws IOException {
    String line =
        "%d of %d  training loss %s  validation loss %s"
            .formatted(epoch, epochs, training.all(), validation.all());
    progress.print(spec.commandLine().getOut(), line);
    validation.lines().forEach(part -> progress.print(spec.commandLine().getOut(), part));
    training.all().addTo(curves, "training", epoch * samples);
    validation.addTo(curves, "validation", epoch * samples);
    page.write(curves, spec);
  }
}
