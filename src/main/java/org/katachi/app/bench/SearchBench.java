package org.katachi.app.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.katachi.board.Notation;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.eval.EvaluationSource;
import org.katachi.network.inference.ConvolutionEvaluator;

/**
 * Searches fixed positions to a fixed depth. With one thread the sum of the nodes is the engine's
 * signature: it is the same on every machine and JVM, and changes if the engine plays differently.
 */
final class SearchBench {

  static final int DEFAULT_DEPTH = 10;

  /** In bytes; the size of the transposition table is part of the signature. */
  private static final long HASH_BYTES = 16 << 20;

  private final PrintStream out;
  private final int depth;
  private final int threads;
  private final EngineOptions options;

  /**
   * A bench.
   *
   * @param depth the depth in plies
   * @param threads the number of threads; with more than one there is no signature
   * @param evaluation where the evaluation comes from; the signature is that of the shipped one
   */
  SearchBench(PrintStream out, int depth, int threads, EvaluationSource evaluation) {
    this.out = out;
    this.depth = depth;
    this.threads = threads;
    options = new EngineOptions(0, evaluation);
  }

  void run() {
    List<Position> positions = BenchPositions.load();
    long nodes = 0;
    long started = System.nanoTime();
    out.printf(
        Locale.ROOT,
        "%3s %-12s %-6s %5s %7s %10s  %s%n",
        "",
        "rule",
        "size",
        "depth",
        "eval",
        "nodes",
        "move");
    for (int i = 0; i < positions.size(); i++) {
      Position position = positions.get(i);
      SearchReport best = search(position);
      nodes += best.nodes();
      out.printf(
          Locale.ROOT,
          "%3d %-12s %-6s %5d %7s %10d  %s%n",
          i + 1,
          position.rules(),
          position.geometry(),
          best.depth(),
          best.score(),
          best.nodes(),
          Notation.letterNumber(best.move()));
    }
    double seconds = (System.nanoTime() - started) / 1e9;
    out.printf(Locale.ROOT, "%nTime      %.2f s%nNodes/s   %.0f%n", seconds, nodes / seconds);
    out.printf("Cells     %s%n", ConvolutionEvaluator.backend());
    // With several threads the number of nodes changes from run to run.
    out.printf(Locale.ROOT, "%-9s %d%n", threads == 1 ? "Signature" : "Nodes", nodes);
  }

  private SearchReport search(Position position) {
    SearchLimits limits =
        SearchLimits.builder().maxDepth(depth).hashBytes(HASH_BYTES).threads(threads).build();
    try (SearchEngine engine = new SearchEngine(options)) {
      return engine.choose(position, new SearchControl(limits), SearchListener.SILENT);
    }
  }
}
