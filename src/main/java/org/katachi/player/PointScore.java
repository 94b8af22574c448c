package org.katachi.player;

/** The score of each empty point of one position. */
public interface PointScore {

  /** The score of an empty cell for the side to move; the highest is played. */
  int of(int cell);
}
