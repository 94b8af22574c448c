package org.katachi.app.play;

import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.gamefile.Glyphs;

/** The texts about a game: who plays, and how it ended. */
final class GameTexts {

  private GameTexts() {}

  /** The first line: colours, players, rule and board. */
  static String beginning(PlaySetup setup, Glyphs glyphs) {
    Colour person = setup.person();
    return "You play "
        + person.word()
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

  /** The end of a game that is over. */
  static String ending(TerminalGame game) {
    if (game.isResigned()) {
      return "You resign: " + game.setup().player() + " wins.";
    }
    return switch (game.verdict()) {
      case WIN -> lastMove(game) + " completes a line: " + result(!game.isPersonToMove());
      case FOUL -> lastMove(game) + " is a foul by black: " + result(game.isPersonToMove());
      case DRAW -> "The board is full: a draw.";
      case ONGOING -> throw new IllegalStateException("the game goes on");
    };
  }

  private static String lastMove(TerminalGame game) {
    Board board = game.board();
    return Notation.letterNumber(board.geometry().toPoint(board.lastMove()));
  }

  private static String result(boolean personWins) {
    return personWins ? "you win." : "you lose.";
  }
}
