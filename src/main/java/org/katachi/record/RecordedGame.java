package org.katachi.record;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/**
 * A game or a position that was read from a text.
 *
 * @param geometry the board's size
 * @param rule the rule, if the text names one that is known
 * @param moves the stones in the order of play, colours alternating, black first; all different and
 *     on the board
 * @param setup the number of the first stones whose order is not known, as those of a drawn board
 */
public record RecordedGame(Geometry geometry, Optional<Rule> rule, List<Point> moves, int setup) {

  /**
   * Checks the moves.
   *
   * @throws IllegalArgumentException if a stone lies outside the board or on another; the message
   *     names the move
   */
  public RecordedGame {
    moves = List.copyOf(moves);
    Set<Point> taken = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      Point move = moves.get(i);
      if (!geometry.contains(move)) {
        throw new IllegalArgumentException(
            "move %d, %s, is outside the board of %s"
                .formatted(i + 1, Notation.letterNumber(move), geometry));
      }
      if (!taken.add(move)) {
        throw new IllegalArgumentException(
            "move %d: %s is taken".formatted(i + 1, Notation.letterNumber(move)));
      }
    }
  }

  /** A game in which the order of all moves is known. */
  public static RecordedGame of(Geometry geometry, Optional<Rule> rule, List<Point> moves) {
    return new RecordedGame(geometry, rule, moves, 0);
  }

  /** The board after all moves. */
  public Board toBoard() {
    Board board = new Board(geometry);
    moves.forEach(move -> board.play(geometry.cell(move)));
    return board;
  }

  /**
   * The verdict on the last move, under a rule.
   *
   * @throws IllegalArgumentException if an earlier move has ended the game; the message names it
   */
  public Verdict verdict(Rule played) {
    Referee referee = new Referee(new RuleSet(played, false));
    Board board = new Board(geometry);
    Verdict verdict = Verdict.ONGOING;
    for (int i = 0; i < moves.size(); i++) {
      if (verdict != Verdict.ONGOING) {
        throw new IllegalArgumentException(
            "move %d, %s, ended the game by the rule %s"
                .formatted(i, Notation.letterNumber(moves.get(i - 1)), played));
      }
      board.play(geometry.cell(moves.get(i)));
      // The stones of a setup were not played one after the other.
      verdict = i + 1 < setup ? Verdict.ONGOING : referee.verdict(board, board.lastMove());
    }
    return verdict;
  }
}
