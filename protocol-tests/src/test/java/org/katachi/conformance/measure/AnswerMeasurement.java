package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.katachi.conformance.report.Distribution;

/**
 * Measures the time from ABOUT to its answer: the way to the brain and back, with everything in
 * between.
 */
final class AnswerMeasurement implements Measurement {

  private static final int WARM_UP = 2_000;
  private static final int QUESTIONS = 2_000;
  private static final double NANOS_PER_MILLI = 1e6;

  @Override
  public void take(List<String> command, PrintStream out) throws IOException, InterruptedException {
    List<Double> times = new ArrayList<>();
    try (MeasuredBrain brain = new MeasuredBrain(command)) {
      for (int i = 0; i < WARM_UP + QUESTIONS; i++) {
        // The brain may answer before the writing thread has taken the time.
        long start = System.nanoTime();
        long nanos = brain.ask("ABOUT").cameNanos() - start;
        if (i >= WARM_UP) {
          times.add(nanos / NANOS_PER_MILLI);
        }
      }
    }
    Distribution sample = new Distribution(times);
    out.printf(
        Locale.ROOT,
        "%d answers to ABOUT: median %.3f ms, 99 %% %.3f ms, longest %.3f ms%n",
        sample.size(),
        sample.median(),
        sample.quantile(0.99),
        sample.greatest());
  }
}
