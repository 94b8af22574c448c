package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.katachi.board.Geometry;
import org.katachi.brain.ProcessGroup;
import org.katachi.conformance.report.Distribution;
import org.katachi.conformance.script.StepFailed;

/** Measures how late moves are, in games at several limits for a turn, with one core kept busy. */
final class LatenessMeasurement implements Measurement {

  /** The time for a turn at a limit of 0, which is answered as fast as possible. */
  private static final int NO_TIME_MILLIS = 50;

  private static final List<Turns> TURNS =
      List.of(new Turns(0, 400), new Turns(50, 800), new Turns(100, 800), new Turns(1_000, 400));

  /** A number of moves at a limit in milliseconds. */
  private record Turns(int limit, int moves) {

    int allowed() {
      return limit == 0 ? NO_TIME_MILLIS : limit;
    }
  }

  @Override
  public void take(List<String> command, PrintStream out)
      throws IOException, StepFailed, InterruptedException {
    out.printf("%8s %8s %8s %8s %8s %8s%n", "limit", "moves", "median", "99 %", "longest", "late");
    ProcessGroup busy = new ProcessGroup(new ProcessBuilder("sh", "-c", "while :; do :; done"));
    try {
      for (Turns turns : TURNS) {
        List<Double> millis = times(command, turns);
        Distribution times = new Distribution(millis);
        out.printf(
            Locale.ROOT,
            "%5d ms %8d %8.1f %8.1f %8.1f %8d%n",
            turns.limit(),
            times.size(),
            times.median(),
            times.quantile(0.99),
            times.greatest(),
            millis.stream().filter(time -> time > turns.allowed()).count());
      }
    } finally {
      busy.close();
    }
  }

  private static List<Double> times(List<String> command, Turns turns)
      throws IOException, StepFailed, InterruptedException {
    List<Double> times = new ArrayList<>();
    List<String> information =
        List.of("INFO timeout_turn " + turns.limit(), "INFO timeout_match 0", MAX_MEMORY);
    new MeasuredGames(
            new Geometry(15, 15),
            information,
            brain -> {
              times.add(brain.millis());
              return times.size() < turns.moves();
            })
        .play(command);
    return times;
  }
}
