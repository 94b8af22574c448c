package org.katachi.protocol.session;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.Executor;
import org.katachi.protocol.command.Command;
import org.katachi.protocol.command.CommandParser;
import org.katachi.protocol.io.FailureLog;
import org.katachi.protocol.io.LineReader;
import org.katachi.protocol.io.ProtocolWriter;
import org.katachi.protocol.io.QueuedOutput;
import org.katachi.protocol.io.ReceivedLine;

/** Reads the manager's lines and hands them to a session as commands. */
public final class ProtocolLoop {

  private ProtocolLoop() {}

  /**
   * Talks with a manager until it sends {@code END} or its output ends. Returns at once then, also
   * during a search and while the manager does not read; their threads do not keep the process
   * alive.
   *
   * @param in the manager's lines
   * @param out the replies; nothing else may write to it
   * @param handler of the commands, before the first
   * @param log receives a line for each failure, for a developer
   */
  public static void run(InputStream in, OutputStream out, CommandHandler handler, FailureLog log) {
    QueuedOutput queued = new QueuedOutput(out);
    Session session = new Session(handler, new ThreadPerSearch(), new ProtocolWriter(queued), log);
    LineReader reader = new LineReader(in);
    try {
      ReceivedLine line = reader.read();
      while (line != null) {
        for (Command command : CommandParser.parseAll(line)) {
          session.handle(command);
        }
        line = session.isEnded() ? null : reader.read();
      }
      session.end();
    } finally {
      queued.close();
    }
  }

  /**
   * Runs each search on a thread of its own; the session gives one at a time. A pool would take
   * time to load, and someone would have to end it.
   */
  private static final class ThreadPerSearch implements Executor {

    @Override
    public void execute(Runnable search) {
      Thread thread = new Thread(search, "search");
      thread.setDaemon(true);
      thread.start();
    }
  }
}
