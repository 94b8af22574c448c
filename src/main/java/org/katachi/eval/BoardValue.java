package org.katachi.eval;

/** The value of the position on one board. Belongs to the board's thread. */
public interface BoardValue {

  /**
   * The value for the side to move, in the unit of {@link
   * org.katachi.network.ValueNetwork#EVAL_SCALE}.
   */
  int value();
}
