package org.katachi.io;

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

class WriterLockTest {

  @TempDir Path folder;

  @Test
  void oneProgramAtATimeWritesAFile() throws IOException {
    Path file = folder.resolve("games.jsonl");
    WriterLock held = WriterLock.take(file);
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> WriterLock.take(file));
    long pid = ProcessHandle.current().pid();
    assertEquals(
        file + " is being written by another program (process " + pid + ")", refusal.getMessage());
    held.close();
    WriterLock.take(file).close();
  }

  /** Also where it names a file that does not exist yet. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a right of their own")
  void aFileHasOneLockByWhateverLinkItIsNamed() throws IOException {
    Path file = folder.resolve("games.jsonl");
    Path link = Files.createDirectory(folder.resolve("other")).resolve("link.jsonl");
    Files.createSymbolicLink(link, Path.of("../games.jsonl"));
    for (int i = 0; i < 2; i++) {
      WriterLock held = WriterLock.take(link);
      assertThrows(IllegalArgumentException.class, () -> WriterLock.take(file));
      held.close();
      held = WriterLock.take(file);
      assertThrows(IllegalArgumentException.class, () -> WriterLock.take(link));
      held.close();
      Files.writeString(file, "");
    }
  }

  @Test
  void anEndedWriterLeavesNothingBehind() throws IOException {
    WriterLock.take(folder.resolve("games.jsonl")).close();
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(), files.toList());
    }
  }

  /** As after kill -9. */
  @Test
  void aLockThatNobodyHasDoesNotMatter() throws IOException {
    Files.writeString(folder.resolve("games.jsonl.lock"), "1");
    WriterLock.take(folder.resolve("games.jsonl")).close();
  }
}
