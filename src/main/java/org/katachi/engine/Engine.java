package org.katachi.engine;

/**
 * Chooses moves. A process may have several engines, which share no positions and nothing that was
 * learned from them; one engine searches for one move at a time.
 */
public interface Engine {

  /**
   * Finds the best move for the side to move, or one of the best below full strength. Blocks until
   * the search ends, which is when the move is proved, a limit is reached or the control is
   * stopped. The move is always legal, also in a position in which the game is over.
   *
   * @param position a board that is not full
   * @param control the limits, and the stop flag for other threads; only an {@link Analyser} leaves
   *     out the excluded moves
   * @param listener receives the lines after each iteration, on the calling thread
   * @return how the move was found, with the move itself
   */
  SearchReport choose(Position position, SearchControl control, SearchListener listener);

  /**
   * Does the work that would otherwise fall into the time of the first move. It may run on a thread
   * of its own beside any other call.
   */
  default void prepare() {}

  /** Clears what was learned in earlier positions: the next one belongs to a new game. */
  void newGame();
}
