package org.katachi.classic.detect;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.katachi.board.Geometry;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs {@link WinDetectionBenchmark} and prints one table of its results in Markdown. */
public final class WinDetectionTable {

  private static final List<Integer> SIZES = List.of(15, 20);

  private final Collection<RunResult> results;

  private WinDetectionTable(Collection<RunResult> results) {
    this.results = results;
  }

  public static void main(String[] args) throws RunnerException {
    Options options =
        new OptionsBuilder()
            .include(WinDetectionBenchmark.class.getName())
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true)
            .build();
    new WinDetectionTable(new Runner(options).run()).print();
  }

  private void print() {
    System.out.println(
        """
        | board | detector | check, ns | worst check, ns | place + check + remove, ns \
        | bytes | full scan's time to this |
        |---|---|--:|--:|--:|--:|--:|""");
    for (int size : SIZES) {
      for (DetectorKind kind : DetectorKind.values()) {
        print(kind, size);
      }
    }
  }

  private void print(DetectorKind kind, int size) {
    double check = nanos("check", kind, size);
    long bytes =
        kind.create(new Geometry(size, size), MidGame.LINE_LENGTH, MidGame.PLAYERS).bytes();
    System.out.printf(
        Locale.ROOT,
        "| %d×%d | %s | %.2f | %.2f | %.1f | %,d | %.0f × |%n",
        size,
        size,
        kind,
        check,
        nanos("worstCase", kind, size),
        nanos("placeCheckRemove", kind, size),
        bytes,
        nanos("check", DetectorKind.FULL_SCAN, size) / check);
  }

  private double nanos(String benchmark, DetectorKind kind, int size) {
    for (RunResult result : results) {
      if (result.getPrimaryResult().getLabel().equals(benchmark)
          && result.getParams().getParam("detector").equals(kind.name())
          && result.getParams().getParam("size").equals(Integer.toString(size))) {
        return result.getPrimaryResult().getScore();
      }
    }
    throw new IllegalStateException("not measured: " + benchmark + " of the " + kind);
  }
}
