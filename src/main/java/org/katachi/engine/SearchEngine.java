package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.RuleSet;
import org.katachi.search.NodeLimit;
import org.katachi.search.Score;
import org.katachi.search.Searcher;
import org.katachi.search.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * The engine that searches, with one thread or several. One thread at a time may use it; only
 * {@link SearchControl} and {@link #prepare} are free of that.
 */
public final class SearchEngine implements Engine {

  /** The smallest limit on the memory of the whole process, in bytes, that the engine can keep. */
  public static final long MIN_MEMORY = TableAllocator.MIN_PROCESS_BYTES;

  private final EngineOptions options;
  private final TableAllocator tables = new TableAllocator();
  private final ProofNumberTable proofTable = new ProofNumberTable();
  private final EvaluationLoader evaluations = new EvaluationLoader();
  private HelperThreads helpers;

  public SearchEngine(EngineOptions options) {
    this.options = options;
  }

  @Override
  public BestMove choose(
      Position position, SearchControl control, Consumer<SearchReport> listener) {
    joinHelpers();
    TranspositionTable table = tables.tableFor(control.limits());
    SearcherFactory searchers =
        new SearcherFactory(position, evaluationFor(position), table, proofTable);
    helpers = new HelperThreads(searchers, TableAllocator.threadsFor(control.limits()) - 1);
    Searcher searcher =
        searchers.main(new MainSearchLimits(control, options.overheadMillis(), helpers));
    Reporter reporter = new Reporter(position, control, helpers, listener);
    try {
      int move = searcher.search(reporter, helpers);
      return new BestMove(position.geometry().toPoint(move), reporter.report(searcher));
    } finally {
      // This move does not wait for their end; the next search does.
      helpers.stop();
    }
  }

  private void joinHelpers() {
    if (helpers != null) {
      helpers.join();
    }
  }

  private ShapeEvaluation evaluationFor(Position position) {
    return evaluations.load(position.rules().rule(), position.geometry());
  }

  /**
   * Starts a search of freestyle on 15×15 and ends it at once. That makes the tables and the
   * network for this game and loads the classes; another game profits from what it has in common.
   */
  @Override
  public void prepare() {
    Position opening =
        Position.of(new Geometry(15, 15), RuleSet.FREESTYLE, List.of(new Point(7, 7)));
    SearcherFactory searchers =
        new SearcherFactory(
            opening, evaluationFor(opening), new TranspositionTable(0), new ProofNumberTable());
    searchers.main(new NodeLimit(0)).search(new SilentListener());
  }

  @Override
  public void newGame() {
    joinHelpers();
    tables.clear();
  }

  /** A class of its own, because the first lambda of a process takes milliseconds. */
  private static final class SilentListener implements Searcher.Listener {

    @Override
    public void iterationFinished(Searcher searcher) {}
  }

  /** Reports the main search, with the nodes of all threads. */
  private record Reporter(
      Position position,
      SearchControl control,
      HelperThreads helpers,
      Consumer<SearchReport> listener)
      implements Searcher.Listener {

    @Override
    public void iterationFinished(Searcher searcher) {
      listener.accept(report(searcher));
    }

    SearchReport report(Searcher searcher) {
      List<Point> variation = new ArrayList<>();
      for (int i = 0; i < searcher.pvLength(); i++) {
        variation.add(position.geometry().toPoint(searcher.pvMove(i)));
      }
      long nanos = System.nanoTime() - control.limits().clockStart();
      return new SearchReport(
          searcher.depth(),
          Math.max(searcher.depth(), searcher.selectiveDepth()),
          score(searcher.score()),
          searcher.nodes() + helpers.nodes(),
          TimeUnit.NANOSECONDS.toMillis(nanos),
          variation);
    }
  }

  private static SearchScore score(int score) {
    if (Score.isProvedWin(score)) {
      return SearchScore.win(Score.plies(score));
    }
    return Score.isProvedLoss(score)
        ? SearchScore.loss(Score.plies(score))
        : SearchScore.estimate(score);
  }
}
