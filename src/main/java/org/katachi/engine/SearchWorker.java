package org.katachi.engine;

import org.katachi.board.Board;
import org.katachi.search.LimitCheck;
import org.katachi.search.root.Searcher;

/**
 * A helper of lazy SMP: a searcher with a thread of its own, which lives as long as the game and
 * waits between two searches. Its move is not used, only what it leaves in the transposition table.
 */
final class SearchWorker implements LimitCheck {

  private final Searcher searcher;
  private final Thread thread;

  /** The position to search; null while the thread waits. Guarded by this. */
  private Board position;

  /** Guarded by this. */
  private boolean closed;

  private volatile boolean stopped;
  private volatile boolean fallbackAllowed;

  /** Written by the helper's thread, read by the main one. */
  private volatile long nodes;

  private volatile boolean failed;

  /** A helper whose thread waits for its first search. */
  SearchWorker(Searcher searcher) {
    this.searcher = searcher;
    thread = new Thread(this::run, "lazy-smp");
    thread.setDaemon(true);
    thread.start();
  }

  /** Forgets what was learned in a game; the last search must have ended. */
  synchronized void newGame() {
    searcher.newGame();
  }

  /**
   * Begins a search; the last one must have ended.
   *
   * @param fallback whether the main search, whose values the helper's are to be like, may take
   *     those of the small network
   */
  synchronized void start(Board board, boolean fallback) {
    stopped = false;
    fallbackAllowed = fallback;
    nodes = 0;
    position = board;
    notifyAll();
  }

  /** Asks the search to end, if there is one; it has ended about a millisecond later. */
  void stop() {
    stopped = true;
  }

  /** Waits until the search has ended, if there is one. */
  synchronized void join() {
    while (position != null) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /** Ends the thread, and with it the search. */
  synchronized void close() {
    stop();
    closed = true;
    notifyAll();
  }

  /** The nodes of the search when its limits were last checked. */
  long nodes() {
    return nodes;
  }

  /** Whether a search has failed, so that the searcher's state can't be trusted. */
  boolean hasFailed() {
    return failed;
  }

  /** The thread, for tests to see that it ends. */
  Thread thread() {
    return thread;
  }

  private void run() {
    for (Board next = await(); next != null; next = await()) {
      try {
        searcher.newSearch(next, this);
        searcher.search(finished -> {});
      } catch (RuntimeException | Error e) {
        // The main search goes on alone; the next one has new helpers.
        failed = true;
        thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
      } finally {
        end();
      }
    }
    end();
  }

  /** Waits for the next position; returns null once the helper is closed. */
  private synchronized Board await() {
    while (position == null && !closed) {
      try {
        wait();
      } catch (InterruptedException e) {
        // Nobody interrupts this thread; it ends when it is closed.
      }
    }
    return closed ? null : position;
  }

  private synchronized void end() {
    position = null;
    notifyAll();
  }

  /** A helper is stopped, and has no limit of its own; its nodes count for the main search's. */
  @Override
  public boolean isHardLimitReached(long visited) {
    nodes = visited;
    return stopped;
  }

  @Override
  public boolean allowsNextIteration(int depth, long visited, int scoreDrop) {
    nodes = visited;
    return !stopped;
  }

  @Override
  public boolean allowsFallbackEvaluation() {
    return fallbackAllowed;
  }
}
