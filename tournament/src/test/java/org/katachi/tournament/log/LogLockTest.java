package org.katachi.tournament.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogLockTest {

  @TempDir Path folder;

  @Test
  void oneManagerAtATimeWritesALog() throws IOException {
    Path log = folder.resolve("games.jsonl");
    LogLock held = LogLock.take(log);
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> LogLock.take(log));
    long pid = ProcessHandle.current().pid();
    assertEquals(
        log + " is being written by another manager (process " + pid + ")", refusal.getMessage());
    held.close();
    LogLock.take(log).close();
  }

  @Test
  void anEndedManagerLeavesNothingBehind() throws IOException {
    LogLock.take(folder.resolve("games.jsonl")).close();
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(), files.toList());
    }
  }

  /** As after kill -9. */
  @Test
  void aFileThatNobodyLocksDoesNotMatter() throws IOException {
    Files.writeString(folder.resolve("games.jsonl.lock"), "1");
    LogLock.take(folder.resolve("games.jsonl")).close();
  }
}
