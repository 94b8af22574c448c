package org.katachi.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.common.ShippedFiles;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.LimitCheck;
import org.katachi.search.root.Searcher;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * The engine that searches, with one thread or several. One thread at a time may use it; only
 * {@link SearchControl} and {@link #prepare} are free of that.
 */
public final class SearchEngine implements Analyser {

  /** The smallest limit on the memory of the whole process, in bytes, that the engine can keep. */
  public static final long MIN_MEMORY = MemoryBudget.MIN_PROCESS_BYTES;

  private final EngineOptions options;
  private final SearchResources resources;

  /** Chooses below full strength. */
  private final RandomGenerator random;

  /** Each is loaded once, since that takes milliseconds. Guarded by themselves. */
  private final Map<Rule, ShapeEvaluation> forSmallBoards = new EnumMap<>(Rule.class);

  private final Map<Rule, ShapeEvaluation> forLargeBoards = new EnumMap<>(Rule.class);

  /** An engine that may use what the process has. */
  public SearchEngine(EngineOptions options) {
    this(options, MemoryBudget.ofProcess());
  }

  /**
   * An engine with a budget of its own, for where there is no process to ask.
   *
   * @param budget its processors and its heap
   */
  public SearchEngine(EngineOptions options, MemoryBudget budget) {
    this(options, new SearchResources(budget));
  }

  /**
   * An engine whose moves below full strength are the same each time, for tests.
   *
   * @param random chooses among the moves below full strength
   */
  SearchEngine(EngineOptions options, RandomGenerator random) {
    this(options, new SearchResources(MemoryBudget.ofProcess()), random);
  }

  /** An engine with resources that may be those of another machine. */
  SearchEngine(EngineOptions options, SearchResources resources) {
    this(options, resources, new Random());
  }

  private SearchEngine(EngineOptions options, SearchResources resources, RandomGenerator random) {
    this.options = options;
    this.resources = resources;
    this.random = random;
  }

  @Override
  public SearchReport choose(Position position, SearchControl control, SearchListener listener) {
    SkillLevel skill = new SkillLevel(control.limits().strength());
    // The first move of a game is no one's mistake.
    return skill.isFull() || position.stones().isEmpty()
        ? search(position, 1, control, listener).get(0)
        : skill.choose(search(position, skill.lines(), control, new BestLine(listener)), random);
  }

  /** What a player below full strength shows is the best line, not those that it chooses from. */
  private record BestLine(SearchListener listener) implements SearchListener {

    @Override
    public void linesFound(List<SearchReport> lines) {
      listener.linesFound(lines.subList(0, 1));
    }
  }

  @Override
  public List<SearchReport> analyse(
      Position position, SearchControl control, SearchListener listener) {
    return search(position, control.limits().lines(), control, listener);
  }

  private List<SearchReport> search(
      Position position, int lines, SearchControl control, SearchListener listener) {
    try (SearchRun run = run(position, control, listener, listener)) {
      return run.search(lines);
    }
  }

  @Override
  public Optional<SearchReport> balance(
      Position position, int stones, int value, SearchControl control, SearchListener listener) {
    try (SearchRun run = run(position, control, listener, SearchListener.SILENT)) {
      return run.balance(stones, value);
    }
  }

  private SearchRun run(
      Position position,
      SearchControl control,
      SearchListener listener,
      SearchListener moveListener) {
    ThreadPool threads = resources.threadsFor(position, evaluationFor(position), control.limits());
    int overhead = options.overheadMillis();
    return new SearchRun(position, control, resources, threads, overhead, listener, moveListener);
  }

  @Override
  public long dumpTable(Path file, Position game) throws IOException {
    return resources.dumpTable(tableFile(file, game));
  }

  @Override
  public long loadTable(Path file, Position game, SearchLimits limits) throws IOException {
    return resources.loadTable(tableFile(file, game), limits);
  }

  private HashFile tableFile(Path file, Position game) {
    return new HashFile(file, game, evaluationFor(game).networkFingerprint());
  }

  @Override
  public int usedPermille() {
    return resources.tablePermille();
  }

  @Override
  public int maxThreads() {
    return resources.budget().processors();
  }

  @Override
  public long maxHashBytes() {
    return resources.budget().maxHashBytes();
  }

  /** One that asks during a load waits for it: {@link #prepare} has a thread of its own. */
  ShapeEvaluation evaluationFor(Position position) {
    synchronized (forSmallBoards) {
      Rule rule = position.rules().rule();
      Map<Rule, ShapeEvaluation> loaded =
          ShippedFiles.isLarge(position.geometry()) ? forLargeBoards : forSmallBoards;
      ShapeEvaluation evaluation = loaded.get(rule);
      if (evaluation == null) {
        evaluation = options.evaluation().load(rule, position.geometry());
        loaded.put(rule, evaluation);
      }
      return evaluation;
    }
  }

  /**
   * Starts a search of freestyle on 15×15 and ends it at once. That makes the tables and the
   * network for this game and loads the classes; another game profits from what it has in common.
   */
  @Override
  public void prepare() {
    Position opening =
        Position.of(new Geometry(15, 15), RuleSet.FREESTYLE, List.of(new Point(7, 7)));
    SearchTables tables = new SearchTables(new TranspositionTable(0), ProofNumberTable.tiny());
    Searcher searcher = ThreadPool.searcher(opening, evaluationFor(opening), tables);
    searcher.newSearch(opening.toBoard(), new LimitCheck.Nodes(0));
    searcher.search(new IgnoredIterations());
  }

  @Override
  public void newGame() {
    resources.newGame();
  }

  @Override
  public void close() {
    resources.discardThreads();
  }

  /** A named class, for start-up: see CONTRIBUTING. */
  private static final class IgnoredIterations implements Searcher.Listener {

    @Override
    public void iterationFinished(Searcher searcher) {}
  }
}
