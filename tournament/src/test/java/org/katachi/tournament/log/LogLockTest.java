package org.katachi.tournament.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
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

  /** Also where it names a log that does not exist yet. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a right of their own")
  void aLogHasOneLockByWhateverLinkItIsNamed() throws IOException {
    Path log = folder.resolve("games.jsonl");
    Path link = Files.createDirectory(folder.resolve("other")).resolve("link.jsonl");
    Files.createSymbolicLink(link, Path.of("../games.jsonl"));
    for (int i = 0; i < 2; i++) {
      LogLock held = LogLock.take(link);
      assertThrows(IllegalArgumentException.class, () -> LogLock.take(log));
      held.close();
      held = LogLock.take(log);
      assertThrows(IllegalArgumentException.class, () -> LogLock.take(link));
      held.close();
      Files.writeString(log, "");
    }
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
