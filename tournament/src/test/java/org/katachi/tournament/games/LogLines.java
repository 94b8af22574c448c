package org.katachi.tournament.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.katachi.tournament.match.GameRecord;

/** Lines of a log, as text: a game on 15x15 that black wins, and what a test changes of it. */
public final class LogLines {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private LogLines() {}

  /** A game with its number, between two brains; further moves are set with {@link #moves}. */
  public static ObjectNode game(int number, String black, String white) {
    ObjectNode game = MAPPER.createObjectNode();
    game.put("game", number).put("pair", (number + 1) / 2);
    game.put("black", black).put("white", white);
    game.put("width", 15).put("height", 15).put("rule", 0).put("opening", "h8");
    game.put("winner", "black").put("ending", "five").put("reason", black + " makes five in a row");
    game.set("moves", moves("a1", "i8", "a2", "j8", "a3", "k8", "a4", "l8"));
    return game;
  }

  /** Moves that took 1.5 ms each, and of which no more is known. */
  public static ArrayNode moves(String... points) {
    ArrayNode moves = MAPPER.createArrayNode();
    Arrays.stream(points).forEach(point -> moves.addObject().put("move", point).put("millis", 1.5));
    return moves;
  }

  /** Has a brain take a step of swap2 in a game, which lays no stones. */
  public static void swap2(ObjectNode game, String brain, String choice) {
    game.withArray("swap2").addObject().put("brain", brain).put("choice", choice);
  }

  /** A move of a game, to be changed. */
  public static ObjectNode move(ObjectNode game, int i) {
    return (ObjectNode) game.get("moves").get(i);
  }

  /** Has the moves of a game tell these evaluations in the order of play; null tells none. */
  public static ObjectNode evaluations(ObjectNode game, Integer... evaluations) {
    for (int i = 0; i < evaluations.length; i++) {
      if (evaluations[i] != null) {
        move(game, i).put("evaluation", evaluations[i]);
      }
    }
    return game;
  }

  /** An object to be filled. */
  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  /** Writes a log. */
  public static Path write(Path file, ObjectNode... lines) throws IOException {
    StringBuilder text = new StringBuilder();
    Arrays.stream(lines).forEach(line -> text.append(line).append('\n'));
    return Files.writeString(file, text);
  }

  /** What a line says, as the reader gives it. */
  public static GameRecord read(ObjectNode game) throws IOException {
    Path file = Files.createTempFile("game", ".jsonl");
    try (GameLogReader reader = GameLogReader.open(write(file, game))) {
      Optional<GameRecord> read = reader.next();
      return read.orElseThrow();
    } finally {
      Files.delete(file);
    }
  }
}
