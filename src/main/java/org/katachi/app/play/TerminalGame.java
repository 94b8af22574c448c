package org.katachi.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/** The game in the terminal: the stones, the side to move, and its end. */
final class TerminalGame {

  private final PlaySetup setup;
  private final RuleSet rules;
  private final Referee referee;
  private final Board board;
  private Verdict verdict = Verdict.ONGOING;
  private boolean resigned;

  /**
   * A game after its first moves.
   *
   * @throws IllegalArgumentException if a move is impossible; the message is for the person
   */
  TerminalGame(PlaySetup setup, List<Point> moves) {
    this.setup = setup;
    rules = new RuleSet(setup.rule(), false);
    referee = new Referee(rules);
    board = new Board(setup.geometry());
    for (Point move : moves) {
      play(move);
    }
  }

  PlaySetup setup() {
    return setup;
  }

  /** The stones; callers must not change them. */
  Board board() {
    return board;
  }

  boolean isOver() {
    return resigned || verdict != Verdict.ONGOING;
  }

  /** Whether the person has resigned. */
  boolean isResigned() {
    return resigned;
  }

  /** The verdict on the last move. */
  Verdict verdict() {
    return verdict;
  }

  /** Whether it is the person's turn; if the game is over, whether it would be. */
  boolean isPersonToMove() {
    return Colour.of(board.sideToMove()) == setup.person();
  }

  /**
   * Plays a move for the side to move.
   *
   * @throws IllegalArgumentException if the move is impossible; the message is for the person
   */
  void play(Point point) {
    if (isOver()) {
      throw new IllegalArgumentException(
          "the game was over before " + Notation.letterNumber(point));
    }
    if (!setup.geometry().contains(point)) {
      throw new IllegalArgumentException(
          "outside the board, which ends at " + Notation.letterNumber(lastPoint()));
    }
    int cell = setup.geometry().cell(point);
    if (!board.isEmpty(cell)) {
      throw new IllegalArgumentException(Notation.letterNumber(point) + " is taken");
    }
    board.play(cell);
    verdict = referee.verdict(board, cell);
  }

  /** Ends the game: the person resigns. */
  void resign() {
    resigned = true;
  }

  /**
   * Takes back the resignation, or else the person's last move and the reply. A game that was over
   * goes on.
   *
   * @return false if the person has neither resigned nor moved yet
   */
  boolean takeBack() {
    if (resigned) {
      resigned = false;
      return true;
    }
    int remaining = board.moveCount() - (isPersonToMove() ? 2 : 1);
    if (remaining < 0) {
      return false;
    }
    while (board.moveCount() > remaining) {
      board.undo();
    }
    verdict = Verdict.ONGOING;
    return true;
  }

  /** The position for the engine. */
  Position position() {
    return Position.of(setup.geometry(), rules, moves());
  }

  /** The game for a file. */
  RecordedGame record() {
    return RecordedGame.of(setup.geometry(), Optional.of(setup.rule()), moves());
  }

  private Point lastPoint() {
    return new Point(setup.geometry().width() - 1, setup.geometry().height() - 1);
  }

  private List<Point> moves() {
    List<Point> moves = new ArrayList<>();
    for (int i = 0; i < board.moveCount(); i++) {
      moves.add(setup.geometry().toPoint(board.move(i)));
    }
    return moves;
  }
}
