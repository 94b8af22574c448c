package org.katachi.rules;

/** The state of the game after a move, seen from the player who made it. */
public enum Verdict {
  /** Nothing is decided. */
  ONGOING,
  /** The move made a winning line; in a continuous game the game goes on nevertheless. */
  WIN,
  /** The move was forbidden, and the player loses. */
  FOUL,
  /** The board is full, and nobody has won. */
  DRAW
}
