package org.katachi.tournament.games;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.commons.lang3.Validate;
import org.katachi.tournament.match.GameRecord;

/**
 * Logs that are read as one. The games, pairs and rounds of each are numbered on from those of the
 * log before it.
 *
 * @param header what all logs say; of their brains, what all logs that know a brain say of it
 */
public record LogSeries(List<Path> logs, LogHeader header) {

  /** Takes games one after the other. */
  @FunctionalInterface
  public interface Taker {

    /** Takes a game. */
    void take(GameRecord game) throws IOException;
  }

  /** What holds for one tournament alone: several have no common format, and no common test. */
  private static final Set<String> OF_ONE = Set.of("tournament", "rounds", "seeds", "sprt");

  private static final String ENGINES = "engine";
  private static final String NAME = "name";
  private static final String BUILD = "sha256";

  /**
   * The logs that are meant: of a folder all files in it that end in {@code .jsonl} or {@code
   * .jsonl.gz}, in the order of their names.
   *
   * @throws IllegalArgumentException if a folder has none
   */
  public static List<Path> files(List<Path> logs) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path log : logs) {
      if (Files.isDirectory(log)) {
        try (Stream<Path> inside = Files.list(log)) {
          List<Path> found =
              inside
                  .filter(file -> file.toString().matches("(?s).*\\.jsonl(\\.gz)?"))
                  .sorted()
                  .toList();
          Validate.isTrue(!found.isEmpty(), "no file in %s ends in .jsonl or .jsonl.gz", log);
          files.addAll(found);
        }
      } else {
        files.add(log);
      }
    }
    return files;
  }

  /**
   * Reads the headers of logs.
   *
   * @throws IllegalArgumentException if a header is damaged, or a brain is another build in one log
   *     than in another
   */
  public static LogSeries of(List<Path> logs) throws IOException {
    List<LogHeader> headers = new ArrayList<>();
    for (Path log : logs) {
      try (GameLogReader reader = GameLogReader.open(log)) {
        headers.add(reader.header());
      }
    }
    return new LogSeries(
        List.copyOf(logs), headers.size() == 1 ? headers.get(0) : common(logs, headers));
  }

  /**
   * Reads all games.
   *
   * @throws IllegalArgumentException if a log is damaged; the message tells the line
   */
  public void forEach(Taker taker) throws IOException {
    int games = 0;
    int pairs = 0;
    int rounds = 0;
    for (Path log : logs) {
      int lastGame = games;
      int lastPair = pairs;
      int lastRound = rounds;
      try (GameLogReader reader = GameLogReader.open(log)) {
        for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          GameRecord game = next.get().numberedAfter(games, pairs, rounds);
          taker.take(game);
          lastGame = Math.max(lastGame, game.number());
          lastPair = Math.max(lastPair, game.pair());
          lastRound = Math.max(lastRound, game.round());
        }
      }
      games = lastGame;
      pairs = lastPair;
      rounds = lastRound;
    }
  }

  /**
   * How many games a pair has: as the header says, else as far as the games tell, which are read.
   *
   * @throws IllegalArgumentException if a log is damaged; the message tells the line
   */
  public int gamesPerEncounter() throws IOException {
    int told = header.json().path("games").asInt();
    if (told > 0) {
      return Math.min(told, 2);
    }
    Set<Integer> pairs = new HashSet<>();
    AtomicInteger games = new AtomicInteger();
    forEach(
        game -> {
          games.incrementAndGet();
          pairs.add(game.pair());
        });
    return pairs.size() < games.get() ? 2 : 1;
  }

  private static LogHeader common(List<Path> logs, List<LogHeader> headers) {
    Map<String, ObjectNode> brains = new LinkedHashMap<>();
    for (int i = 0; i < logs.size(); i++) {
      for (JsonNode engine : headers.get(i).json().path(ENGINES)) {
        add(brains, engine, logs.get(i));
      }
    }
    ObjectNode header = JsonNodeFactory.instance.objectNode();
    headers.stream()
        .map(LogHeader::json)
        .reduce(LogSeries::common)
        .ifPresent(all -> header.setAll((ObjectNode) all));
    header.remove(OF_ONE);
    ArrayNode engines = header.putArray(ENGINES);
    brains.values().forEach(engines::add);
    return new LogHeader(header);
  }

  private static void add(Map<String, ObjectNode> brains, JsonNode engine, Path log) {
    String name = engine.path(NAME).asText("");
    if (name.isEmpty() || !engine.isObject()) {
      return;
    }
    ObjectNode known = brains.get(name);
    if (known == null) {
      brains.put(name, engine.deepCopy());
      return;
    }
    if (known.has(BUILD) && engine.has(BUILD) && !known.get(BUILD).equals(engine.get(BUILD))) {
      throw new IllegalArgumentException(
          name + " is another build in " + log + " than in the logs before it");
    }
    brains.put(name, common(known, engine));
  }

  /** The keys that have the same value in both. */
  private static ObjectNode common(JsonNode one, JsonNode other) {
    ObjectNode common = JsonNodeFactory.instance.objectNode();
    one.properties().stream()
        .filter(entry -> entry.getValue().equals(other.get(entry.getKey())))
        .forEach(entry -> common.set(entry.getKey(), entry.getValue()));
    return common;
  }
}
