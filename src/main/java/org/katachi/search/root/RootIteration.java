package org.katachi.search.root;

import org.katachi.search.proof.MateVerifier;
import org.katachi.search.proof.PvLine;
import org.katachi.search.tree.AlphaBeta;

/**
 * What the iterations of {@link Searcher} search at the root: the best move, the best of several
 * lines, or stones after which the position is balanced.
 */
interface RootIteration {

  /** The number of lines, at least one once the search has begun. */
  int lines();

  /** A line, the best first. */
  RootMove line(int i);

  /**
   * Searches to a depth.
   *
   * @param depth in plies, at least one
   * @param otherNodes the nodes visited outside {@link AlphaBeta}, for the limits
   * @return whether the iteration was finished; if not, the lines are the best known so far
   */
  boolean search(int depth, long otherNodes);

  /** Makes proved scores what can be verified, and extends their lines to the end of the game. */
  void verifyMates(MateVerifier mateVerifier);

  /** Whether another iteration would add nothing. */
  boolean isOver();

  /** Whether a win by threats is wanted. */
  boolean seeksThreats();

  /**
   * Takes a proved win as the best line.
   *
   * @param score its verified score
   * @return whether it was taken
   */
  boolean takeWin(PvLine win, int score);
}
