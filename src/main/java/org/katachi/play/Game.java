package org.katachi.play;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/** The game under way: the stones, whose turn it is, and whether it is over. */
final class Game {

  private final GameSetup setup;
  private final RuleSet rules;
  private final Referee referee;
  private final Board board;
  private Verdict verdict = Verdict.ONGOING;
  private boolean resigned;

  /**
   * The game after the moves of a saved one.
   *
   * @throws IllegalArgumentException if the moves make no game; the message is for the person
   */
  Game(SavedGame start) {
    setup = start.setup();
    rules = new RuleSet(setup.rule(), false);
    referee = new Referee(rules);
    board = new Board(setup.geometry());
    for (Point move : start.moves()) {
      play(move);
    }
  }

  GameSetup setup() {
    return setup;
  }

  /** The stones; to be read only. */
  Board board() {
    return board;
  }

  boolean isOver() {
    return resigned || verdict != Verdict.ONGOING;
  }

  /** Tells whether the person has given the game up. */
  boolean isResigned() {
    return resigned;
  }

  /** What the last move has made of the game. */
  Verdict verdict() {
    return verdict;
  }

  /** Tells whose turn it is, or would be if the game were not over. */
  boolean isPersonToMove() {
    return Colour.of(board.sideToMove()) == setup.person();
  }

  /**
   * Plays for the side to move.
   *
   * @throws IllegalArgumentException if the rules of the board do not allow it; the message is for
   *     the person
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

  /** The person gives the game up. */
  void resign() {
    resigned = true;
  }

  /**
   * Takes back the person's last stone and what followed it; the game goes on, also if it was over.
   *
   * @return false if the person has no stone to take back
   */
  boolean takeBack() {
    int persons = board.moveCount() - (isPersonToMove() ? 2 : 1);
    if (persons < 0) {
      return false;
    }
    while (board.moveCount() > persons) {
      board.undo();
    }
    verdict = Verdict.ONGOING;
    resigned = false;
    return true;
  }

  /** The game for the engine. */
  Position position() {
    return Position.of(setup.geometry(), rules, moves());
  }

  /** The game for a file. */
  SavedGame toSavedGame() {
    return new SavedGame(setup, moves());
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
