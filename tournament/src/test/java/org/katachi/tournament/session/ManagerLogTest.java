package org.katachi.tournament.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.tournament.config.LogConfig;

class ManagerLogTest {

  private final Logger logger = System.getLogger("org.katachi.tournament.session.ManagerLogTest");

  @TempDir Path folder;

  @Test
  void anErrorIsKeptWithItsCause() throws Exception {
    Path file = folder.resolve("log");
    ManagerLog log = open(file, Optional.empty());
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
    assertEquals(List.of("warn", "err"), levels(Optional.empty()));
    assertEquals(List.of("info", "warn", "err"), levels(Optional.of(LogConfig.Level.INFO)));
    assertEquals(
        List.of("trace", "info", "warn", "err"), levels(Optional.of(LogConfig.Level.TRACE)));
    assertEquals(List.of("err"), levels(Optional.of(LogConfig.Level.ERR)));
  }

  private static ManagerLog open(Path file, Optional<LogConfig.Level> level) throws IOException {
    return ManagerLog.open(Optional.of(new LogConfig(Optional.of(file), level, Optional.empty())));
  }

  private List<String> levels(Optional<LogConfig.Level> level) throws IOException {
    Path file = folder.resolve("log" + level);
    ManagerLog log = open(file, level);
    logger.log(Level.DEBUG, "text");
    logger.log(Level.INFO, "text");
    logger.log(Level.WARNING, "text");
    logger.log(Level.ERROR, "text");
    log.close();
    logger.log(Level.ERROR, "after its end");
    return Files.readAllLines(file).stream().map(line -> line.split(" ", -1)[1]).toList();
  }
}
