package org.katachi.engine;

import java.util.function.Consumer;

/**
 * Chooses moves. Two engines in one process do not see each other; one engine chooses one move at a
 * time.
 */
public interface Engine {

  /**
   * Chooses a move for the side to move. Blocks until the move is found, the limits are reached or
   * the control is stopped; in each case it answers with a legal move, also in a position in which
   * the game is over already.
   *
   * @param position a board that is not full
   * @param control the limits, and the flag by which another thread ends the choice
   * @param listener is told after each finished iteration, on the calling thread
   */
  Answer choose(Position position, Control control, Consumer<Report> listener);

  /**
   * Makes ready what the first choice would else take from its own time. May go on on a thread of
   * its own beside anything else.
   */
  default void prepare() {}

  /** Forgets what was learned in earlier positions: the next one belongs to a new game. */
  void newGame();
}
