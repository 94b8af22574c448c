package org.katachi.tuning;

/**
 * An opening played twice with colours swapped.
 *
 * @param first 1 if the one won the first game, 0 for a draw, -1 if the other won
 * @param second likewise
 */
record PairResult(int first, int second) {

  /** The games that the one won less those that it lost. */
  int lead() {
    return first + second;
  }
}
