package org.katachi.protocol.session;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Executor;
import org.katachi.protocol.command.CommandParser;
import org.katachi.protocol.game.BrainParts;
import org.katachi.protocol.io.ProtocolWriter;
import org.katachi.protocol.io.ReceivedLine;

/** A session under test: it takes lines and returns the lines that the session writes. */
public final class SessionHarness {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final Session session;

  /** A session that searches on the calling thread, so that every reply is there at once. */
  public SessionHarness(BrainParts brain) {
    this(brain, Runnable::run);
  }

  public SessionHarness(BrainParts brain, Executor searchThread) {
    session =
        new Session(
            brain,
            searchThread,
            new ProtocolWriter(out),
            new StartupClock(() -> 0),
            new PrintStream(log, true, US_ASCII));
  }

  /** Sends lines and returns the lines written since the last call. */
  public List<String> send(String... lines) {
    for (String line : lines) {
      sendAt(line, new ReceivedLine(System.nanoTime(), true));
    }
    return written();
  }

  /** Sends a line with a given arrival. */
  public void sendAt(String line, ReceivedLine arrival) {
    session.handle(CommandParser.parse(line, arrival));
  }

  /** The lines written since the last call. */
  public List<String> written() {
    // A session that searches on another thread may write at any time.
    synchronized (out) {
      List<String> lines = out.toString(US_ASCII).lines().toList();
      out.reset();
      return lines;
    }
  }

  /** The lines of the session's log. */
  public List<String> log() {
    return log.toString(US_ASCII).lines().toList();
  }

  public boolean isEnded() {
    return session.isEnded();
  }
}
