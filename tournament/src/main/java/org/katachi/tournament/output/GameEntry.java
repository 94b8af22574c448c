package org.katachi.tournament.output;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.tournament.game.Ending;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.game.GameResult;
import org.katachi.tournament.schedule.PlannedGame;

/**
 * A game in the log of games.
 *
 * @param game its number in the tournament, from one
 * @param pair the number of its pair, from one
 * @param round the round's number, from one
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
    int round,
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
        game.round() + 1,
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

  /** Tells whether this is the planned game. */
  boolean isOf(PlannedGame planned) {
    return game == planned.number() + 1
        && planned.black().name().equals(black)
        && planned.white().name().equals(white)
        && width == planned.setup().geometry().width()
        && height == planned.setup().geometry().height()
        && rule == planned.setup().rules().info()
        && Notation.pos(planned.setup().opening()).equals(opening);
  }

  /**
   * How the game ended.
   *
   * @throws IllegalArgumentException if winner or ending are no words of ours
   */
  GameResult result() {
    return new GameResult(
        NOBODY.equals(winner) ? Optional.empty() : Optional.of(Colour.valueOf(upper(winner))),
        Ending.valueOf(upper(ending)),
        reason);
  }

  private static String upper(String word) {
    return word.toUpperCase(Locale.ROOT).replace(' ', '_');
  }

  private static String word(Colour side) {
    return side.name().toLowerCase(Locale.ROOT);
  }
}
