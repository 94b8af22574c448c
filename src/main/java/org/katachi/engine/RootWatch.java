package org.katachi.engine;

import java.util.concurrent.TimeUnit;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.search.SearchLimits;
import org.katachi.search.root.Searcher;

/**
 * Tells a listener which move of the root is being searched, whenever the search asks for its
 * limits. So the search itself knows nothing of it. Most moves take no time; only those that take
 * longer are told.
 */
final class RootWatch implements SearchLimits {

  /** A person can't follow more moves. */
  private static final long LEAST_NANOS = TimeUnit.MILLISECONDS.toNanos(30);

  private final SearchLimits limits;
  private final Searcher searcher;
  private final Geometry geometry;
  private final SearchListener listener;
  private final boolean[] lost;
  private int move;
  private long since;
  private boolean told;

  RootWatch(SearchLimits limits, Searcher searcher, Geometry geometry, SearchListener listener) {
    this.limits = limits;
    this.searcher = searcher;
    this.geometry = geometry;
    this.listener = listener;
    lost = new boolean[geometry.cellCount()];
  }

  @Override
  public boolean isHardLimitReached(long nodes) {
    watch(searcher.currentRootMove());
    return limits.isHardLimitReached(nodes);
  }

  @Override
  public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
    return limits.allowsNextIteration(depth, nodes, scoreDrop);
  }

  @Override
  public boolean hasClock() {
    return limits.hasClock();
  }

  @Override
  public boolean playsEasyMove() {
    return limits.playsEasyMove();
  }

  private void watch(int current) {
    long now = System.nanoTime();
    if (current != move) {
      finish();
      move = current;
      since = now;
    } else if (!told && geometry.isOnBoard(current) && now - since >= LEAST_NANOS) {
      told = true;
      listener.moveStarted(geometry.toPoint(current));
    }
  }

  /** Ends the search of a move. */
  void finish() {
    if (told) {
      listener.moveFinished(geometry.toPoint(move));
      told = false;
    }
  }

  /** Tells the moves that are proved to lose since the last iteration. */
  void tellLostMoves(Position position) {
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      Point point = geometry.toPoint(cell);
      if (!lost[cell] && position.isEmpty(point) && searcher.isProvedLoss(cell)) {
        lost[cell] = true;
        listener.moveLost(point);
      }
    }
  }
}
