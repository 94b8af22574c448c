package org.katachi.play;

import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Notation;

/** What a person is told about a game. */
final class Sentences {

  private Sentences() {}

  /** Who plays whom, with which stones, at what. */
  static String beginning(GameSetup setup, Glyphs glyphs) {
    Colour person = setup.person();
    return "You play "
        + GameSetup.nameOf(person)
        + " ("
        + glyphs.stone(person)
        + ") against "
        + setup.player()
        + " ("
        + glyphs.stone(person.opponent())
        + "): "
        + setup.rule()
        + " on "
        + setup.geometry()
        + ". Type help for help.";
  }

  /** How a game that is over ended. */
  static String ending(Game game) {
    if (game.isResigned()) {
      return "You resign: " + game.setup().player() + " wins.";
    }
    return switch (game.verdict()) {
      case WIN -> lastMove(game) + " completes a line: " + result(!game.isPersonToMove());
      case FOUL -> lastMove(game) + " is a foul of black's: " + result(game.isPersonToMove());
      case DRAW -> "The board is full: a draw.";
      case ONGOING -> throw new IllegalStateException("the game goes on");
    };
  }

  private static String lastMove(Game game) {
    Board board = game.board();
    return Notation.letterNumber(board.geometry().toPoint(board.lastMove()));
  }

  private static String result(boolean personWins) {
    return personWins ? "you win." : "you lose.";
  }
}
