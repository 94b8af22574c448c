package org.katachi.tournament.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.io.WriterLock;

/** The pairs of a worker leave a log, and nothing is lost by it. */
class GamePurgeTest {

  private static final String HEADER = "{\"date\":\"2026-11-29\",\"tournament\":\"roundrobin\"}";
  private static final List<String> LINES =
      List.of(
          HEADER,
          game(1, 1, "good"),
          game(3, 2, "bad"),
          game(2, 1, "good"),
          game(5, 3, "good"),
          game(4, 2, "bad"),
          game(6, 3, "bad"));

  @TempDir Path folder;
  private Path log;

  private static String game(int number, int pair, String worker) {
    return "{\"game\":%d,\"pair\":%d,\"venue\":{\"worker\":\"%s\"},\"moves\":[]}"
        .formatted(number, pair, worker);
  }

  @BeforeEach
  void write() throws IOException {
    log = Files.write(folder.resolve("games.jsonl"), LINES);
  }

  @Test
  void wholePairsGoToALogOfTheirOwn() throws IOException {
    assertEquals(4, GamePurge.purge(log, "bad"));
    assertEquals(List.of(LINES.get(0), LINES.get(1), LINES.get(3)), Files.readAllLines(log));
    Path purged = folder.resolve("games.purged.jsonl");
    assertEquals(purged, GamePurge.purged(log));
    List<String> taken = List.of(HEADER, LINES.get(2), LINES.get(4), LINES.get(5), LINES.get(6));
    assertEquals(taken, Files.readAllLines(purged));
    assertEquals(0, GamePurge.purge(log, "bad"));
    assertEquals(taken, Files.readAllLines(purged));
  }

  @Test
  void aPurgeThatWasKilledKeepsNoGameTwice() throws IOException {
    List<String> before = new ArrayList<>(List.of(HEADER, LINES.get(2)));
    Files.write(GamePurge.purged(log), before);
    assertEquals(4, GamePurge.purge(log, "bad"));
    before.addAll(List.of(LINES.get(4), LINES.get(5), LINES.get(6)));
    assertEquals(before, Files.readAllLines(GamePurge.purged(log)));
  }

  @Test
  void aLineThatWasCutOffIsNoGame() throws IOException {
    Files.writeString(log, String.join("\n", LINES) + "\n{\"game\":7,\"pa");
    assertEquals(4, GamePurge.purge(log, "good"));
    assertEquals(List.of(HEADER, LINES.get(2), LINES.get(5)), Files.readAllLines(log));
  }

  @Test
  void whatDecidedLaterRoundsStays() throws IOException {
    Files.writeString(log, "{\"date\":\"2026-11-29\",\"tournament\":\"swiss\"}\n");
    assertThrows(IllegalArgumentException.class, () -> GamePurge.purge(log, "bad"));
    assertFalse(Files.exists(GamePurge.purged(log)));
  }

  @Test
  void aLogThatIsBeingWrittenIsLeftAlone() throws IOException {
    try (WriterLock writer = WriterLock.take(log)) {
      assertThrows(
          IllegalArgumentException.class, () -> GamePurge.purge(log, "bad"), writer::toString);
    }
    assertEquals(LINES, Files.readAllLines(log));
  }
}
