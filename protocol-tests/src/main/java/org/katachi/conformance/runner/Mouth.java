package org.katachi.conformance.runner;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.katachi.conformance.conversation.LineEnding;
import org.katachi.conformance.game.GameTracker;
import org.katachi.process.BrainProcess;

/** Says lines to a brain, and lets the game and the transcript know them. */
final class Mouth {

  /** How long a brain may leave its input unread; far more than it takes to read a megabyte. */
  private static final long PATIENCE_MILLIS = 10_000;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final BrainProcess brain;
  private final GameTracker game;
  private final Transcript transcript;
  private final long patienceNanos;
  private final int pauseMillis;
  private LineEnding ending = LineEnding.CRLF;

  Mouth(BrainProcess brain, GameTracker game, Transcript transcript, Pace pace) {
    this.brain = brain;
    this.game = game;
    this.transcript = transcript;
    patienceNanos = (long) (PATIENCE_MILLIS * NANOS_PER_MILLI * pace.timeoutScale());
    pauseMillis = pace.pauseMillis();
  }

  void use(LineEnding other) {
    ending = other;
  }

  /** Says lines in one write. */
  void say(String... lines) throws Halt, InterruptedException {
    Thread.sleep(pauseMillis);
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      game.sent(line);
      transcript.sent(line);
      text.append(line).append(ending.text());
    }
    check(brain.write(text.toString().getBytes(StandardCharsets.UTF_8), patienceNanos));
  }

  void sayBytes(byte[] bytes) throws Halt, InterruptedException {
    Thread.sleep(pauseMillis);
    transcript.happened(String.format(Locale.ROOT, "%,d bytes sent", bytes.length));
    check(brain.write(bytes, patienceNanos));
  }

  void close() throws Halt, InterruptedException {
    transcript.happened("input closed");
    check(brain.closeInput(patienceNanos));
  }

  private void check(boolean taken) throws Halt {
    if (!taken) {
      throw new Halt.Deviates(
          "that the brain reads its input",
          "it has left its input unread for "
              + Ear.millis(patienceNanos)
              + " ms, and the pipe is full");
    }
  }
}
