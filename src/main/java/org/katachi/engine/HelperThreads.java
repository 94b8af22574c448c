package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import org.katachi.search.SearchLimits;
import org.katachi.search.Searcher;

/**
 * Threads that search the same position beside the one whose move is played ("lazy SMP"): all they
 * share is the hash table, through which what one has found speeds up the others.
 *
 * <p>They search until they are told to end; that is their whole budget.
 */
final class HelperThreads implements SearchLimits {

  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean over;

  @Override
  public boolean isSpent(long nodes) {
    return over;
  }

  @Override
  public boolean allowsIteration(int depth, long nodes, int fall) {
    return !over;
  }

  /** Starts a thread for a searcher that has this budget. */
  void start(Searcher searcher) {
    Thread thread = new Thread(() -> searcher.search(finished -> {}), "lazy-smp");
    thread.setDaemon(true);
    threads.add(thread);
    thread.start();
  }

  /** Tells the threads to end. */
  void end() {
    over = true;
  }

  /** Waits until the threads have ended, which they have a millisecond or so after {@link #end}. */
  void join() {
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
