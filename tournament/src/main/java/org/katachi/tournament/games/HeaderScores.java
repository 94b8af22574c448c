package org.katachi.tournament.games;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.config.SprtConfig;
import org.katachi.tournament.schedule.Format;
import org.katachi.tournament.schedule.TournamentType;
import org.katachi.tournament.standings.ScoreSettings;

/**
 * What a log's header tells scores. A header may have any shape: what is not there, or makes no
 * sense, is as if nobody had said it.
 */
public final class HeaderScores {

  private HeaderScores() {}

  /**
   * The settings of a log's tournament.
   *
   * @param gamesPerEncounter 2 or 1, if the header does not tell
   */
  public static ScoreSettings of(LogHeader header, int gamesPerEncounter) {
    JsonNode json = header.json();
    int games = json.path("games").asInt(gamesPerEncounter);
    List<String> brains = brains(json);
    return new ScoreSettings(
        brains,
        anchors(json),
        test(json),
        format(json, brains.size(), Math.max(1, games / 2)),
        Math.min(games, 2));
  }

  private static List<String> brains(JsonNode json) {
    return json.path("engine")
        .valueStream()
        .map(engine -> engine.path("name").asText(""))
        .filter(name -> !name.isEmpty())
        .distinct()
        .toList();
  }

  private static Map<String, Double> anchors(JsonNode json) {
    Map<String, Double> anchors = new LinkedHashMap<>();
    for (JsonNode engine : json.path("engine")) {
      // Words of the command line are texts in headers of other versions.
      double elo = engine.path("rating").asDouble(Double.NaN);
      if (Double.isFinite(elo)) {
        anchors.put(engine.path("name").asText(""), elo);
      }
    }
    return anchors;
  }

  private static Optional<Sprt> test(JsonNode json) {
    try {
      return json.path("sprt") instanceof ObjectNode sprt
          ? Optional.of(SprtConfig.of(sprt).test())
          : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Its rounds are not limited: a log can have grown since its header was written. */
  private static Optional<Format> format(JsonNode json, int brains, int pairs) {
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
}
