package org.katachi.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileErrorsTest {

  @TempDir private Path folder;

  @Test
  void aMissingFileIsNamedInWords() {
    assertEquals("no such file or folder", causeOfReading(folder.resolve("none")));
  }

  @Test
  void aFolderIsNotAFile() {
    assertEquals("is a directory", causeOfReading(folder));
  }

  /** The system's own words for these are the path alone. */
  @Test
  void foldersAreToldFromFiles() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    IOException full = assertThrows(IOException.class, () -> Files.delete(folder));
    assertEquals(folder + ": a folder that is not empty", FileErrors.message(full));
    IOException list = assertThrows(IOException.class, () -> Files.newDirectoryStream(file));
    assertEquals(file + ": not a folder", FileErrors.message(list));
  }

  @Test
  void bytesAreNotAText() throws IOException {
    Path file = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, (byte) 0xfe});
    assertEquals("not a text file", causeOfReading(file));
  }

  @Test
  void otherCausesAreThoseOfTheSystem() {
    assertEquals("permission denied", FileErrors.cause(new AccessDeniedException("f")));
    assertEquals(
        "no space left on device",
        FileErrors.cause(new FileSystemException("f", null, "No space left on device")));
    assertEquals("unknown cause", FileErrors.cause(new IOException()));
  }

  @Test
  void messagesNameTheFile() throws IOException {
    Path missing = folder.resolve("none");
    assertEquals("there is no file " + missing, messageOfReading(missing));
    assertEquals("there is no folder " + missing, messageOfReading(missing.resolve("file")));
    assertEquals("f: permission denied", FileErrors.message(new AccessDeniedException("f")));
    assertEquals("line 3 is no game", FileErrors.message(new IOException("line 3 is no game")));
    IOException twice =
        assertThrows(IOException.class, () -> Files.createFile(Files.createFile(missing)));
    assertEquals(missing + ": it exists already", FileErrors.message(twice));
  }

  @Test
  void aFileToBeWrittenNeedsItsFolder() throws IOException {
    FileErrors.checkFile(folder.resolve("new"));
    Path nowhere = folder.resolve("none").resolve("new");
    IOException missing = assertThrows(IOException.class, () -> FileErrors.checkFile(nowhere));
    assertEquals("there is no folder " + nowhere.getParent(), FileErrors.message(missing));
  }

  @Test
  void aFolderInPlaceOfAFileIsNamed() throws IOException {
    FileErrors.refuseFolder(Files.createFile(folder.resolve("file")));
    FileErrors.refuseFolder(folder.resolve("none"));
    IOException refused = assertThrows(IOException.class, () -> FileErrors.refuseFolder(folder));
    assertEquals(folder + ": it is a folder", FileErrors.message(refused));
    IOException written = assertThrows(IOException.class, () -> FileErrors.checkFile(folder));
    assertEquals(folder + ": it is a folder", FileErrors.message(written));
    FileErrors.checkFile(Files.createFile(folder.resolve("other")));
  }

  private static String messageOfReading(Path file) {
    return FileErrors.message(assertThrows(IOException.class, () -> Files.readString(file)));
  }

  private static String causeOfReading(Path file) {
    return FileErrors.cause(assertThrows(IOException.class, () -> Files.readString(file)));
  }
}
