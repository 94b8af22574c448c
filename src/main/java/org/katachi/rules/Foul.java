package org.katachi.rules;

/**
 * Why a move is forbidden to black in renju. A move that makes several counts as the first of them.
 */
public enum Foul {
  /** The move may be played. */
  NONE,
  /** Six or more in a row. */
  OVERLINE,
  /** Two or more fours at once, in two directions or in one line. */
  DOUBLE_FOUR,
  /** Threes in two or more directions at once. */
  DOUBLE_THREE
}
