package org.katachi.protocol.session;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Executor;
import org.katachi.protocol.command.CommandParser;
import org.katachi.protocol.io.FailureLog;
import org.katachi.protocol.io.ProtocolWriter;
import org.katachi.protocol.io.ReceivedLine;

/** A session under test: it takes lines and returns the lines that the session writes. */
public final class SessionHarness {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final Session session;

  /** A session that searches on the calling thread, so that every reply is there at once. */
  public SessionHarness(TestBrain brain) {
    this(brain, Runnable::run);
  }

  SessionHarness(TestBrain brain, Executor searchThread) {
    PrintStream logStream = new PrintStream(log, true, US_ASCII);
    session =
        new Session(
            brain.handler(logStream),
            searchThread,
            new ProtocolWriter(out),
            new FailureLog(logStream));
  }

  /** Sends lines and returns the lines written since the last call. */
  public List<String> send(String... lines) {
    for (String line : lines) {
      sendAt(line, System.nanoTime());
    }
    return written();
  }

  /** Sends a line that is read at a time of {@link System#nanoTime}. */
  void sendAt(String line, long nanoTime) {
    CommandParser.parseAll(new ReceivedLine(line.trim(), nanoTime, true)).forEach(session::handle);
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
