package org.katachi.tournament.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.katachi.tournament.config.SprtConfig;
import org.katachi.tournament.format.Format;
import org.katachi.tournament.format.TournamentType;
import org.katachi.tournament.score.ScoreSettings;
import org.katachi.tournament.statistics.Sprt;

/**
 * What a log's header tells scores. A header may have any shape: what is not there, or makes no
 * sense, is as if nobody had said it.
 */
public final class HeaderScores {

  private final JsonNode json;

  private HeaderScores(JsonNode json) {
    this.json = json;
  }

  /**
   * The settings of a log's tournament.
   *
   * @param gamesPerEncounter 2 or 1, if the header does not tell
   */
  public static ScoreSettings of(LogHeader header, int gamesPerEncounter) {
    HeaderScores scores = new HeaderScores(header.json());
    int games = scores.json.path("games").asInt(gamesPerEncounter);
    List<String> brains = scores.brains();
    return new ScoreSettings(
        brains,
        scores.anchors(),
        scores.test(),
        scores.format(brains.size(), Math.max(1, games / 2)),
        Math.min(games, 2));
  }

  private List<String> brains() {
    List<String> brains = new ArrayList<>();
    for (JsonNode engine : json.path("engine")) {
      String name = engine.path("name").asText("");
      if (!name.isEmpty() && !brains.contains(name)) {
        brains.add(name);
      }
    }
    return brains;
  }

  private Map<String, Double> anchors() {
    Map<String, Double> anchors = new LinkedHashMap<>();
    for (JsonNode engine : json.path("engine")) {
      number(engine, "rating").ifPresent(elo -> anchors.put(engine.path("name").asText(""), elo));
    }
    return anchors;
  }

  private Optional<Sprt> test() {
    try {
      return json.path("sprt") instanceof ObjectNode sprt
          ? Optional.of(SprtConfig.of(sprt).test())
          : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Its rounds are not limited: a log can have grown since its header was written. */
  private Optional<Format> format(int brains, int pairs) {
    Optional<TournamentType> type = TournamentType.of(json.path("tournament").asText(""));
    int rounds =
        type.equals(Optional.of(TournamentType.KNOCKOUT))
            ? json.path("rounds").asInt(1)
            : Integer.MAX_VALUE;
    TournamentType.Numbers numbers =
        new TournamentType.Numbers(
            brains,
            rounds,
            pairs,
            json.path("seeds").asInt(1),
            false,
            json.path("srand").asLong(0));
    try {
      return type.map(known -> known.format(numbers));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Words of the command line are texts in the header. */
  private static OptionalDouble number(JsonNode object, String key) {
    try {
      double number = Double.parseDouble(object.path(key).asText(""));
      return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }
}
