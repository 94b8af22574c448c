package org.katachi.classic;

/** Scores the empty points of one position. */
public interface PointScorer {

  /** The score of an empty cell for the side to move; the highest score is played. */
  int score(int cell);
}
