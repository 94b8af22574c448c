package org.katachi.tournament.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.Termination;

/**
 * A game as a line of the log; docs/guide/game-log.md tells its keys. Lines of other versions are
 * read, too: keys that are not known are skipped, and those that may be absent are.
 */
final class GameLine {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  private static final double NANOS_PER_MILLI = 1e6;

  private GameLine() {}

  static ObjectNode write(GameRecord game) {
    ObjectNode line = MAPPER.createObjectNode();
    line.put("game", game.number()).put("pair", game.pair()).put("round", game.round());
    line.put("first", game.first()).put("black", game.black()).put("white", game.white());
    line.put("width", game.geometry().width()).put("height", game.geometry().height());
    line.put("rule", game.rules().info()).put("opening", Notation.pos(game.opening()));
    if (!game.swap2().isEmpty()) {
      line.set("swap2", MAPPER.valueToTree(game.swap2()));
    }
    game.times().ifPresent(times -> write(times, line));
    game.playedOn().ifPresent(where -> line.set("playedOn", MAPPER.valueToTree(where)));
    line.put("winner", game.result().winnerWord());
    line.put("ending", game.ending().toString()).put("reason", game.reason());
    return line.set("moves", MAPPER.valueToTree(game.moves()));
  }

  private static void write(GameTimes times, ObjectNode line) {
    line.put("began", times.began().toString());
    line.put("length", millis(times.length()));
    line.put("blackStart", millis(times.blackStart()));
    line.put("whiteStart", millis(times.whiteStart()));
  }

  private static double millis(Duration duration) {
    return RecordedMove.millis(duration.toNanos());
  }

  static GameRecord read(ObjectNode line) throws JsonProcessingException {
    int number = value(line, "game", 0);
    String black = value(line, "black", "");
    String white = value(line, "white", "");
    return new GameRecord(
        number,
        value(line, "pair", 0),
        value(line, "round", 0),
        value(line, "first", guessedFirst(number, black, white)),
        black,
        white,
        geometry(value(line, "width", 0), value(line, "height", 0)),
        rules(value(line, "rule", 0)),
        Notation.parsePos(value(line, "opening", "")),
        list(value(line, "swap2", new Swap2Step[0]), "a step of swap2 is null"),
        list(value(line, "moves", new RecordedMove[0]), "a move is null"),
        new GameResult(
            GameResult.winner(value(line, "winner", "")),
            Termination.of(value(line, "ending", "")),
            value(line, "reason", "")),
        times(line),
        playedOn(line));
  }

  /** Logs without the key: of a single game, and after swap2, the order is a guess. */
  private static String guessedFirst(int number, String black, String white) {
    return number % 2 == 1 ? black : white;
  }

  /** Absent is what it otherwise is. */
  @SuppressWarnings("unchecked") // The class of a value is that of its type.
  private static <T> T value(JsonNode line, String key, T otherwise)
      throws JsonProcessingException {
    JsonNode value = line.path(key);
    return value.isMissingNode() || value.isNull()
        ? otherwise
        : (T) MAPPER.treeToValue(value, otherwise.getClass());
  }

  private static <T> List<T> list(T[] values, String noNull) {
    for (T value : values) {
      Validate.isTrue(value != null, noNull);
    }
    return List.of(values);
  }

  private static Geometry geometry(int width, int height) {
    Validate.isTrue(
        Geometry.isPlayable(width, height), "no game is played on a board of %sx%s", width, height);
    return new Geometry(width, height);
  }

  private static RuleSet rules(int info) {
    return RuleSet.ofInfo(info).orElseThrow(() -> new IllegalArgumentException("no rule " + info));
  }

  /** When the game was played, as far as the line tells; starts that it does not tell are zero. */
  private static Optional<GameTimes> times(JsonNode line) throws JsonProcessingException {
    String began = value(line, "began", "");
    double length = value(line, "length", Double.NaN);
    try {
      return Double.isNaN(length)
          ? Optional.empty()
          : Optional.of(
              new GameTimes(
                  Instant.parse(began),
                  duration(length),
                  duration(value(line, "blackStart", 0.0)),
                  duration(value(line, "whiteStart", 0.0))));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  private static Duration duration(double millis) {
    return Duration.ofNanos(Math.round(millis * NANOS_PER_MILLI));
  }

  /** It was the key {@code venue} once. */
  private static Optional<PlayedOn> playedOn(JsonNode line) throws JsonProcessingException {
    JsonNode value = line.has("playedOn") ? line.get("playedOn") : line.path("venue");
    return value.isObject()
        ? Optional.of(MAPPER.treeToValue(value, PlayedOn.class))
        : Optional.empty();
  }
}
