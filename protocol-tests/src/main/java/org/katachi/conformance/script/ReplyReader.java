package org.katachi.conformance.script;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.katachi.brain.BrainProcess;
import org.katachi.brain.ReadResult;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.brain.gomocup.ReplyLine.Syntax;

/**
 * Reads a brain's replies and takes their time. MESSAGE and DEBUG lines go to the transcript and
 * are skipped.
 */
public final class ReplyReader {

  /** What came instead of a line if the brain has exited; its exit code follows. */
  public static final String EXITED = "the brain exited with code ";

  /** How long a brain has for its exit, or its last lines, after its output or the game ends. */
  private static final long LAST_LINES_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** How long after a command a move can still be one that the command has crossed. */
  private static final long CROSSING_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  private final BrainProcess brain;
  private final Transcript transcript;
  private final MeasurementRecorder measures;
  private final double timeoutScale;
  private long startNanos = System.nanoTime();
  private long limitNanos;
  private long replyNanos;
  private int skippedLines;
  private boolean allowsMove;

  /** What is an answer of the lines without a point; nothing if no line is skipped. */
  private Optional<Predicate<ReplyLine>> answers = Optional.empty();

  ReplyReader(
      BrainProcess brain, Transcript transcript, MeasurementRecorder measures, RunOptions options) {
    this.brain = brain;
    this.transcript = transcript;
    this.measures = measures;
    timeoutScale = options.timeoutScale();
  }

  /** Starts the clock of the next reply now. */
  void startClock() {
    startNanos = System.nanoTime();
  }

  /** The clock of the next reply starts when the last line was sent, or later. */
  private long clockNanos() {
    return Math.max(startNanos, brain.writtenNanos());
  }

  /** The time since the clock started. */
  public long elapsedNanos() {
    return System.nanoTime() - clockNanos();
  }

  /** Sets the limit of the next reply, to be scaled for this machine. */
  public void setLimit(int millis) {
    limitNanos = (long) (TimeUnit.MILLISECONDS.toNanos(millis) * timeoutScale);
  }

  public long limitNanos() {
    return limitNanos;
  }

  /** The time from the request to the last reply. */
  public long replyNanos() {
    return replyNanos;
  }

  /** The limit in words. */
  public String withinLimit() {
    return " within " + Transcript.millis(limitNanos) + " ms";
  }

  /**
   * The next reply, which must come within the limit.
   *
   * @param expected what it should be, in words
   */
  public ReplyLine next(String expected) throws StepFailed, InterruptedException {
    ReadResult output = output(clockNanos() + limitNanos);
    if (output instanceof ReadResult.Timeout) {
      throw new StepFailed.Unexpected(expected + withinLimit(), nothing());
    }
    if (!(output instanceof ReadResult.Line line)) {
      throw new StepFailed.Unexpected(expected, insteadOfLine(output));
    }
    ReplyLine reply = reply(line);
    if (replyNanos > limitNanos) {
      throw new StepFailed.Unexpected(
          expected + withinLimit(),
          Transcript.quoted(reply.text()) + " after " + Transcript.millis(replyNanos) + " ms");
    }
    startNanos = line.nanos();
    measures.answered(replyNanos);
    return reply;
  }

  /**
   * The next reply that answers a request for a move: lines that are no answer are skipped.
   *
   * @param expected what it should be, in words
   * @param isAnswer whether a line without a point is an answer as well
   */
  ReplyLine nextAnswer(String expected, Predicate<ReplyLine> isAnswer)
      throws StepFailed, InterruptedException {
    answers = Optional.of(isAnswer);
    try {
      return next(expected);
    } finally {
      answers = Optional.empty();
    }
  }

  /**
   * The next reply if one comes within a timeout; a brain that ends or floods its output fails.
   *
   * @param expected what should come, in words
   */
  public Optional<ReplyLine> nextWithin(long timeoutNanos, String expected)
      throws StepFailed, InterruptedException {
    ReadResult output = output(System.nanoTime() + timeoutNanos);
    if (output instanceof ReadResult.Line line && !line.isComment()) {
      return Optional.of(reply(line));
    }
    if (output instanceof ReadResult.End || output instanceof ReadResult.Flood) {
      throw new StepFailed.Unexpected(expected, insteadOfLine(output));
    }
    checkNoPartialLine(expected);
    return Optional.empty();
  }

  /** Allows one move to come before the last command of the conversation, or to cross it. */
  public void allowMoveBeforeLastCommand() {
    allowsMove = true;
  }

  /** Expects no more replies before the brain's end, or for a moment if it lives. */
  public void expectNothingMore() throws StepFailed, InterruptedException {
    String expected = "no more lines";
    long deadline = System.nanoTime() + LAST_LINES_NANOS;
    ReadResult output = output(deadline);
    if (output instanceof ReadResult.Line line && isAllowedMove(line)) {
      output = output(deadline);
    }
    if (output instanceof ReadResult.Line line && !line.isComment()) {
      throw new StepFailed.Unexpected(expected, Transcript.quoted(line.text()));
    }
    if (output instanceof ReadResult.Flood) {
      throw new StepFailed.Unexpected(expected, insteadOfLine(output));
    }
    checkNoPartialLine(expected);
  }

  private boolean isAllowedMove(ReadResult.Line line) {
    return allowsMove
        && line.nanos() - brain.writtenNanos() <= CROSSING_NANOS
        && new ReplyLine(line.text()).move(Syntax.STRICT).isPresent();
  }

  /** The next output that is no comment, or a comment that came after the deadline. */
  private ReadResult output(long deadline) throws InterruptedException {
    skippedLines = 0;
    while (true) {
      ReadResult output = brain.next(deadline - System.nanoTime());
      if (!(output instanceof ReadResult.Line line)) {
        return output instanceof ReadResult.LostComments ? new ReadResult.Flood() : output;
      }
      transcript.came(line.text(), nanos(line));
      measures.cameAt(line.nanos());
      if (!isSkipped(line) || line.nanos() > deadline) {
        return line;
      }
      skippedLines++;
    }
  }

  private boolean isSkipped(ReadResult.Line line) {
    return line.isComment() || isStray(new ReplyLine(line.text()));
  }

  private boolean isStray(ReplyLine reply) {
    return answers.isPresent() && reply.isStray() && !answers.get().test(reply);
  }

  /** Notes the time of a reply. */
  private ReplyLine reply(ReadResult.Line line) {
    replyNanos = nanos(line);
    return new ReplyLine(line.text());
  }

  private long nanos(ReadResult.Line line) {
    return Math.max(0, line.nanos() - clockNanos());
  }

  private String insteadOfLine(ReadResult output) throws InterruptedException {
    if (output instanceof ReadResult.Flood) {
      return "a flood of lines";
    }
    OptionalInt code = brain.awaitExit(LAST_LINES_NANOS);
    String partial = brain.partialLine().isEmpty() ? "" : ", after " + partialLine();
    return code.isPresent()
        ? EXITED + code.getAsInt() + partial
        : "the brain closed its output" + partial;
  }

  private String nothing() {
    if (!brain.partialLine().isEmpty()) {
      return partialLine();
    }
    String kinds = answers.isPresent() ? " lines that are no answer" : " lines of MESSAGE or DEBUG";
    return skippedLines == 0 ? "nothing" : "only " + skippedLines + kinds;
  }

  private void checkNoPartialLine(String expected) throws StepFailed {
    if (!brain.partialLine().isEmpty()) {
      throw new StepFailed.Unexpected(expected, partialLine());
    }
  }

  private String partialLine() {
    return "half a line, " + Transcript.quoted(brain.partialLine()) + " without its end";
  }
}
