package org.katachi.conformance.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.katachi.process.ProcessGroup;

/**
 * Forwards every byte as soon as it comes, in both directions. It is noted before that, or the
 * answer could be noted first; that takes microseconds, and the file is written afterwards.
 *
 * <p>The brain's stderr goes where this program's goes.
 */
public final class Recorder {

  private static final int BUFFER = 8_192;

  private final Path file;
  private final List<String> command;

  /**
   * @param file takes the conversation
   * @param command starts the brain
   */
  public Recorder(Path file, List<String> command) {
    this.file = file;
    this.command = List.copyOf(command);
  }

  /**
   * Stands between the two until the brain exits.
   *
   * @return the brain's exit code
   */
  public int run(InputStream manager, OutputStream toManager)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    try (Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
        ProcessGroup group = new ProcessGroup(builder)) {
      Process brain = group.process();
      TalkWriter talk = new TalkWriter(writer);
      Thread listener =
          new Thread(
              () -> forward(manager, brain.getOutputStream(), true, talk, talk::fromManager),
              "manager to brain");
      listener.setDaemon(true);
      listener.start();
      forward(brain.getInputStream(), toManager, false, talk, talk::fromBrain);
      int code = brain.waitFor();
      talk.end(code);
      return code;
    }
  }

  private static void forward(
      InputStream from,
      OutputStream to,
      boolean closes,
      TalkWriter talk,
      Consumer<byte[]> listener) {
    byte[] buffer = new byte[BUFFER];
    try {
      for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
        listener.accept(Arrays.copyOf(buffer, count));
        to.write(buffer, 0, count);
        to.flush();
        talk.flush();
      }
      if (closes) {
        to.close();
      }
    } catch (IOException e) {
      // One of the two has gone, and nobody is left to tell the other's words to.
    }
  }
}
