package org.katachi.lab.progress;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.apache.commons.lang3.StringUtils;

/**
 * The progress of a long job: count, rate and time to go. On a terminal it is one line, rewritten
 * every second; elsewhere a new line every ten seconds, so that a log stays readable. Safe for use
 * by several threads.
 */
public final class ProgressLine implements AutoCloseable {

  private static final Duration BETWEEN_REWRITES = Duration.ofSeconds(1);
  private static final Duration BETWEEN_LINES = Duration.ofSeconds(10);
  private static final double NANOS_PER_SECOND = 1e9;

  /** From this rate on fractions are noise. */
  private static final double WHOLE_RATE = 100;

  private final ProgressOutput output;
  private final String unit;
  private final long first;
  private final long total;
  private final LongSupplier nanoTime;
  private final long started;
  private long done;
  private String note = "";
  private String atOnce = "";
  private long lastWritten;
  private int shownLength;

  ProgressLine(ProgressOutput output, String unit, long first, long total, LongSupplier nanoTime) {
    this.output = output;
    this.unit = unit;
    this.first = first;
    this.total = total;
    this.nanoTime = nanoTime;
    started = nanoTime.getAsLong();
    lastWritten = started;
    done = first;
  }

  /** One more is done. */
  public void step() {
    step("");
  }

  /**
   * One more is done.
   *
   * @param note stands at the end of the line
   */
  public synchronized void step(String note) {
    done++;
    update(note);
  }

  /** Shows a new note; nothing more is done. */
  public synchronized void update(String note) {
    this.note = note;
    Duration pause = output.terminal() ? BETWEEN_REWRITES : BETWEEN_LINES;
    if (nanoTime.getAsLong() - lastWritten >= pause.toNanos()) {
      write();
    }
  }

  /** Shows how many parts of the job are done at once, where that is not known from the start. */
  public synchronized void atOnce(int parts) {
    atOnce = ", " + parts + " at once";
    update(note);
  }

  /** Prints a line about the job above the progress line. */
  public void remark(String words) {
    print(output.err(), words);
  }

  /** Prints a line of results, above the progress line where both share a terminal. */
  public synchronized void print(PrintWriter out, String line) {
    erase();
    out.println(line);
    out.flush();
  }

  /** Writes the count and the time that it took; nothing if no part of the job was done. */
  @Override
  public synchronized void close() {
    if (done > first || done >= total) {
      write();
    }
    if (shownLength > 0) {
      output.err().println();
      shownLength = 0;
    }
    output.err().flush();
  }

  private void write() {
    lastWritten = nanoTime.getAsLong();
    String text = text((lastWritten - started) / NANOS_PER_SECOND);
    if (output.terminal()) {
      output.err().print("\r" + StringUtils.rightPad(text, shownLength));
      shownLength = text.length();
    } else {
      output.err().println(text);
    }
    output.err().flush();
  }

  private void erase() {
    if (shownLength > 0) {
      output.err().print("\r" + " ".repeat(shownLength) + "\r");
      output.err().flush();
      shownLength = 0;
    }
  }

  private String text(double seconds) {
    String text = done + " of " + total + " " + unit;
    if (done > first && seconds > 0) {
      double rate = (done - first) / seconds;
      text += ", " + rate(rate) + "/s, " + (done < total ? left(rate) : "in " + time(seconds));
    }
    return (note.isEmpty() ? text : text + ", " + note) + atOnce;
  }

  private String left(double rate) {
    return time((total - done) / rate) + " to go";
  }

  private static String rate(double rate) {
    return String.format(Locale.ROOT, rate < WHOLE_RATE ? "%.2f" : "%.0f", rate);
  }

  private static String time(double seconds) {
    Duration time = Duration.ofSeconds(Math.round(seconds));
    if (time.toHours() > 0) {
      return String.format(Locale.ROOT, "%d h %02d min", time.toHours(), time.toMinutesPart());
    }
    if (time.toMinutes() > 0) {
      return String.format(Locale.ROOT, "%d min %02d s", time.toMinutes(), time.toSecondsPart());
    }
    return time.toSeconds() + " s";
  }
}
