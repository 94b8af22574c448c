package org.katachi.protocol;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Executor;

/** A session under test: lines go in, and what was written since comes out. */
final class Talk {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final Session session;

  /** A session that thinks on the thread that sends, so that every answer is there at once. */
  Talk(Brain brain) {
    this(brain, Runnable::run);
  }

  Talk(Brain brain, Executor thinker) {
    session =
        new Session(
            brain,
            thinker,
            new ProtocolWriter(out),
            new StartCharge(() -> 0),
            new PrintStream(log, true, US_ASCII));
  }

  /** Sends lines and gives the lines written since the last call. */
  List<String> send(String... lines) {
    for (String line : lines) {
      sendReceived(line, new Received(System.nanoTime(), true));
    }
    return written();
  }

  /** Sends one line that came at a certain time. */
  void sendReceived(String line, Received received) {
    session.handle(CommandParser.parse(line), received);
  }

  /** The lines written since the last call. */
  List<String> written() {
    // A session that thinks on another thread may write at any time.
    synchronized (out) {
      List<String> lines = out.toString(US_ASCII).lines().toList();
      out.reset();
      return lines;
    }
  }

  /** What the session told its developer, line by line. */
  List<String> log() {
    return log.toString(US_ASCII).lines().toList();
  }

  boolean isEnded() {
    return session.isEnded();
  }
}
