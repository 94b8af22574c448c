package org.katachi.tournament.output;

import java.util.List;
import java.util.Locale;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.game.GameResult;
import org.katachi.tournament.schedule.PlannedGame;
import org.katachi.tournament.statistics.Outcome;

/**
 * A game in the log of games.
 *
 * @param game its number in the match, from one
 * @param pair the number of its pair, from one
 * @param black the name of the brain that had black
 * @param white the name of the brain that had white
 * @param width the board's columns
 * @param height the board's rows
 * @param rule as {@code INFO rule} numbers it
 * @param opening the moves before the brains', in pos notation
 * @param winner {@code black}, {@code white} or {@code none}
 * @param ending the kind of reason, as {@code five} or {@code late}
 * @param reason the reason in words
 * @param moves the brains' moves
 */
record GameEntry(
    int game,
    int pair,
    String black,
    String white,
    int width,
    int height,
    int rule,
    String opening,
    String winner,
    String ending,
    String reason,
    List<MoveEntry> moves) {

  private static final String NOBODY = "none";

  static GameEntry of(PlannedGame game, GameRecord record) {
    GameResult result = record.result();
    return new GameEntry(
        game.number() + 1,
        game.pair() + 1,
        record.black(),
        record.white(),
        game.setup().geometry().width(),
        game.setup().geometry().height(),
        game.setup().rules().info(),
        Notation.pos(game.setup().opening()),
        result.winner().map(GameEntry::word).orElse(NOBODY),
        result.ending().toString(),
        result.words(),
        record.moves().stream().map(MoveEntry::of).toList());
  }

  /** Tells whether this is the planned game between these brains. */
  boolean isOf(PlannedGame planned, String first, String second) {
    boolean firstIsBlack = planned.firstBrainsColour() == Colour.BLACK;
    return game == planned.number() + 1
        && (firstIsBlack ? first : second).equals(black)
        && (firstIsBlack ? second : first).equals(white)
        && width == planned.setup().geometry().width()
        && height == planned.setup().geometry().height()
        && rule == planned.setup().rules().info()
        && Notation.pos(planned.setup().opening()).equals(opening);
  }

  /** How the game ended for one side. */
  Outcome outcome(Colour side) {
    if (NOBODY.equals(winner)) {
      return Outcome.DRAW;
    }
    return word(side).equals(winner) ? Outcome.WIN : Outcome.LOSS;
  }

  private static String word(Colour side) {
    return side.name().toLowerCase(Locale.ROOT);
  }
}
