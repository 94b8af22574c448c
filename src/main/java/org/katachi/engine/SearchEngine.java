package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.board.Point;
import org.katachi.eval.WeightedScoring;
import org.katachi.rules.Referee;
import org.katachi.search.Budget;
import org.katachi.search.HashTable;
import org.katachi.search.Score;
import org.katachi.search.Searcher;

/**
 * The engine that searches. Not safe for use by several threads at a time, but for the {@link
 * Control}.
 */
public final class SearchEngine implements Engine {

  /** The least limit on the memory of the whole process, in bytes, that the engine can keep. */
  public static final long LEAST_MEMORY = HashMemory.LEAST_PROCESS_BYTES;

  /**
   * Mixed with the rules' number it tells apart the same stones under other rules and on other
   * boards.
   */
  private static final long RULES_SALT = 0x9E3779B97F4A7C15L;

  private final EngineOptions options;
  private final HashMemory memory = new HashMemory();
  private final WeightedScoring scoring;

  public SearchEngine(EngineOptions options) {
    this.options = options;
    scoring = new WeightedScoring(options.weights());
  }

  /** With several threads the report counts the nodes of the calling one alone. */
  @Override
  public Answer choose(Position position, Control control, Consumer<Report> listener) {
    HashTable table = memory.tableFor(control.limits());
    Budget budget = new TurnBudget(control, options.overheadMillis());
    Searcher searcher = searcher(position, table, budget);
    LazySmp companions = new LazySmp();
    int threads = Math.min(control.limits().threads(), Runtime.getRuntime().availableProcessors());
    for (int i = 1; i < threads; i++) {
      companions.start(searcher(position, table, companions));
    }
    int move = searcher.search(new Reporter(position, control, listener));
    companions.end();
    return new Answer(position.geometry().toPoint(move), report(position, control, searcher));
  }

  private Searcher searcher(Position position, HashTable table, Budget budget) {
    return new Searcher(
        position.toBoard(),
        new Referee(position.rules()),
        rulesKey(position),
        scoring,
        table,
        budget);
  }

  @Override
  public void newGame() {
    memory.clear();
  }

  /** A class of its own, for the first lambda of a process takes milliseconds. */
  private record Reporter(Position position, Control control, Consumer<Report> listener)
      implements Searcher.Listener {

    @Override
    public void iterationFinished(Searcher searcher) {
      listener.accept(report(position, control, searcher));
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
