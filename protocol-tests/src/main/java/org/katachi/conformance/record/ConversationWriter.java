package org.katachi.conformance.record;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.brain.gomocup.ReplyLine.Syntax;
import org.katachi.conformance.record.LineSplitter.SplitLine;
import org.katachi.conformance.script.LineEnding;

/**
 * Writes a recorded conversation so that it can be run again.
 *
 * <p>TURN becomes {@code turn} and the brain's move {@code move}, also if it was suggested and
 * confirmed by PLAY. Everything else is written as it came, and times become comments.
 */
final class ConversationWriter {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final Pattern TURN = Pattern.compile("TURN ([0-9]+,[0-9]+)");
  private static final Pattern NAME = Pattern.compile("(?i)name *=.*");

  private final Writer writer;
  private final LineSplitter manager = new LineSplitter();
  private final LineSplitter brain = new LineSplitter();
  private final long start = System.nanoTime();
  private LineEnding ending = LineEnding.CRLF;
  private boolean suggested;
  private IOException failure;

  ConversationWriter(Writer writer) {
    this.writer = writer;
    write("title A recorded conversation");
    write("# The times in comments count from the start of the brain.");
  }

  synchronized void fromManager(byte[] bytes) {
    for (SplitLine line : manager.add(bytes)) {
      time();
      if (line.ending() != ending) {
        ending = line.ending();
        write("line-ending " + ending);
      }
      write(line.isUtf8() ? fromManager(line.text()) : bytes(line));
    }
  }

  /** The kit sends text as UTF-8, so bytes that are none are written one by one. */
  private static String bytes(SplitLine line) {
    return (line.bytes() + line.ending().text())
        .chars()
        .mapToObj(value -> String.format(Locale.ROOT, " %02x", value))
        .collect(Collectors.joining("", "bytes", ""));
  }

  private String fromManager(String line) {
    Matcher turn = TURN.matcher(line);
    if (turn.matches()) {
      return "turn " + turn.group(1);
    }
    boolean confirms = suggested && line.startsWith("PLAY ");
    return confirms ? "# The manager sent " + line : "> " + escaped(line);
  }

  synchronized void fromBrain(byte[] bytes) {
    for (SplitLine line : brain.add(bytes)) {
      time();
      ReplyLine reply = new ReplyLine(line.text());
      if (!reply.isComment()) {
        suggested = reply.suggestion(Syntax.STRICT).isPresent();
      }
      write(fromBrain(reply));
    }
  }

  private static String fromBrain(ReplyLine reply) {
    String line = reply.text();
    if (reply.move(Syntax.STRICT).isPresent()) {
      return "# It played " + line + "\nmove";
    }
    if (reply.isComment() || reply.suggestion(Syntax.STRICT).isPresent()) {
      return "# It sent " + line;
    }
    return NAME.matcher(line).matches() ? "~ " + NAME : "< " + escaped(line);
  }

  private static String escaped(String line) {
    return line.replace("$", "$$");
  }

  /**
   * Writes the exit code of the brain; later lines are dropped.
   *
   * @throws IOException if not all could be written
   */
  synchronized void end(int code) throws IOException {
    time();
    write("# The brain exited with code " + code);
    flush();
    if (failure != null) {
      throw failure;
    }
    failure = new IOException("the conversation is over");
  }

  private void time() {
    double millis = (System.nanoTime() - start) / NANOS_PER_MILLI;
    write(String.format(Locale.ROOT, "# %.0f ms", millis));
  }

  /** A failure to write must not stop the game. */
  private void write(String line) {
    try {
      if (failure == null) {
        writer.write(line + "\n");
      }
    } catch (IOException e) {
      failure = e;
    }
  }

  /** Writes the buffered lines to the file. */
  synchronized void flush() {
    try {
      if (failure == null) {
        writer.flush();
      }
    } catch (IOException e) {
      failure = e;
    }
  }
}
