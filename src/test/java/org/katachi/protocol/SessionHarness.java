package org.katachi.protocol;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Executor;

/** A session under test: it takes lines and returns the lines that the session writes. */
final class SessionHarness {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final Session session;

  /** A session that searches on the calling thread, so that every reply is there at once. */
  SessionHarness(BrainParts brain) {
    this(brain, Runnable::run);
  }

  SessionHarness(BrainParts brain, Executor searchThread) {
    session =
        new Session(
            brain,
            searchThread,
            new ProtocolWriter(out),
            new StartCharge(() -> 0),
            new PrintStream(log, true, US_ASCII));
  }

  /** Sends lines and returns the lines written since the last call. */
  List<String> send(String... lines) {
    for (String line : lines) {
      sendAt(line, new Arrival(System.nanoTime(), true));
    }
    return written();
  }

  /** Sends a line with a given arrival. */
  void sendAt(String line, Arrival arrival) {
    session.handle(CommandParser.parse(line, arrival));
  }

  /** The lines written since the last call. */
  List<String> written() {
    // A session that searches on another thread may write at any time.
    synchronized (out) {
      List<String> lines = out.toString(US_ASCII).lines().toList();
      out.reset();
      return lines;
    }
  }

  /** The lines of the session's log. */
  List<String> log() {
    return log.toString(US_ASCII).lines().toList();
  }

  boolean isEnded() {
    return session.isEnded();
  }
}
