package org.katachi.tournament.games;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.GameTimes;
import org.katachi.tournament.match.PlayedOn;
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
 * @param opening the stones before the brains' moves, those of swap2 included, in pos notation
 * @param swap2 the steps of the swap2 opening; absent if there was none
 * @param began when the first brain was started, as {@code 2026-11-20T18:30:00.123Z}
 * @param length how long the game took in milliseconds, the starts of the brains included
 * @param blackStart how long black took to be ready, in milliseconds
 * @param whiteStart the same of white
 * @param venue where it was played, if a worker on another machine has played it
 * @param winner {@code black}, {@code white} or {@code none}
 * @param ending the kind of reason, as {@code five} or {@code late}
 * @param reason the reason in words
 * @param moves the brains' moves
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
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
    List<Swap2Entry> swap2,
    String began,
    Double length,
    Double blackStart,
    Double whiteStart,
    PlayedOn venue,
    String winner,
    String ending,
    String reason,
    List<MoveEntry> moves) {

  private static final String NOBODY = "none";

  static GameEntry of(PlannedGame game, GameRecord record) {
    GameResult result = record.result();
    GameTimes times = record.times();
    boolean firstIsBlack = record.firstsColour() == Colour.BLACK;
    return new GameEntry(
        game.number() + 1,
        game.pair() + 1,
        game.round() + 1,
        record.black(),
        record.white(),
        game.setup().geometry().width(),
        game.setup().geometry().height(),
        game.setup().rules().info(),
        Notation.pos(record.opening()),
        record.swap2().isEmpty() ? null : record.swap2().stream().map(Swap2Entry::of).toList(),
        times.began().toString(),
        millis(times.length()),
        millis(firstIsBlack ? times.firstsStart() : times.secondsStart()),
        millis(firstIsBlack ? times.secondsStart() : times.firstsStart()),
        record.venue().orElse(null),
        result.winner().map(Colour::word).orElse(NOBODY),
        result.ending().toString(),
        result.words(),
        record.moves().stream().map(MoveEntry::of).toList());
  }

  private static double millis(Duration duration) {
    return MoveEntry.millis(duration.toNanos());
  }

  /**
   * Who won; nobody in a draw.
   *
   * @throws IllegalArgumentException if winner is no word of ours
   */
  Optional<Colour> winningSide() {
    String word = winner == null ? "" : winner;
    return switch (word) {
      case "black" -> Optional.of(Colour.BLACK);
      case "white" -> Optional.of(Colour.WHITE);
      case NOBODY -> Optional.empty();
      default -> throw new IllegalArgumentException("winner is black, white or none, not " + word);
    };
  }

  /** When the game was played, as far as the log tells. */
  Optional<GameSpan> span() {
    if (began == null || length == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(GameSpan.of(Instant.parse(began), length));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }
}
