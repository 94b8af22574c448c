package org.katachi.tournament.game;

import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/**
 * What a game begins with.
 *
 * @param geometry the board
 * @param rules the rules; a continuous game is not played here
 * @param opening the moves that are on the board before a brain is asked, black's first
 */
public record GameSetup(Geometry geometry, RuleSet rules, List<Point> opening) {

  /**
   * Takes a copy of the opening.
   *
   * @throws IllegalArgumentException if the rules are of a continuous game, or the opening is not
   *     the beginning of a game that goes on
   */
  public GameSetup {
    opening = List.copyOf(opening);
    if (rules.continuous()) {
      throw new IllegalArgumentException("continuous games are not played");
    }
    checkGoesOn(geometry, rules, opening);
  }

  private static void checkGoesOn(Geometry geometry, RuleSet rules, List<Point> opening) {
    Referee referee = new Referee(rules);
    Board board = new Board(geometry);
    for (Point move : opening) {
      int cell = geometry.cell(move);
      if (!geometry.contains(move) || !board.isEmpty(cell)) {
        throw new IllegalArgumentException("no legal opening: " + Notation.pos(opening));
      }
      board.play(cell);
      if (referee.verdict(board, cell) != Verdict.ONGOING) {
        throw new IllegalArgumentException(
            "the opening ends the game under the rule " + rules + ": " + Notation.pos(opening));
      }
    }
  }

  /** A board with the opening on it. */
  Board board() {
    Board board = new Board(geometry);
    opening.forEach(move -> board.play(geometry.cell(move)));
    return board;
  }
}
