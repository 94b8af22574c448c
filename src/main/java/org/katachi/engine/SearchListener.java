package org.katachi.engine;

import java.util.List;
import org.katachi.board.Point;

/** Listens to a search, on the thread that searches. */
public interface SearchListener {

  /** Ignores everything. */
  SearchListener SILENT = new Silent();

  /**
   * Called after each iteration.
   *
   * @param lines the best lines, the best first, at least one
   */
  void linesFound(List<SearchReport> lines);

  /** Called when the search of a move takes longer than most. */
  default void moveStarted(Point move) {}

  /** Called when the search of a move that was started has ended. */
  default void moveFinished(Point move) {}

  /** Called when a move is proved to lose. */
  default void moveLost(Point move) {}

  /** A named class, for start-up: see CONTRIBUTING. */
  final class Silent implements SearchListener {

    private Silent() {}

    @Override
    public void linesFound(List<SearchReport> lines) {}
  }
}
