package org.katachi.app.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.katachi.board.Notation;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.network.inference.ConvolutionEvaluator;

/**
 * Searches fixed positions to a fixed depth. With one thread the sum of the nodes is the engine's
 * signature: it is the same on every machine and JVM, and changes if the engine plays differently.
 */
public final class SearchBench {

  static final int DEFAULT_DEPTH = 10;

  /** In bytes; the size of the transposition table is part of the signature. */
  private static final long HASH_BYTES = 16 << 20;

  private final PrintStream out;
  private final int depth;
  private final int threads;
  private final Supplier<SearchEngine> engines;

  /**
   * A bench.
   *
   * @param depth the depth in plies
   * @param threads the number of threads; with more than one there is no signature
   * @param engines makes an engine for each position; the signature is that of the shipped
   *     evaluation
   */
  public SearchBench(PrintStream out, int depth, int threads, Supplier<SearchEngine> engines) {
    this.out = out;
    this.depth = depth;
    this.threads = threads;
    this.engines = engines;
  }

  /** Searches all positions, and prints a line for each and the sum. */
  public void run() {
    List<Position> positions = BenchPositions.load();
    long nodes = 0;
    long started = System.nanoTime();
    print("%3s %-12s %-6s %5s %7s %10s  %s", "", "rule", "size", "depth", "eval", "nodes", "move");
    for (int i = 0; i < positions.size(); i++) {
      Position position = positions.get(i);
      SearchReport best = search(position);
      nodes += best.nodes();
      print(
          "%3d %-12s %-6s %5d %7s %10d  %s",
          i + 1,
          position.rules(),
          position.geometry(),
          best.depth(),
          best.score(),
          best.nodes(),
          Notation.letterNumber(best.move()));
    }
    double seconds = (System.nanoTime() - started) / 1e9;
    print("");
    print("Time      %.2f s", seconds);
    print("Nodes/s   %.0f", nodes / seconds);
    print("Cells     %s", ConvolutionEvaluator.backend());
    // With several threads the number of nodes changes from run to run.
    print("%-9s %d", threads == 1 ? "Signature" : "Nodes", nodes);
  }

  /** Prints a line. TeaVM knows no {@code %n}. */
  private void print(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values));
  }

  private SearchReport search(Position position) {
    SearchLimits limits =
        SearchLimits.builder().maxDepth(depth).hashBytes(HASH_BYTES).threads(threads).build();
    try (SearchEngine engine = engines.get()) {
      return engine.choose(position, new SearchControl(limits), SearchListener.SILENT);
    }
  }
}
