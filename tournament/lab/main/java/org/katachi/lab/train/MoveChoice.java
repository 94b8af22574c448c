package org.katachi.lab.train;

/** A choice between candidates, the moves to empty points near a stone. */
public interface MoveChoice {

  /** The number of stones on the board. */
  int stones();

  /** The number of candidates. */
  int count();

  /** The index of the best move among the candidates. */
  int best();

  /** The index of the second-best move, or -1. */
  int secondBest();
}
