package org.katachi.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.RuleSet;
import org.katachi.search.NodeLimit;
import org.katachi.search.SearchLimits;
import org.katachi.search.SearchTables;
import org.katachi.search.Searcher;
import org.katachi.search.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * The engine that searches, with one thread or several. One thread at a time may use it; only
 * {@link SearchControl} and {@link #prepare} are free of that.
 */
public final class SearchEngine implements Engine, Analyser, AutoCloseable {

  /** The smallest limit on the memory of the whole process, in bytes, that the engine can keep. */
  public static final long MIN_MEMORY = MemoryLedger.MIN_PROCESS_BYTES;

  private final EngineOptions options;
  private final EvaluationLoader evaluations;
  private final SearchPool pool;

  public SearchEngine(EngineOptions options) {
    this(options, new SearchPool(MemoryLedger.ofProcess()));
  }

  /** An engine with a pool that may be one of another machine. */
  SearchEngine(EngineOptions options, SearchPool pool) {
    this.options = options;
    this.pool = pool;
    evaluations = new EvaluationLoader(options.evaluation());
  }

  @Override
  public BestMove choose(
      Position position, SearchControl control, Consumer<SearchReport> listener) {
    SearchThreads threads = pool.threadsFor(position, evaluationFor(position), control.limits());
    SearchReporter reporter = new SearchReporter(position, control, threads, listener);
    SearchLimits limits = new MainSearchLimits(control, options.overheadMillis(), threads);
    try {
      int move = threads.search(position.toBoard(), limits, reporter);
      return new BestMove(position.geometry().toPoint(move), reporter.report(threads.main()));
    } catch (RuntimeException | Error e) {
      // What a failed search leaves behind can't be trusted.
      pool.discardThreads();
      throw e;
    } finally {
      // This move does not wait for their end; the next search does.
      threads.stop();
    }
  }

  @Override
  public List<SearchReport> analyse(
      Position position, AnalysisOptions options, SearchControl control, SearchListener listener) {
    SearchThreads threads = pool.threadsFor(position, evaluationFor(position), control.limits());
    AnalysisSearch analysis = new AnalysisSearch(position, options, control, threads, listener);
    try {
      return analysis.search(new MainSearchLimits(control, this.options.overheadMillis(), threads));
    } catch (RuntimeException | Error e) {
      pool.discardThreads();
      throw e;
    } finally {
      threads.stop();
    }
  }

  @Override
  public Optional<SearchReport> balance(
      Position position, BalanceOptions options, SearchControl control, SearchListener listener) {
    SearchThreads threads = pool.threadsFor(position, evaluationFor(position), control.limits());
    SearchReporter reporter = new SearchReporter(position, control, threads, listener);
    SearchLimits limits = new MainSearchLimits(control, this.options.overheadMillis(), threads);
    int[] excluded = AnalysisSearch.cells(options.excluded(), position);
    Searcher searcher = threads.main();
    try {
      searcher.newSearch(position.toBoard(), limits);
      return searcher.balance(options.stones(), options.wanted(), excluded, reporter)
          ? Optional.of(reporter.report(searcher))
          : Optional.empty();
    } catch (RuntimeException | Error e) {
      pool.discardThreads();
      throw e;
    }
  }

  @Override
  public int maxThreads() {
    return pool.ledger().processors();
  }

  @Override
  public long maxHashBytes() {
    return pool.ledger().maxHashBytes();
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
            opening,
            evaluationFor(opening),
            new SearchTables(new TranspositionTable(0), ProofNumberTable.tiny()));
    Searcher searcher = searchers.main();
    searcher.newSearch(opening.toBoard(), new NodeLimit(0));
    searcher.search(new SilentListener());
  }

  @Override
  public void newGame() {
    pool.newGame();
  }

  /** Ends the threads. The engine can be used all the same: the next search makes new ones. */
  @Override
  public void close() {
    pool.discardThreads();
  }

  /** A class of its own, because the first lambda of a process takes milliseconds. */
  private static final class SilentListener implements Searcher.Listener {

    @Override
    public void iterationFinished(Searcher searcher) {}
  }
}
