package org.katachi.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.RuleSet;
import org.katachi.search.NodeLimit;
import org.katachi.search.SearchLimits;
import org.katachi.search.root.Searcher;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * The engine that searches, with one thread or several. One thread at a time may use it; only
 * {@link SearchControl} and {@link #prepare} are free of that.
 */
public final class SearchEngine implements Engine, Analyser {

  /** The smallest limit on the memory of the whole process, in bytes, that the engine can keep. */
  public static final long MIN_MEMORY = MemoryBudget.MIN_PROCESS_BYTES;

  private final EngineOptions options;
  private final EvaluationLoader evaluations;
  private final SearchResources pool;

  /** Chooses below full strength. */
  private final RandomGenerator random;

  public SearchEngine(EngineOptions options) {
    this(options, new Random());
  }

  /**
   * An engine whose moves below full strength are the same each time, for tests.
   *
   * @param random chooses among the moves below full strength
   */
  SearchEngine(EngineOptions options, RandomGenerator random) {
    this(options, new SearchResources(MemoryBudget.ofProcess()), random);
  }

  /** An engine with a pool that may be one of another machine. */
  SearchEngine(EngineOptions options, SearchResources pool) {
    this(options, pool, new Random());
  }

  private SearchEngine(EngineOptions options, SearchResources pool, RandomGenerator random) {
    this.options = options;
    this.pool = pool;
    this.random = random;
    evaluations = new EvaluationLoader(options.evaluation());
  }

  @Override
  public BestMove choose(
      Position position, SearchControl control, Consumer<SearchReport> listener) {
    return choose(position, Set.of(), control, listener);
  }

  @Override
  public BestMove choose(
      Position position,
      Set<Point> excluded,
      SearchControl control,
      Consumer<SearchReport> listener) {
    SkillLevel handicap = new SkillLevel(control.limits().strength());
    // The first move of a game is no one's mistake.
    int lines = position.stones().isEmpty() ? 1 : handicap.lines();
    AnalysisOptions options = new AnalysisOptions(lines, excluded);
    return options.isPlain()
        ? best(position, control, listener)
        : oneOfSeveral(position, options, handicap, control, listener);
  }

  private BestMove oneOfSeveral(
      Position position,
      AnalysisOptions several,
      SkillLevel handicap,
      SearchControl control,
      Consumer<SearchReport> listener) {
    List<SearchReport> lines = analyse(position, several, control, listener::accept);
    SearchReport chosen = handicap.choose(lines, random);
    return new BestMove(chosen.variation().get(0), chosen);
  }

  private BestMove best(Position position, SearchControl control, Consumer<SearchReport> listener) {
    try (Lease lease = new Lease(position, control)) {
      SearchReporter reporter = new SearchReporter(position, control, lease.threads, listener);
      int move = lease.threads.search(position.toBoard(), lease.limits, reporter);
      SearchReport last = reporter.report(lease.threads.main());
      return lease.finished(new BestMove(position.geometry().toPoint(move), last));
    }
  }

  @Override
  public List<SearchReport> analyse(
      Position position, AnalysisOptions wanted, SearchControl control, SearchListener listener) {
    try (Lease lease = new Lease(position, control)) {
      AnalysisSearch analysis =
          new AnalysisSearch(position, wanted, control, lease.threads, listener);
      return lease.finished(analysis.search(lease.limits));
    }
  }

  @Override
  public Optional<SearchReport> balance(
      Position position, BalanceOptions wanted, SearchControl control, SearchListener listener) {
    int[] excluded = AnalysisSearch.cells(wanted.excluded(), position);
    try (Lease lease = new Lease(position, control)) {
      SearchReporter reporter = new SearchReporter(position, control, lease.threads, listener);
      Searcher searcher = lease.threads.main();
      searcher.newSearch(position.toBoard(), lease.limits);
      boolean found = searcher.balance(wanted.stones(), wanted.wanted(), excluded, reporter);
      return lease.finished(found ? Optional.of(reporter.report(searcher)) : Optional.empty());
    }
  }

  /** The threads of one search. What a search leaves behind that failed can't be trusted. */
  private final class Lease implements AutoCloseable {

    final ThreadPool threads;
    final SearchLimits limits;
    private boolean isFinished;

    Lease(Position position, SearchControl control) {
      threads = pool.threadsFor(position, evaluationFor(position), control.limits());
      limits = new MainSearchLimits(control, options.overheadMillis(), threads);
    }

    <T> T finished(T result) {
      isFinished = true;
      return result;
    }

    @Override
    public void close() {
      if (!isFinished) {
        pool.discardThreads();
      }
      // This move does not wait for their end; the next search does.
      threads.stop();
    }
  }

  @Override
  public long dumpTable(Path file, Position game) throws IOException {
    return pool.dumpTable(tableFile(file, game));
  }

  @Override
  public long loadTable(Path file, Position game, MoveLimits limits) throws IOException {
    return pool.loadTable(tableFile(file, game), limits);
  }

  private HashFile tableFile(Path file, Position game) {
    return new HashFile(file, game, evaluationFor(game).networkFingerprint());
  }

  @Override
  public int usedPermille() {
    return pool.tablePermille();
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
    searcher.search(new IgnoredIterations());
  }

  @Override
  public void newGame() {
    pool.newGame();
  }

  @Override
  public void close() {
    pool.discardThreads();
  }

  /** A class of its own, because the first lambda of a process takes milliseconds. */
  private static final class IgnoredIterations implements Searcher.Listener {

    @Override
    public void iterationFinished(Searcher searcher) {}
  }
}
