package org.katachi.conformance.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Which conversations a file or a folder holds. */
class ConversationFilesTest {

  @TempDir Path folder;

  private Path conversation(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "title A start\n\n> START 15\n< OK\n");
  }

  private static List<String> names(Path fileOrFolder)
      throws IOException, ConversationSyntaxException {
    return ConversationFiles.load(fileOrFolder).stream().map(found -> found.name()).toList();
  }

  @Test
  void aFolderHoldsThoseBelowIt() throws Exception {
    conversation("all/start/second.talk");
    conversation("all/first.talk");
    conversation("all/start/notes.txt");
    assertEquals(List.of("first", "second"), names(folder.resolve("all")));
  }

  @Test
  void aFileThatIsNamedMayHaveAnyEnding() throws Exception {
    assertEquals(List.of("notes.txt"), names(conversation("notes.txt")));
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a privilege there")
  void aLinkToAFolderIsThatFolder() throws Exception {
    conversation("start/first.talk");
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("start"));
    assertEquals(List.of("first"), names(link));
  }

  @Test
  void aFolderWithoutThemIsTold() {
    IOException e = assertThrows(IOException.class, () -> names(folder));
    assertEquals("there is no conversation (*.talk) in " + folder, e.getMessage());
  }
}
