package org.katachi.engine;

import java.util.concurrent.TimeUnit;
import org.katachi.board.Geometry;
import org.katachi.search.root.Searcher;

/**
 * Shows a listener which move of the root is being searched. It looks whenever the search checks
 * its limits, so the search itself knows nothing of it. Most moves take no time; only those that
 * take longer are shown.
 */
final class RootWatch {

  /** A person can't follow more moves. */
  private static final long MIN_NANOS = TimeUnit.MILLISECONDS.toNanos(30);

  private final Position position;
  private final Searcher searcher;
  private final SearchListener listener;
  private final boolean[] lost;
  private int move;
  private long since;
  private boolean shown;

  RootWatch(Position position, Searcher searcher, SearchListener listener) {
    this.position = position;
    this.searcher = searcher;
    this.listener = listener;
    lost = new boolean[position.geometry().cellCount()];
  }

  /**
   * Looks which move is being searched.
   *
   * @param now the present {@link System#nanoTime}
   */
  void look(long now) {
    int current = searcher.currentRootMove();
    if (current != move) {
      finishMove();
      move = current;
      since = now;
    } else if (!shown && position.geometry().isOnBoard(current) && now - since >= MIN_NANOS) {
      shown = true;
      listener.moveStarted(position.geometry().toPoint(current));
    }
  }

  /** Ends the search of a move. */
  void finishMove() {
    if (shown) {
      listener.moveFinished(position.geometry().toPoint(move));
      shown = false;
    }
  }

  /** Shows the moves that are proved to lose since the last iteration. */
  void showLostMoves() {
    Geometry geometry = position.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (!lost[cell] && searcher.isProvedLoss(cell) && position.isEmpty(geometry.toPoint(cell))) {
        lost[cell] = true;
        listener.moveLost(geometry.toPoint(cell));
      }
    }
  }
}
