package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.search.LimitCheck;
import org.katachi.search.SearchParameters;
import org.katachi.search.root.Searcher;
import org.katachi.search.table.SearchTables;

/**
 * The searchers of a game: the main one, which the calling thread runs and whose move is played,
 * and the helpers with threads of their own (lazy SMP). They search the same position and share the
 * transposition table, through which the work of one speeds up the others.
 *
 * <p>Their memory is allocated here, before the first search, and one search after another uses it;
 * only what an analysis needs besides comes with the first.
 */
class ThreadPool implements Searcher.DepthHook {

  /**
   * The helpers start at this depth in plies: most forced moves are found before, and need none.
   */
  private static final int START_DEPTH = 3;

  /**
   * Mixed with the rules' number, it gives the same stones other keys under other rules and on
   * other boards.
   */
  private static final long RULES_SALT = 0x9E3779B97F4A7C15L;

  private final long gameKey;
  private final int wanted;
  private final Searcher main;
  private final List<SearchWorker> helpers = new ArrayList<>();

  /** The position of the present search. */
  private Board board;

  private LimitCheck limits;
  private int started;

  /**
   * The searchers of a game. They share the transposition table; the main one alone searches VCT.
   *
   * @param position any position of the game
   * @param tables those of the main thread
   * @param count the number of helpers
   */
  ThreadPool(Position position, ShapeEvaluation evaluation, SearchTables tables, int count) {
    gameKey = key(position);
    wanted = count;
    main = searcher(position, evaluation, tables);
    try {
      while (helpers.size() < count) {
        helpers.add(new SearchWorker(helper(position, evaluation, tables)));
      }
    } catch (OutOfMemoryError e) {
      // The heap is full, or no more threads can be started: the search goes on with those so far.
    }
  }

  /** The searcher of a helper thread. */
  Searcher helper(Position position, ShapeEvaluation evaluation, SearchTables tables) {
    return searcher(position, evaluation, tables.forHelper());
  }

  /** A searcher of the positions of a game. */
  static Searcher searcher(Position position, ShapeEvaluation evaluation, SearchTables tables) {
    return new Searcher(
        position.geometry(),
        position.rules(),
        key(position),
        evaluation,
        SearchParameters.DEFAULT,
        tables);
  }

  /** A number that tells apart the rules and the sizes of games. */
  static long key(Position position) {
    long key = position.rules().info() * 100L + position.geometry().width();
    return (key * 100 + position.geometry().height()) * RULES_SALT;
  }

  /** Whether these can search a position with a number of helpers. */
  boolean fit(Position position, int count) {
    return key(position) == gameKey && count == wanted && !hasFailed();
  }

  /** Whether a helper has failed. */
  boolean hasFailed() {
    boolean failed = false;
    for (SearchWorker helper : helpers) {
      failed |= helper.hasFailed();
    }
    return failed;
  }

  /** The searcher of the main thread. */
  Searcher main() {
    return main;
  }

  /** The number of helpers, for tests. */
  int helperCount() {
    return helpers.size();
  }

  /**
   * Searches on the calling thread, with the helpers from a fixed depth on.
   *
   * @param position not to be changed until the helpers have ended
   * @param lines the number of lines
   * @param excluded the cells of moves that are left out
   */
  void search(
      Board position, LimitCheck check, int lines, int[] excluded, Searcher.Listener listener) {
    board = position;
    limits = check;
    started = 0;
    main.newSearch(position, check);
    if (lines == 1 && excluded.length == 0) {
      main.search(listener, this);
    } else {
      main.searchLines(lines, excluded, listener, this);
    }
  }

  @Override
  public void depthFinished(int depth) {
    if (depth == START_DEPTH) {
      for (SearchWorker helper : helpers) {
        helper.start(board, limits.allowsFallbackEvaluation());
      }
      started = helpers.size();
    }
  }

  /** Forgets what was learned in a game; no helper may be searching. */
  void newGame() {
    main.newGame();
    helpers.forEach(SearchWorker::newGame);
  }

  /** The number of helpers that take part in the present search, for tests. */
  int running() {
    return started;
  }

  /** The nodes that the helpers have visited in the present search. */
  long helperNodes() {
    long sum = 0;
    // By index: an iterator would be made every few dozen nodes.
    for (int i = 0; i < started; i++) {
      sum += helpers.get(i).nodes();
    }
    return sum;
  }

  /** Asks the helpers to end their search. */
  void stop() {
    for (SearchWorker helper : helpers) {
      helper.stop();
    }
  }

  /** Waits until the helpers have ended their search. */
  void join() {
    for (SearchWorker helper : helpers) {
      helper.join();
    }
  }

  /** Ends the threads; nothing can be searched any more. */
  void close() {
    for (SearchWorker helper : helpers) {
      helper.close();
    }
  }
}
