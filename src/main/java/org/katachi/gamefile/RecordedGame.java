package org.katachi.gamefile;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.board.Stone;
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
   * The verdict on the last move, under a rule. Of a setup any stone may have been the last, so
   * each is judged; but only a winning line counts, because whether a stone was a foul depends on
   * the order.
   *
   * @throws IllegalArgumentException if the game had ended before the last move; the message names
   *     the end
   */
  public Verdict verdict(Rule played) {
    Referee referee = referee(played);
    Board board = new Board(geometry);
    moves.subList(0, setup).forEach(stone -> board.play(geometry.cell(stone)));
    Verdict verdict = setupVerdict(board, played);
    for (int i = setup; i < moves.size(); i++) {
      if (verdict != Verdict.ONGOING) {
        throw new IllegalArgumentException(
            "%s ended the game by the rule %s"
                .formatted(i == setup ? "the setup" : name(i), played));
      }
      board.play(geometry.cell(moves.get(i)));
      verdict = referee.verdict(board, board.lastMove());
    }
    return verdict;
  }

  private Verdict setupVerdict(Board board, Rule played) {
    List<Point> stones = moves.subList(0, setup);
    Optional<Point> earlier = winner(board, played, board.sideToMove(), stones);
    if (earlier.isPresent()) {
      throw new IllegalArgumentException(
          "the game is over: the line through %s had won by the rule %s before the last stone"
              .formatted(Notation.letterNumber(earlier.get()), played));
    }
    if (winner(board, played, Stone.opponent(board.sideToMove()), stones).isPresent()) {
      return Verdict.WIN;
    }
    return board.isFull() ? Verdict.DRAW : Verdict.ONGOING;
  }

  /**
   * The stone whose line wins under a rule: the last move, or of a setup any stone in a winning
   * line of the side that moved last.
   */
  public Optional<Point> winner(Rule played) {
    Board board = toBoard();
    List<Point> last = moves.size() > setup ? moves.subList(moves.size() - 1, moves.size()) : moves;
    return winner(board, played, Stone.opponent(board.sideToMove()), last);
  }

  private Optional<Point> winner(Board board, Rule played, int colour, List<Point> stones) {
    Referee referee = referee(played);
    return stones.stream()
        .filter(stone -> board.stone(geometry.cell(stone)) == colour)
        .filter(stone -> referee.wins(board, geometry.cell(stone), colour))
        .findFirst();
  }

  private static Referee referee(Rule played) {
    return new Referee(new RuleSet(played, false));
  }

  private String name(int number) {
    return "move %d, %s,".formatted(number, Notation.letterNumber(moves.get(number - 1)));
  }
}
