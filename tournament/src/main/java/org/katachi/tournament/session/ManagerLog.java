package org.katachi.tournament.session;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.katachi.tournament.config.LogConfig;

/**
 * The log of the manager itself: what it does and what goes wrong, with causes. Without it nothing
 * of this is told but the messages of errors.
 */
public final class ManagerLog implements AutoCloseable {

  /** Parent of all loggers of this program; the field keeps it from being collected. */
  private static final Logger ROOT = Logger.getLogger("org.katachi");

  /** Parent of the loggers of libraries, of which only warnings are of use. */
  private static final Logger LIBRARIES = Logger.getLogger("");

  /** Logs nothing. */
  static final ManagerLog NONE = new ManagerLog(null);

  /** The library's levels, the least first. */
  private static final Map<LogConfig.Level, Level> LEVELS =
      new EnumMap<>(
          Map.of(
              LogConfig.Level.TRACE, Level.FINER,
              LogConfig.Level.INFO, Level.INFO,
              LogConfig.Level.WARN, Level.WARNING,
              LogConfig.Level.ERR, Level.SEVERE));

  private final StreamHandler handler;

  private ManagerLog(StreamHandler handler) {
    this.handler = handler;
  }

  /** Appends to the file that is named from now on, if one is. */
  static ManagerLog open(Optional<LogConfig> config) throws IOException {
    silenceTerminal();
    Optional<Path> file = config.flatMap(LogConfig::file);
    if (file.isEmpty()) {
      return NONE;
    }
    Level level = LEVELS.get(config.flatMap(LogConfig::level).orElse(LogConfig.Level.WARN));
    StreamHandler handler =
        new LineHandler(
            Files.newOutputStream(
                file.get(), StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    handler.setLevel(level);
    ROOT.setLevel(level);
    ROOT.addHandler(handler);
    LIBRARIES.setLevel(Level.WARNING);
    LIBRARIES.addHandler(handler);
    return new ManagerLog(handler);
  }

  /** Keeps what is logged away from the terminal, which is for results. */
  public static void silenceTerminal() {
    LogManager.getLogManager().reset();
    ROOT.setUseParentHandlers(false);
    ROOT.setLevel(Level.OFF);
    LIBRARIES.setLevel(Level.OFF);
  }

  @Override
  public void close() {
    if (handler != null) {
      ROOT.removeHandler(handler);
      LIBRARIES.removeHandler(handler);
      ROOT.setLevel(Level.OFF);
      LIBRARIES.setLevel(Level.OFF);
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

    private static LogConfig.Level word(Level level) {
      return LEVELS.entrySet().stream()
          .filter(known -> known.getValue().intValue() <= level.intValue())
          .reduce((less, more) -> more)
          .map(Map.Entry::getKey)
          .orElse(LogConfig.Level.TRACE);
    }

    @Override
    public String format(LogRecord line) {
      StringWriter text = new StringWriter();
      PrintWriter out = new PrintWriter(text);
      out.printf(
          Locale.ROOT, "%s %s %s%n", line.getInstant(), word(line.getLevel()), formatMessage(line));
      if (line.getThrown() != null) {
        line.getThrown().printStackTrace(out);
      }
      out.flush();
      return text.toString();
    }
  }
}
