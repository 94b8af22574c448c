package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.katachi.conformance.report.Distribution;
import org.katachi.conformance.script.StepFailed;

/**
 * Measures the time from ABOUT to its answer: the way to the brain and back, with everything in
 * between.
 */
final class AnswerMeasurement implements Measurement {

  private static final int WARM_UP = 2_000;
  private static final int QUESTIONS = 2_000;

  @Override
  public void take(List<String> command, PrintStream out)
      throws IOException, StepFailed, InterruptedException {
    List<Double> times = new ArrayList<>();
    try (MeasuredBrain brain = new MeasuredBrain(command)) {
      for (int i = 0; i < WARM_UP + QUESTIONS; i++) {
        brain.ask("ABOUT");
        if (i >= WARM_UP) {
          times.add(brain.millis());
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
