package org.katachi.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = folder.resolve("file");
  }

  @Test
  void aFileIsMadeAndReplaced() throws IOException {
    for (String content : new String[] {"first", "second"}) {
      WholeFile.replace(file, path -> Files.writeString(path, content));
      assertEquals(content, Files.readString(file));
    }
    assertNothingElseIsThere();
  }

  @Test
  void untilItIsCompleteTheFormerOneStays() throws IOException {
    Files.writeString(file, "former");
    WholeFile.replace(
        file,
        path -> {
          Files.writeString(path, "new");
          assertEquals("former", Files.readString(file));
        });
    assertEquals("new", Files.readString(file));
  }

  @Test
  void aFailureLeavesTheFormerOneAlone() throws IOException {
    Files.writeString(file, "former");
    assertThrows(
        IOException.class,
        () ->
            WholeFile.replace(
                file,
                path -> {
                  Files.writeString(path, "half");
                  throw new IOException("no space left on device");
                }));
    assertEquals("former", Files.readString(file));
    assertNothingElseIsThere();
  }

  @Test
  void aFileOfTheUsersIsNeitherOverwrittenNorDeleted() throws IOException {
    Path own = Files.writeString(folder.resolve("file.1.tmp"), "the user's");
    WholeFile.replace(file, path -> Files.writeString(path, "new"));
    assertEquals("the user's", Files.readString(own));
    assertEquals("new", Files.readString(file));
  }

  private void assertNothingElseIsThere() {
    assertArrayEquals(new String[] {"file"}, folder.toFile().list());
  }
}
