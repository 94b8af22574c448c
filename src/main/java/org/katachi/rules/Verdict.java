package org.katachi.rules;

/** What a move just played has made of the game, seen from the player who played it. */
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
