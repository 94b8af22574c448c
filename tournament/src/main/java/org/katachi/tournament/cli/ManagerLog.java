package org.katachi.tournament.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;

/**
 * The log of the manager itself: what it does and what goes wrong, with causes. Without it nothing
 * of this is told but the messages of errors.
 */
final class ManagerLog implements AutoCloseable {

  /** Parent of all loggers of this program; the field keeps it from being collected. */
  private static final Logger ROOT = Logger.getLogger("org.katachi");

  /** Logs nothing. */
  static final ManagerLog NONE = new ManagerLog(null);

  private final StreamHandler handler;

  private ManagerLog(StreamHandler handler) {
    this.handler = handler;
  }

  /** Keeps what is logged away from the terminal, which is for results. */
  static void silenceTerminal() {
    ROOT.setUseParentHandlers(false);
    ROOT.setLevel(Level.OFF);
  }

  /**
   * Appends to a file from now on.
   *
   * @param level what is less is not written
   */
  static ManagerLog open(Path file, Level level) throws IOException {
    OutputStream out =
        Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    StreamHandler handler = new LineHandler(out);
    handler.setLevel(level);
    silenceTerminal();
    ROOT.setLevel(level);
    ROOT.addHandler(handler);
    return new ManagerLog(handler);
  }

  @Override
  public void close() {
    if (handler != null) {
      ROOT.removeHandler(handler);
      ROOT.setLevel(Level.OFF);
      handler.close();
    }
  }

  /** Has each line in the file before it goes on. */
  private static final class LineHandler extends StreamHandler {

    LineHandler(OutputStream out) throws IOException {
      super(out, new Lines());
      setEncoding(StandardCharsets.UTF_8.name());
    }

    @Override
    public synchronized void publish(LogRecord line) {
      super.publish(line);
      flush();
    }
  }

  /** {@code 2026-11-20T18:30:00.123Z warn text}, and below it the cause. */
  private static final class Lines extends Formatter {

    @Override
    public String format(LogRecord line) {
      StringWriter text = new StringWriter();
      PrintWriter out = new PrintWriter(text);
      out.printf(
          Locale.ROOT,
          "%s %s %s%n",
          line.getInstant(),
          LogWords.word(line.getLevel()),
          formatMessage(line));
      if (line.getThrown() != null) {
        line.getThrown().printStackTrace(out);
      }
      out.flush();
      return text.toString();
    }
  }
}
