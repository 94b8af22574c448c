package org.katachi.protocol.yixin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.protocol.session.FirstPointBrain;
import org.katachi.protocol.session.SessionHarness;

/** The paths of tables: a manager sends them in the bytes of the system's file names. */
class HashFileCommandsTest {

  @Test
  void aPathIsReadInTheCharsetOfFileNames() throws IOException {
    assertEquals(
        "/a b/\u00fc.bin",
        HashFileCommands.decoded("/a b/\u00c3\u00bc.bin", StandardCharsets.UTF_8));
    assertEquals(
        "C:\\\u043f.bin",
        HashFileCommands.decoded("C:\\\u00ef.bin", Charset.forName("windows-1251")));
  }

  @Test
  void bytesThatAreNoTextAreRefused() {
    assertThrows(
        CharacterCodingException.class,
        () -> HashFileCommands.decoded("\u00fc.bin", StandardCharsets.UTF_8));
  }

  @Test
  void aTableIsWrittenToTheFileThatTheManagerNames(@TempDir Path folder) throws IOException {
    Charset names = Charset.forName(System.getProperty("sun.jnu.encoding"));
    byte[] bytes = "\u00fc.bin".getBytes(names);
    Path file = folder.resolve(new String(bytes, names));
    String sent =
        new String((folder + "/").getBytes(names), StandardCharsets.ISO_8859_1)
            + new String(bytes, StandardCharsets.ISO_8859_1);
    SessionHarness session = new SessionHarness(FirstPointBrain.brain());
    List<String> lines = session.send("START 15", "YXHASHDUMP " + sent);
    assertTrue(lines.get(1).startsWith("MESSAGE 0 positions written to "), lines::toString);
    assertTrue(Files.exists(file));
  }
}
