package org.katachi.lab.games;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.rules.Referee;
import org.katachi.rules.Verdict;

/**
 * Draws openings: a few stones close together, most of them near the centre of the board.
 *
 * @param referee knows the rules
 */
public record RandomOpening(Referee referee) {

  private static final int MIN_OPENING = 2;
  private static final int MAX_OPENING = 8;

  /** An opening's stones lie in a square; this is the distance from its centre to its sides. */
  private static final int MIN_SPREAD = 2;

  private static final int MAX_SPREAD = 4;

  /** One opening in four lies anywhere, the others near the centre of the board. */
  private static final int ONE_IN_ANYWHERE = 4;

  /**
   * Draws an opening onto an empty board.
   *
   * @return false if the stones drawn are no beginning of a game; the board is then of no use
   */
  public boolean place(Board board, Random random) {
    Geometry geometry = board.geometry();
    int stones = random.nextInt(MIN_OPENING, MAX_OPENING + 1);
    int spread = random.nextInt(MIN_SPREAD, MAX_SPREAD + 1);
    boolean anywhere = random.nextInt(ONE_IN_ANYWHERE) == 0;
    int x = centre(geometry.width(), spread, anywhere, random);
    int y = centre(geometry.height(), spread, anywhere, random);
    for (int i = 0; i < stones; i++) {
      int column = x + random.nextInt(-spread, spread + 1);
      int row = y + random.nextInt(-spread, spread + 1);
      int cell = geometry.contains(column, row) ? geometry.cell(column, row) : 0;
      if (!board.isEmpty(cell) || referee.isForbidden(board, cell, board.sideToMove())) {
        return false;
      }
      board.play(cell);
      if (referee.verdict(board, cell) != Verdict.ONGOING) {
        return false;
      }
    }
    return true;
  }

  private static int centre(int side, int spread, boolean anywhere, Random random) {
    return anywhere && side > 2 * spread
        ? random.nextInt(spread, side - spread)
        : side / 2 + random.nextInt(-1, 2);
  }
}
