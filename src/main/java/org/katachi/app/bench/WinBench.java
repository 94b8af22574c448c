package org.katachi.app.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.katachi.board.BoardSize;
import org.katachi.board.Notation;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.eval.EvaluationSource;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/**
 * Counts the positions of a file in which the side to move is proved to win in freestyle, and
 * measures the time for the proof. A line has the board's size and the moves, as {@code 15
 * h8i9j10}; lines that begin with # are skipped.
 */
final class WinBench implements AutoCloseable {

  private static final RuleSet RULES = new RuleSet(Rule.FREESTYLE, false);
  private static final long HASH_BYTES = 64 << 20;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final int POSITIONS_PER_PROGRESS_LINE = 25;

  private final PrintStream out;
  private final long millis;
  private final SearchEngine engine;
  private final List<Double> times = new ArrayList<>();
  private int positions;

  /**
   * A bench.
   *
   * @param millis the time for each position
   * @param evaluation where the evaluation comes from
   */
  WinBench(PrintStream out, long millis, EvaluationSource evaluation) {
    engine = new SearchEngine(new EngineOptions(0, evaluation));
    this.out = out;
    this.millis = millis;
  }

  /**
   * Searches all positions of a file, the first ones twice, so that the code is compiled.
   *
   * @throws IllegalArgumentException if a line is not a position
   */
  void run(Path file) throws IOException {
    List<Position> all = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        all.add(position(line, file + ", line " + (i + 1)));
      }
    }
    all.stream().limit(POSITIONS_PER_PROGRESS_LINE).forEach(this::search);
    times.clear();
    positions = 0;
    all.forEach(this::visit);
    Collections.sort(times);
    out.printf(Locale.ROOT, "Proved    %d of %d%n", times.size(), positions);
    if (!times.isEmpty()) {
      out.printf(
          Locale.ROOT,
          "Median    %.2f ms of the proved ones, longest %.0f ms%n",
          times.get(times.size() / 2),
          times.get(times.size() - 1));
    }
  }

  /** Ends the threads. */
  @Override
  public void close() {
    engine.close();
  }

  private static Position position(String line, String place) {
    String[] parts = line.split("\\s+", -1);
    if (parts.length != 2) {
      throw new IllegalArgumentException(place + ": not a size and moves: " + line);
    }
    try {
      return Position.of(BoardSize.parse(parts[0]), RULES, Notation.parsePos(parts[1]));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
    }
  }

  private void visit(Position position) {
    search(position);
    if (++positions % POSITIONS_PER_PROGRESS_LINE == 0) {
      out.printf(Locale.ROOT, "%d of %d proved%n", times.size(), positions);
    }
  }

  private void search(Position position) {
    engine.newGame();
    SearchLimits limits = SearchLimits.builder().maxMillis(millis).hashBytes(HASH_BYTES).build();
    long started = System.nanoTime();
    SearchReport report = engine.choose(position, new SearchControl(limits), SearchListener.SILENT);
    if (report.score().isProved() && report.score().value() > 0) {
      times.add((System.nanoTime() - started) / NANOS_PER_MILLI);
    }
  }
}
