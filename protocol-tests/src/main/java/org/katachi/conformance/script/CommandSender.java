package org.katachi.conformance.script;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.BrainProcess;
import org.katachi.conformance.tracker.GameTracker;

/** Sends lines to a brain, and notes them in the game and the transcript. */
public final class CommandSender {

  /** How long a brain may leave its input unread; far more than it takes to read a megabyte. */
  private static final long UNREAD_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final BrainProcess brain;
  private final GameTracker game;
  private final Transcript transcript;
  private final long timeoutNanos;
  private final int pauseMillis;
  private long pauseEndNanos = System.nanoTime();
  private LineEnding lineEnding = LineEnding.CRLF;
  private boolean ended;

  CommandSender(BrainProcess brain, GameTracker game, Transcript transcript, RunOptions options) {
    this.brain = brain;
    this.game = game;
    this.transcript = transcript;
    timeoutNanos = (long) (UNREAD_NANOS * options.timeoutScale());
    pauseMillis = options.pauseMillis();
  }

  /** Sets the line ending from here on. */
  public void use(LineEnding ending) {
    lineEnding = ending;
  }

  /** Sends nothing for a time from now on. */
  void pause(int millis) {
    pauseEndNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
  }

  private void awaitPause() throws InterruptedException {
    long rest = pauseEndNanos - System.nanoTime();
    Thread.sleep(pauseMillis + Math.max(0, TimeUnit.NANOSECONDS.toMillis(rest)));
  }

  /** Sends lines in one write. */
  public void send(String... lines) throws StepFailed, InterruptedException {
    awaitPause();
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      game.sent(line);
      transcript.sent(line);
      ended |= line.strip().equalsIgnoreCase("END");
      text.append(line).append(lineEnding.text());
    }
    check(brain.write(text.toString().getBytes(StandardCharsets.UTF_8), timeoutNanos));
  }

  /**
   * Sends a line that is no command.
   *
   * @param line one char for each byte
   */
  public void sendBroken(String line) throws StepFailed, InterruptedException {
    awaitPause();
    transcript.sent(line);
    byte[] bytes = (line + lineEnding.text()).getBytes(StandardCharsets.ISO_8859_1);
    check(brain.write(bytes, timeoutNanos));
  }

  /** Sends bytes as they are. */
  public void sendBytes(byte[] bytes) throws StepFailed, InterruptedException {
    awaitPause();
    transcript.happened(String.format(Locale.ROOT, "%,d bytes sent", bytes.length));
    check(brain.write(bytes, timeoutNanos));
  }

  /** Closes the brain's input. */
  public void closeInput() throws StepFailed, InterruptedException {
    transcript.happened("input closed");
    ended = true;
    check(brain.closeInput(timeoutNanos));
  }

  /** Notes that the brain is to exit. */
  public void expectExit() {
    ended = true;
  }

  /** Whether END was sent, the input was closed or the exit was waited for. */
  public boolean haveEnded() {
    return ended;
  }

  private void check(boolean taken) throws StepFailed {
    if (!taken) {
      throw new StepFailed.Unexpected(
          "that the brain reads its input",
          "it has left its input unread for "
              + Transcript.millis(timeoutNanos)
              + " ms, and the pipe is full");
    }
  }
}
