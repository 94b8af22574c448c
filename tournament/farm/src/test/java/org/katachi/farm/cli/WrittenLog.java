package org.katachi.farm.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The log of a tournament while it is written. */
record WrittenLog(Path file) {

  private static final ObjectMapper MAPPER = new ObjectMapper();

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
}
