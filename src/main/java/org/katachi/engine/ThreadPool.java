package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.search.SearchLimits;
import org.katachi.search.root.Searcher;

/**
 * The searchers of a game: the main one, which the calling thread runs and whose move is played,
 * and the helpers with threads of their own (lazy SMP). They search the same position and share the
 * transposition table, through which the work of one speeds up the others.
 *
 * <p>Their memory is allocated here, before the first search, and one search after another uses it;
 * only what an analysis needs besides comes with the first.
 */
final class ThreadPool implements Searcher.DepthHook {

  /**
   * The helpers start at this depth in plies: most forced moves are found before, and need none.
   */
  private static final int START_DEPTH = 3;

  private final long gameKey;
  private final int wanted;
  private final Searcher main;
  private final List<SearchWorker> helpers = new ArrayList<>();

  /** The position of the present search. */
  private Board board;

  /** Whether a clock ends it. */
  private boolean hasClock;

  private int started;

  /**
   * The searchers of a game.
   *
   * @param gameKey the {@link SearcherFactory#key} of the game
   * @param count the number of helpers
   */
  ThreadPool(SearcherFactory searchers, long gameKey, int count) {
    this.gameKey = gameKey;
    wanted = count;
    main = searchers.main();
    try {
      while (helpers.size() < count) {
        helpers.add(new SearchWorker(searchers.helper()));
      }
    } catch (OutOfMemoryError e) {
      // The heap is full, or no more threads can be started: the search goes on with those so far.
    }
  }

  /** Whether these can search a position with a number of helpers. */
  boolean fit(Position position, int count) {
    return SearcherFactory.key(position) == gameKey && count == wanted && !hasFailed();
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
   * @return the cell of the best move
   */
  int search(Board position, SearchLimits limits, Searcher.Listener listener) {
    begin(position, limits);
    return main.search(listener, this);
  }

  /**
   * Searches the best lines of a position, as {@link #search} searches its best move.
   *
   * @param lines the number of lines
   * @param excluded the cells of moves that are left out
   */
  void searchLines(
      Board position, SearchLimits limits, int lines, int[] excluded, Searcher.Listener listener) {
    begin(position, limits);
    main.searchLines(lines, excluded, listener, this);
  }

  private void begin(Board position, SearchLimits limits) {
    board = position;
    hasClock = limits.hasClock();
    started = 0;
    main.newSearch(position, limits);
  }

  @Override
  public void depthFinished(int depth) {
    if (depth == START_DEPTH) {
      for (SearchWorker helper : helpers) {
        helper.start(board, hasClock);
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
