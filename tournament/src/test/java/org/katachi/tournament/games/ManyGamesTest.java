package org.katachi.tournament.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Of a game nothing stays in memory but numbers. */
class ManyGamesTest {

  @TempDir Path folder;

  /** The lines of 100,000 games in the log alone are more than this heap. */
  @Test
  @Timeout(600)
  void aHundredThousandGamesFitInASmallHeap() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx32m",
                "-cp",
                System.getProperty("java.class.path"),
                ManyGames.class.getName(),
                "50000",
                folder.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    assertTrue(output.contains("100000 games,"), output);
    assertTrue(output.contains("100000 games replayed,"), output);
  }
}
