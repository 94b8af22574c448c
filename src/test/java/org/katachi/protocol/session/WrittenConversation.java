package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.katachi.protocol.game.BrainParts;

/**
 * A conversation in a file: {@code > line} is sent to the brain, {@code < line} is the line that it
 * must reply.
 *
 * <p>{@code ...} at the end of a reply matches any text. {@code MESSAGE} lines are skipped unless
 * one is expected. Any other line is a comment. After the last line the brain must not write more.
 */
record WrittenConversation(Path file, List<String> lines) {

  private static final String ANY_TEXT = "...";

  /** The text files of a folder of test resources. */
  static Stream<Path> files(String folder) throws IOException {
    try {
      Path path = Path.of(WrittenConversation.class.getResource(folder).toURI());
      List<Path> files;
      try (Stream<Path> found = Files.list(path)) {
        files = found.sorted().toList();
      }
      assertFalse(files.isEmpty(), folder);
      return files.stream();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  static WrittenConversation read(Path file) throws IOException {
    return new WrittenConversation(file, Files.readAllLines(file));
  }

  /** Checks that a brain follows the conversation. */
  void hold(BrainParts brain) throws InterruptedException {
    TestManager manager = new TestManager(brain);
    boolean ended = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("> ")) {
        manager.send(line.substring(2));
        ended = line.equals("> END");
      } else if (line.startsWith("< ")) {
        expect(line.substring(2), manager, file.getFileName() + ":" + (i + 1));
      }
    }
    if (!ended) {
      manager.send("ABOUT");
      expect(brain.identity().about(), manager, "after the last line");
      manager.send("END");
    }
    manager.expectEnd();
    assertEquals("", manager.log());
  }

  private static void expect(String expected, TestManager manager, String place)
      throws InterruptedException {
    String reply = manager.reply();
    while (reply.startsWith("MESSAGE ") && !expected.startsWith("MESSAGE ")) {
      reply = manager.reply();
    }
    if (expected.endsWith(ANY_TEXT)) {
      int length = expected.length() - ANY_TEXT.length();
      String start = reply.substring(0, Math.min(length, reply.length()));
      assertEquals(expected, start + ANY_TEXT, place + ": " + reply);
    } else {
      assertEquals(expected, reply, place);
    }
  }
}
