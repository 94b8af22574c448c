package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.katachi.board.Geometry;
import org.katachi.conformance.report.Distribution;
import org.katachi.conformance.script.StepFailed;

/**
 * Measures moves of a brain that is suspended after START and between moves, at one second a move.
 */
final class SuspensionMeasurement implements Measurement {

  private static final int LIMIT_MILLIS = 1_000;
  private static final int SUSPENDED_MILLIS = 3_000;
  private static final int MOVES = 40;

  @Override
  public void take(List<String> command, PrintStream out)
      throws IOException, StepFailed, InterruptedException {
    out.printf(
        Locale.ROOT,
        "suspended for %d ms right after START: first move after %.0f ms at a limit of %d ms%n",
        SUSPENDED_MILLIS,
        firstMoveMillis(command),
        LIMIT_MILLIS);
    Suspender suspender = new Suspender();
    new MeasuredGames(new Geometry(15, 15), List.of("INFO timeout_turn " + LIMIT_MILLIS), suspender)
        .play(command);
    Distribution times = new Distribution(suspender.times);
    out.printf(
        Locale.ROOT,
        "suspended between its moves: %d moves, longest %.0f ms%n",
        times.size(),
        times.greatest());
  }

  private static double firstMoveMillis(List<String> command)
      throws IOException, StepFailed, InterruptedException {
    try (MeasuredBrain brain = new MeasuredBrain(command)) {
      brain.send(
          "START 15",
          "INFO timeout_turn " + LIMIT_MILLIS,
          "INFO timeout_match 60000",
          Measurement.MAX_MEMORY);
      brain.suspend();
      Thread.sleep(SUSPENDED_MILLIS);
      brain.resume();
      brain.send("INFO time_left 60000", "BOARD", "7,7,2", "DONE");
      brain.reply();
      brain.reply();
      return brain.millis();
    }
  }

  /** Suspends the brain after each move and resumes it before the next. */
  private static final class Suspender implements MeasuredGames.MoveWatcher {

    private final List<Double> times = new ArrayList<>();

    @Override
    public void beforeMove(MeasuredBrain brain) throws IOException, InterruptedException {
      brain.resume();
    }

    @Override
    public boolean afterMove(MeasuredBrain brain) throws IOException {
      times.add(brain.millis());
      brain.suspend();
      return times.size() < MOVES;
    }
  }
}
