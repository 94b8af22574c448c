package org.katachi.search.root;

import org.katachi.search.Score;
import org.katachi.search.SearchParameters;

/**
 * A window around the value of the iteration before, which is widened while the value lies outside.
 *
 * @see <a href="https://www.chessprogramming.org/Aspiration_Windows">Aspiration windows</a>
 */
final class AspirationWindow {

  private final int firstDelta;
  private int centre;
  private int delta;

  AspirationWindow(SearchParameters parameters) {
    firstDelta = parameters.aspirationDelta;
  }

  /** Opens it: every value lies inside. */
  void open() {
    delta = Score.INFINITE;
  }

  /** Begins with a narrow window around a value. */
  void around(int value) {
    centre = value;
    delta = firstDelta;
  }

  int alpha() {
    return isOpen() ? -Score.INFINITE : Math.max(-Score.INFINITE, centre - delta);
  }

  int beta() {
    return isOpen() ? Score.INFINITE : Math.min(Score.INFINITE, centre + delta);
  }

  /** Whether a value is exact, and no bound. */
  boolean contains(int value) {
    return isOpen() || (value > alpha() && value < beta());
  }

  /**
   * Widens it after a value that lies outside. After a proved result it is opened: only that finds
   * the move that resists longest, or wins soonest, and its line.
   */
  void widen(int value) {
    delta = Score.isProved(value) ? Score.INFINITE : delta * SearchParameters.ASPIRATION_GROWTH;
  }

  private boolean isOpen() {
    return delta >= Score.INFINITE;
  }
}
