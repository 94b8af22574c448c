package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramFilesTest {

  @TempDir Path folder;
  private Path launcher;

  @BeforeEach
  void makeLauncher() throws IOException {
    launcher = Files.writeString(folder.resolve("pbrain-a"), "exec java -jar pbrain-a.jar\n");
    assertTrue(launcher.toFile().setExecutable(true));
  }

  @Test
  void theHashIsSha256() throws IOException {
    Files.writeString(launcher, "abc");
    assertEquals(
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        files(launcher.toString()).sha256().get("pbrain-a"));
  }

  @Test
  void theJarBesideALauncherBelongsToTheProgram() throws IOException {
    Files.writeString(folder.resolve("pbrain-a.jar"), "first build");
    Files.writeString(folder.resolve("pbrain-b.jar"), "another brain");
    ProgramFiles files = files(launcher.toString());
    assertEquals(Set.of("pbrain-a", "pbrain-a.jar"), files.sha256().keySet());
    Files.writeString(folder.resolve("pbrain-a.jar"), "a second build");
    assertThrows(ManagerFault.class, files::check);
  }

  @Test
  void filesThatArgumentsNameBelongToTheProgram() throws IOException {
    Path network = Files.writeString(folder.resolve("net"), "weights");
    Path book = Files.writeString(folder.resolve("book"), "h8");
    assertEquals(
        Set.of("pbrain-a", "net", "book"),
        files(launcher.toString(), "--network=" + network, book.toString(), "--level=3")
            .sha256()
            .keySet());
  }

  @Test
  void aProgramOfThePathIsFound() throws IOException {
    assertEquals(1, files("sh").sha256().size());
  }

  @Test
  void theSameContentWithALaterTimeIsNoChange() throws IOException {
    ProgramFiles files = files(launcher.toString());
    Files.setLastModifiedTime(launcher, FileTime.fromMillis(0));
    files.check();
  }

  @Test
  void aDeletedProgramIsAFaultOfTheManagersMachine() throws IOException {
    ProgramFiles files = files(launcher.toString());
    Files.delete(launcher);
    assertThrows(ManagerFault.class, files::check);
  }

  private static ProgramFiles files(String... command) throws IOException {
    return ProgramFiles.of(List.of(command), Optional.empty());
  }
}
