package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/**
 * One line of a game, or a position. Immutable.
 *
 * @param geometry the board's size
 * @param rule the rule, if the file names one that is known
 * @param moves the stones and passes in the order of play; all stones different and on the board.
 *     The sides mostly alternate, but need not
 * @param setup the number of the first stones whose order is not known, as those of a drawn board
 * @param toMove the side that moves after them all
 */
public record RecordedGame(
    Geometry geometry, Optional<Rule> rule, List<Move> moves, int setup, Colour toMove) {

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
      Move move = moves.get(i);
      if (move.isPass()) {
        continue;
      }
      if (!geometry.contains(move.point().get())) {
        throw new IllegalArgumentException(
            "move %d, %s, is outside the board of %s".formatted(i + 1, move, geometry));
      }
      if (!taken.add(move.point().get())) {
        throw new IllegalArgumentException("move %d: %s is taken".formatted(i + 1, move));
      }
    }
  }

  /** A game in which the order of all moves is known; black begins. */
  public static RecordedGame of(Geometry geometry, Optional<Rule> rule, List<Point> points) {
    return inTurn(geometry, rule, points.stream().map(Optional::of).toList(), 0);
  }

  /**
   * A game whose moves alternate; black begins.
   *
   * @param points where each stone is; nothing for a pass
   * @param setup the number of the first of them whose order is not known
   */
  public static RecordedGame inTurn(
      Geometry geometry, Optional<Rule> rule, List<Optional<Point>> points, int setup) {
    List<Move> moves = new ArrayList<>();
    Colour side = Colour.BLACK;
    for (Optional<Point> point : points) {
      moves.add(new Move(side, point));
      side = side.opponent();
    }
    return new RecordedGame(geometry, rule, moves, setup, side);
  }

  /**
   * The same game with moves that alternate, black's first: a pass stands wherever a side moves out
   * of turn.
   */
  public RecordedGame inTurn() {
    List<Move> all = new ArrayList<>();
    int newSetup = setup;
    for (int i = 0; i <= moves.size(); i++) {
      Colour turn = all.size() % 2 == 0 ? Colour.BLACK : Colour.WHITE;
      if (sideToMove(i) != turn) {
        all.add(Move.pass(turn));
      }
      newSetup = i == setup && setup > 0 ? all.size() : newSetup;
      all.addAll(moves.subList(i, Math.min(i + 1, moves.size())));
    }
    return new RecordedGame(geometry, rule, all, newSetup, toMove);
  }

  /** Whether the sides took turns, black first, and nobody passed. */
  public boolean isInTurn() {
    return equals(inTurn()) && moves.stream().noneMatch(Move::isPass);
  }

  /** The side that moves after so many moves. */
  public Colour sideToMove(int count) {
    return count < moves.size() ? moves.get(count).side() : toMove;
  }

  /** The stones on the board after so many moves, each once, in the order of play. */
  public List<Move> stones(int count) {
    return moves.subList(0, count).stream().filter(move -> !move.isPass()).toList();
  }

  /** The same game under a rule. */
  public RecordedGame withRule(Rule played) {
    return new RecordedGame(geometry, Optional.of(played), moves, setup, toMove);
  }

  /** The first moves of the game. */
  public RecordedGame first(int count) {
    return new RecordedGame(
        geometry, rule, moves.subList(0, count), Math.min(setup, count), sideToMove(count));
  }

  /**
   * The game with a stone more.
   *
   * @throws IllegalArgumentException if the point is outside the board or taken
   */
  public RecordedGame play(Point point) {
    List<Move> more = new ArrayList<>(moves);
    more.add(Move.stone(toMove, point));
    return new RecordedGame(geometry, rule, more, setup, toMove.opponent());
  }

  /** The board after all moves. */
  public Board toBoard() {
    Board board = new Board(geometry);
    moves.forEach(move -> put(board, move));
    turnTo(board, toMove);
    return board;
  }

  private void put(Board board, Move move) {
    turnTo(board, move.side());
    move.point().ifPresentOrElse(point -> board.play(geometry.cell(point)), () -> board.passTurn());
  }

  private static void turnTo(Board board, Colour side) {
    if (board.sideToMove() != side.stone()) {
      board.passTurn();
    }
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
    Board board = first(setup).toBoard();
    Verdict verdict = setupVerdict(board, played);
    for (int i = setup; i < moves.size(); i++) {
      if (verdict != Verdict.ONGOING) {
        throw new IllegalArgumentException(
            "%s ended the game by the rule %s"
                .formatted(
                    i == setup ? "the setup" : "move %d, %s,".formatted(i, moves.get(i - 1)),
                    played));
      }
      Move move = moves.get(i);
      put(board, move);
      verdict = move.isPass() ? Verdict.ONGOING : referee.verdict(board, board.lastMove());
    }
    return verdict;
  }

  private Verdict setupVerdict(Board board, Rule played) {
    List<Move> stones = moves.subList(0, setup);
    int side = board.sideToMove();
    Optional<Point> earlier = winner(board, played, side, stones);
    if (earlier.isPresent()) {
      throw new IllegalArgumentException(
          "the game is over: the line through %s had won by the rule %s before the last stone"
              .formatted(Notation.letterNumber(earlier.get()), played));
    }
    if (winner(board, played, Stone.opponent(side), stones).isPresent()) {
      return Verdict.WIN;
    }
    return board.isFull() ? Verdict.DRAW : Verdict.ONGOING;
  }

  /** The side that moved last; of a setup the one that is not to move. */
  public Colour lastMover() {
    return moves.size() > setup ? moves.get(moves.size() - 1).side() : toMove.opponent();
  }

  /**
   * The stone whose line wins under a rule: the last move, or of a setup any stone in a winning
   * line of the side that moved last.
   */
  public Optional<Point> winner(Rule played) {
    List<Move> last = moves.size() > setup ? moves.subList(moves.size() - 1, moves.size()) : moves;
    return winner(toBoard(), played, lastMover().stone(), last);
  }

  private Optional<Point> winner(Board board, Rule played, int colour, List<Move> stones) {
    Referee referee = referee(played);
    return stones.stream()
        .flatMap(stone -> stone.point().stream())
        .filter(stone -> board.stone(geometry.cell(stone)) == colour)
        .filter(stone -> referee.wins(board, geometry.cell(stone), colour))
        .findFirst();
  }

  private static Referee referee(Rule played) {
    return new Referee(new RuleSet(played, false));
  }
}
