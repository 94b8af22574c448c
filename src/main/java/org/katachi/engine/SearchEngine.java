package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.search.NodeLimit;
import org.katachi.search.Score;
import org.katachi.search.SearchLimits;
import org.katachi.search.SearchParameters;
import org.katachi.search.SearchTables;
import org.katachi.search.Searcher;
import org.katachi.search.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * The engine that searches. Not safe for use by several threads at a time, but for the {@link
 * Control} and {@link #prepare}.
 */
public final class SearchEngine implements Engine {

  /** The least limit on the memory of the whole process, in bytes, that the engine can keep. */
  public static final long LEAST_MEMORY = TableMemory.LEAST_PROCESS_BYTES;

  /**
   * Mixed with the rules' number it tells apart the same stones under other rules and on other
   * boards.
   */
  private static final long RULES_SALT = 0x9E3779B97F4A7C15L;

  /** Other threads join in when the search has come so deep; forced moves are found sooner. */
  private static final int DEPTH_OF_COMPANY = 3;

  private final EngineOptions options;
  private final TableMemory memory = new TableMemory();

  /** One for each thread. */
  private final List<ProofNumberTable> proofs = new ArrayList<>();

  private final EvaluationCache evaluations = new EvaluationCache();
  private HelperThreads companions = new HelperThreads();

  public SearchEngine(EngineOptions options) {
    this.options = options;
  }

  /** With several threads the report counts the nodes of the calling one alone. */
  @Override
  public Answer choose(Position position, Control control, Consumer<Report> listener) {
    companions.join();
    companions = new HelperThreads();
    TranspositionTable table = memory.tableFor(control.limits());
    Searcher searcher =
        searcher(position, tables(table, 0), new TurnLimits(control, options.overheadMillis()));
    try {
      int move = searcher.search(new Progress(position, control, table, listener));
      return new Answer(position.geometry().toPoint(move), report(position, control, searcher));
    } finally {
      // The answer does not wait for them; the next choice does.
      companions.end();
    }
  }

  private Searcher searcher(Position position, SearchTables tables, SearchLimits budget) {
    return new Searcher(
        position.toBoard(),
        position.rules(),
        rulesKey(position),
        evaluations.of(position.rules().rule(), position.geometry()),
        SearchParameters.USUAL,
        tables,
        budget);
  }

  private SearchTables tables(TranspositionTable shared, int thread) {
    while (proofs.size() <= thread) {
      proofs.add(new ProofNumberTable());
    }
    return new SearchTables(shared, proofs.get(thread));
  }

  /**
   * Begins a search of a game of freestyle on 15×15. Its tables and its network are made for that,
   * and the classes loaded; a game by other rules or on another board gains what it has in common.
   */
  @Override
  public void prepare() {
    Geometry board = new Geometry(15, 15);
    Position opening = Position.of(board, RuleSet.FREESTYLE, List.of(new Point(7, 7)));
    SearchTables tables = new SearchTables(new TranspositionTable(0), new ProofNumberTable());
    searcher(opening, tables, new NodeLimit(0)).search(new Silence());
  }

  /** A class of its own for the same reason as {@link Progress}. */
  private static final class Silence implements Searcher.Listener {

    @Override
    public void iterationFinished(Searcher searcher) {}
  }

  @Override
  public void newGame() {
    companions.join();
    memory.clear();
  }

  /** A class of its own, for the first lambda of a process takes milliseconds. */
  private final class Progress implements Searcher.Listener {

    private final Position position;
    private final Control control;
    private final TranspositionTable table;
    private final Consumer<Report> listener;

    Progress(
        Position position, Control control, TranspositionTable table, Consumer<Report> listener) {
      this.position = position;
      this.control = control;
      this.table = table;
      this.listener = listener;
    }

    @Override
    public void iterationFinished(Searcher searcher) {
      if (searcher.depth() == DEPTH_OF_COMPANY) {
        startCompanions();
      }
      listener.accept(report(position, control, searcher));
    }

    private void startCompanions() {
      int most = Runtime.getRuntime().availableProcessors();
      for (int i = 1; i < Math.min(control.limits().threads(), most); i++) {
        companions.start(searcher(position, tables(table, i), companions));
      }
    }
  }

  private static long rulesKey(Position position) {
    long key = position.rules().info() * 100L + position.geometry().width();
    return (key * 100 + position.geometry().height()) * RULES_SALT;
  }

  private static Report report(Position position, Control control, Searcher searcher) {
    List<Point> variation = new ArrayList<>();
    for (int i = 0; i < searcher.variationLength(); i++) {
      variation.add(position.geometry().toPoint(searcher.variationMove(i)));
    }
    long nanos = System.nanoTime() - control.limits().clockStart();
    return new Report(
        searcher.depth(),
        Math.max(searcher.depth(), searcher.selectiveDepth()),
        evaluation(searcher.score()),
        searcher.nodes(),
        TimeUnit.NANOSECONDS.toMillis(nanos),
        variation);
  }

  private static Evaluation evaluation(int score) {
    if (Score.isProvedWin(score)) {
      return Evaluation.win(Score.plies(score));
    }
    return Score.isProvedLoss(score)
        ? Evaluation.loss(Score.plies(score))
        : Evaluation.estimate(score);
  }
}
