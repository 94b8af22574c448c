package org.katachi.conformance.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.katachi.brain.ProcessGroup;

/**
 * Records the conversation between a manager and a brain, and forwards every byte at once.
 *
 * <p>Bytes are noted before they are forwarded, or the answer could be noted first. That takes
 * microseconds; the file is written afterwards. The brain's stderr goes to this program's stderr.
 */
public final class ConversationRecorder {

  private static final int BUFFER = 8_192;

  private final Path file;
  private final boolean overwrites;
  private final List<String> command;

  /**
   * Prepares a recording.
   *
   * @param file the conversation to write
   * @param overwrites whether a file that exists is overwritten; otherwise it is an error
   * @param command starts the brain
   */
  public ConversationRecorder(Path file, boolean overwrites, List<String> command) {
    this.file = file;
    this.overwrites = overwrites;
    this.command = List.copyOf(command);
  }

  /**
   * Forwards and records until the brain exits.
   *
   * @return the brain's exit code
   */
  public int run(InputStream manager, OutputStream toManager)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    // The brain is started first: if that fails, no empty file is left behind.
    try (ProcessGroup group = new ProcessGroup(builder);
        Writer writer = open()) {
      Process brain = group.process();
      ConversationWriter conversation = new ConversationWriter(writer);
      Thread listener =
          new Thread(
              () ->
                  forward(
                      manager,
                      brain.getOutputStream(),
                      true,
                      conversation,
                      conversation::fromManager),
              "manager to brain");
      listener.setDaemon(true);
      listener.start();
      forward(brain.getInputStream(), toManager, false, conversation, conversation::fromBrain);
      int code = brain.waitFor();
      conversation.end(code);
      return code;
    }
  }

  private Writer open() throws IOException {
    return overwrites
        ? Files.newBufferedWriter(file, StandardCharsets.UTF_8)
        : Files.newBufferedWriter(
            file, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  private static void forward(
      InputStream from,
      OutputStream to,
      boolean closes,
      ConversationWriter conversation,
      Consumer<byte[]> listener) {
    byte[] buffer = new byte[BUFFER];
    try {
      for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
        listener.accept(Arrays.copyOf(buffer, count));
        to.write(buffer, 0, count);
        to.flush();
        conversation.flush();
      }
      if (closes) {
        to.close();
      }
    } catch (IOException e) {
      // The manager or the brain has ended, so nothing more can be forwarded.
    }
  }
}
