package org.katachi.farm.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.katachi.tournament.games.HeaderScores;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.standings.Scoreboard;

/** The log of a tournament while it is written. */
record WrittenLog(Path file) {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final double NANOS_A_MILLI = 1e6;
  private static final double NANOS_A_SECOND = 1e9;
  private static final double MILLIS_A_SECOND = 1e3;

  /** How many games are in it, counted as lines. */
  int size() throws IOException {
    if (Files.notExists(file)) {
      return 0;
    }
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      int lines = 0;
      for (int read = reader.read(); read >= 0; read = reader.read()) {
        lines += read == '\n' ? 1 : 0;
      }
      return Math.max(0, lines - 1);
    }
  }

  /** The numbers of the games, ascending. */
  List<Integer> numbers() throws IOException {
    return games().stream().map(game -> game.get("game").asInt()).sorted().toList();
  }

  /** All whole games. */
  List<JsonNode> games() throws IOException {
    if (Files.notExists(file)) {
      return List.of();
    }
    String text = Files.readString(file);
    List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    List<JsonNode> games = new ArrayList<>();
    for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
      games.add(MAPPER.readTree(line));
    }
    return games;
  }

  /** When the games began, ascending. */
  List<Instant> beginnings() throws IOException {
    return games().stream()
        .map(game -> Instant.parse(game.get("began").asText()))
        .sorted()
        .toList();
  }

  /** What each game was, by its number, without times and place. */
  SortedMap<Integer, String> results() throws IOException {
    SortedMap<Integer, String> results = new TreeMap<>();
    LogSeries.of(List.of(file))
        .forEach(
            game -> {
              List<Object> parts =
                  List.of(game.black(), game.white(), game.points(), game.ending());
              results.put(game.number(), parts + " " + game.winner());
            });
    return results;
  }

  /** The numbers of the report's tables, but for times and workers. */
  List<Object> tables() throws IOException {
    LogSeries log = LogSeries.of(List.of(file));
    Scoreboard scores = new Scoreboard(HeaderScores.of(log.header(), 2));
    log.forEach(game -> scores.count(game, game.first(), 0));
    List<Object> tables =
        new ArrayList<>(
            List.of(
                scores.ranking(),
                scores.tally(),
                scores.statistics(),
                scores.ratings(),
                scores.openings(),
                scores.endings()));
    for (String brain : scores.brains()) {
      tables.add(List.of(scores.asBlack(brain), scores.asWhite(brain)));
    }
    return tables;
  }

  /**
   * How fast a tournament went.
   *
   * @param seconds from the beginning of the first game to the end of the last
   * @param gameSeconds of all games together
   */
  record Pace(double seconds, double gameSeconds) {}

  /** How fast it went. */
  Pace pace() throws IOException {
    double millis = 0;
    Instant end = Instant.MIN;
    for (JsonNode game : games()) {
      double length = game.get("length").asDouble();
      Instant ended =
          Instant.parse(game.get("began").asText()).plusNanos(Math.round(length * NANOS_A_MILLI));
      end = ended.isAfter(end) ? ended : end;
      millis += length;
    }
    double seconds = Duration.between(beginnings().get(0), end).toNanos() / NANOS_A_SECOND;
    return new Pace(seconds, millis / MILLIS_A_SECOND);
  }
}
