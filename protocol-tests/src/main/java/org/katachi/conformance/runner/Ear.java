package org.katachi.conformance.runner;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.katachi.conformance.conversation.Expect;
import org.katachi.process.BrainProcess;
import org.katachi.process.Output;

/** Listens to a brain: replies with a limit of time, and silence. */
final class Ear {

  private static final long NANOS_PER_MILLI = 1_000_000;

  /** What a brain gets for its exit, or its last words, when its output or the talk is over. */
  private static final long LAST_WORDS_NANOS = 500 * NANOS_PER_MILLI;

  private final BrainProcess brain;
  private final Transcript transcript;
  private final Meter meter;
  private final double timeoutScale;
  private long clock;
  private long limit;

  /** A reply and the time that it took. */
  record Reply(String text, long nanos) {}

  Ear(BrainProcess brain, Transcript transcript, Meter meter, Pace pace) {
    this.brain = brain;
    this.transcript = transcript;
    this.meter = meter;
    timeoutScale = pace.timeoutScale();
    startClock();
  }

  /** The time of the next reply counts from now. */
  void startClock() {
    clock = System.nanoTime();
  }

  /** The time of the next reply counts from the moment when the last words had been written. */
  void startClockAtWriting() {
    clock = brain.writtenNanos();
  }

  /** The time since the clock started. */
  long elapsed() {
    return System.nanoTime() - clock;
  }

  /** What comes next has so many milliseconds, or as many as that is on this machine. */
  void limit(int millis) {
    limit = (long) (millis * NANOS_PER_MILLI * timeoutScale);
  }

  long limitNanos() {
    return limit;
  }

  /** The limit in words. */
  String withinLimit() {
    return " within " + millis(limit) + " ms";
  }

  /**
   * Waits within the limit for the next line that is neither MESSAGE nor DEBUG.
   *
   * @param expected what it should be, in words
   */
  Reply reply(String expected) throws Halt, InterruptedException {
    int comments = 0;
    while (true) {
      Output output = brain.next(clock + limit - System.nanoTime());
      if (output instanceof Output.Line text) {
        long nanos = heard(text);
        if (nanos > limit) {
          throw new Halt.Deviates(
              expected + withinLimit(), quoted(text.text()) + " after " + millis(nanos) + " ms");
        }
        if (!text.isComment()) {
          clock = text.nanos();
          meter.answered(nanos);
          return new Reply(text.text(), nanos);
        }
        comments++;
      } else if (output instanceof Output.Timeout) {
        throw new Halt.Deviates(expected + withinLimit(), nothing(comments));
      } else {
        throw new Halt.Deviates(expected, insteadOfLine(output));
      }
    }
  }

  /**
   * Listens for so long, or until a line comes that does not belong there.
   *
   * @param expected what should be heard, in words
   * @return that line
   */
  Optional<Reply> silence(Expect.Silence step, String expected) throws Halt, InterruptedException {
    long end = System.nanoTime() + step.millis() * NANOS_PER_MILLI;
    Output output = brain.next(end - System.nanoTime());
    while (!(output instanceof Output.Timeout)) {
      if (!(output instanceof Output.Line text)) {
        throw new Halt.Deviates(expected, insteadOfLine(output));
      }
      long nanos = heard(text);
      boolean refuses = step.mayRefuse() && Replies.isRefusal(text.text());
      if (!text.isComment() && !refuses) {
        return Optional.of(new Reply(text.text(), nanos));
      }
      output = brain.next(end - System.nanoTime());
    }
    if (!brain.partialLine().isEmpty()) {
      throw new Halt.Deviates(expected, half());
    }
    return Optional.empty();
  }

  /** Takes what comes until the brain's end, or for a moment if it lives. */
  void nothingMore() throws Halt, InterruptedException {
    String expected = "no line that nobody asked for";
    long end = System.nanoTime() + LAST_WORDS_NANOS;
    Output output = brain.next(LAST_WORDS_NANOS);
    while (output instanceof Output.Line text) {
      heard(text);
      if (!text.isComment()) {
        throw new Halt.Deviates(expected, quoted(text.text()));
      }
      output = text.nanos() > end ? new Output.Timeout() : brain.next(end - System.nanoTime());
    }
    if (output instanceof Output.Flood) {
      throw new Halt.Deviates(expected, insteadOfLine(output));
    }
    if (!brain.partialLine().isEmpty()) {
      throw new Halt.Deviates(expected, half());
    }
  }

  private long heard(Output.Line text) {
    long nanos = Math.max(0, text.nanos() - clock);
    transcript.came(text.text(), nanos);
    meter.cameAt(text.nanos());
    return nanos;
  }

  private String insteadOfLine(Output output) throws InterruptedException {
    if (output instanceof Output.Flood) {
      return "a flood of lines that nobody asked for";
    }
    OptionalInt code = brain.awaitExit(LAST_WORDS_NANOS);
    String half = brain.partialLine().isEmpty() ? "" : ", after " + half();
    return code.isPresent()
        ? "the brain exited with code " + code.getAsInt() + half
        : "the brain closed its output" + half;
  }

  private String nothing(int comments) {
    if (!brain.partialLine().isEmpty()) {
      return half();
    }
    return comments == 0 ? "nothing" : "only " + comments + " lines of MESSAGE or DEBUG";
  }

  private String half() {
    return "half a line, " + quoted(brain.partialLine()) + " without its end";
  }

  static String quoted(String line) {
    return line.isEmpty() ? "an empty line" : "'" + Transcript.shown(line) + "'";
  }

  /** A span of time in milliseconds, as it is written everywhere. */
  static String millis(long nanos) {
    return String.format(Locale.ROOT, "%,d", nanos / NANOS_PER_MILLI);
  }
}
