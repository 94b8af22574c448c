package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import org.katachi.search.SearchLimits;
import org.katachi.search.Searcher;

/**
 * The helper threads of one search (lazy SMP): they search the same position as the main thread,
 * whose move is played. All share the transposition table, through which the work of one speeds up
 * the others.
 *
 * <p>The main search calls the hook on its own thread; the helpers start at a fixed depth and
 * search until {@link #stop}.
 */
final class HelperThreads implements Searcher.DepthHook {

  /** In plies: most forced moves are found before, and need no helpers. */
  private static final int START_DEPTH = 3;

  private final SearcherFactory searchers;
  private final int count;
  private final StopFlag stopFlag = new StopFlag();
  private final List<Searcher> helpers = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  /**
   * The helpers of a search, not started yet.
   *
   * @param searchers makes the searchers of the position
   * @param count the number of helpers
   */
  HelperThreads(SearcherFactory searchers, int count) {
    this.searchers = searchers;
    this.count = count;
  }

  @Override
  public void depthFinished(int depth) {
    if (depth == START_DEPTH) {
      for (int i = 0; i < count; i++) {
        start(searchers.helper(stopFlag));
      }
    }
  }

  /**
   * The nodes that the helpers have visited so far, as far as their threads have published them.
   */
  long nodes() {
    long sum = 0;
    // By index: an iterator would be made every few dozen nodes.
    for (int i = 0; i < helpers.size(); i++) {
      sum += helpers.get(i).nodes();
    }
    return sum;
  }

  private void start(Searcher searcher) {
    helpers.add(searcher);
    Thread thread = new Thread(() -> searcher.search(finished -> {}), "lazy-smp");
    thread.setDaemon(true);
    threads.add(thread);
    thread.start();
  }

  /** The number of helpers that have been started. */
  int running() {
    return helpers.size();
  }

  /** Asks the helpers to end; they have ended about a millisecond later. */
  void stop() {
    stopFlag.stopped = true;
  }

  /** Waits until the helpers have ended. */
  void join() {
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** The only limit of a helper. */
  private static final class StopFlag implements SearchLimits {

    private volatile boolean stopped;

    @Override
    public boolean isHardLimitReached(long nodes) {
      return stopped;
    }

    @Override
    public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
      return !stopped;
    }
  }
}
