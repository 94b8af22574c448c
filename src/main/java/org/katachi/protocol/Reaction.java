package org.katachi.protocol;

import org.katachi.engine.Position;

/** What a request leads to. */
sealed interface Reaction {

  /** Nothing to say yet. */
  record Silence() implements Reaction {}

  /** A line to write at once. */
  record Reply(String line) implements Reaction {}

  /** A new game: what the engine has learned does not count any more, and {@code OK} is due. */
  record NewGame() implements Reaction {}

  /**
   * A move is due.
   *
   * @param position what to move in
   * @param received when the clock of the turn began
   */
  record MoveDue(Position position, Received received) implements Reaction {}

  /**
   * An answer to a swap2 opening is due.
   *
   * @param opening a position with no, three or five stones
   * @param received when the clock of the turn began
   */
  record OpeningDue(Position opening, Received received) implements Reaction {}
}
