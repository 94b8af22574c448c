package org.katachi.app.play;

import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.gamefile.GameTree;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/** The game in the terminal: the stones, the side to move, and its end. */
final class TerminalGame {

  private final PlaySetup setup;
  private final RuleSet rules;
  private final Referee referee;
  private RecordedGame game;
  private Board board;
  private Verdict verdict;
  private boolean resigned;

  /**
   * A game that begins, or goes on.
   *
   * @throws IllegalArgumentException if it was over before its last move; the message is for the
   *     person
   */
  TerminalGame(PlaySetup setup, RecordedGame game) {
    this.setup = setup;
    rules = new RuleSet(setup.rule(), false);
    referee = new Referee(rules);
    verdict = game.verdict(setup.rule());
    become(game);
  }

  private void become(RecordedGame next) {
    game = next;
    board = next.toBoard();
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
    return game.toMove() == setup.person();
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
    become(game.play(point));
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
   * @return false if the person has neither resigned nor moved yet; stones that were set up stay
   */
  boolean takeBack() {
    if (resigned) {
      resigned = false;
      return true;
    }
    int remaining = game.moves().size() - (isPersonToMove() ? 2 : 1);
    if (remaining < game.setup()) {
      return false;
    }
    become(game.first(remaining));
    verdict = Verdict.ONGOING;
    return true;
  }

  /** The position for the engine. */
  Position position() {
    List<Position.PlacedStone> stones =
        game.stones(game.moves().size()).stream()
            .map(stone -> new Position.PlacedStone(stone.point().orElseThrow(), stone.side()))
            .toList();
    return new Position(setup.geometry(), rules, stones, game.toMove());
  }

  /** The game for a file. */
  GameTree record() {
    return GameTree.of(game.withRule(setup.rule()));
  }

  private Point lastPoint() {
    return new Point(setup.geometry().width() - 1, setup.geometry().height() - 1);
  }
}
