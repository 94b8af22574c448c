package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManagerLogTest {

  private final Logger logger = System.getLogger("org.katachi.tournament.cli.ManagerLogTest");

  @TempDir Path folder;

  @Test
  void anErrorIsKeptWithItsCause() throws Exception {
    Path file = folder.resolve("log");
    ManagerLog log = words("file=" + file).open();
    IOException cause = new IOException("no space left");
    logger.log(Level.ERROR, "a game can't be played", new IllegalStateException("x", cause));
    log.close();
    String text = Files.readString(file);
    assertTrue(text.matches("(?s)\\d{4}-\\S+Z err a game can't be played\n.*"), text);
    assertTrue(text.contains("Caused by: java.io.IOException: no space left"), text);
    assertTrue(text.contains("ManagerLogTest.java"), text);
  }

  @Test
  void theLevelIsTheLeastThatIsWritten() throws Exception {
    assertEquals(List.of("warn", "err"), levels());
    assertEquals(List.of("info", "warn", "err"), levels("level=info"));
    assertEquals(List.of("trace", "info", "warn", "err"), levels("level=trace"));
    assertEquals(List.of("err"), levels("level=err"));
  }

  private List<String> levels(String... level) throws IOException {
    Path file = folder.resolve("log" + List.of(level));
    List<String> all = new ArrayList<>(List.of(level));
    all.add("file=" + file);
    ManagerLog log = words(all.toArray(String[]::new)).open();
    logger.log(Level.DEBUG, "text");
    logger.log(Level.INFO, "text");
    logger.log(Level.WARNING, "text");
    logger.log(Level.ERROR, "text");
    log.close();
    logger.log(Level.ERROR, "after its end");
    return Files.readAllLines(file).stream().map(line -> line.split(" ", -1)[1]).toList();
  }

  @Test
  void aWordAloneIsTheFolderOfConversations() {
    assertEquals(Path.of("talk"), words("talk").folder().orElseThrow());
    assertEquals(Path.of("talk/part_2"), words("folder=talk").ofPart(2).folder().orElseThrow());
    assertThrows(IllegalArgumentException.class, () -> words("level=info"));
    assertThrows(IllegalArgumentException.class, () -> words("file=x", "level=loud"));
  }

  private static LogWords words(String... words) {
    return LogWords.parse(List.of(List.of(words)));
  }
}
