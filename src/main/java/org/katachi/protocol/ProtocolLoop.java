package org.katachi.protocol;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.concurrent.Executor;

/** Reads a manager's commands and obeys them to the end. */
public final class ProtocolLoop {

  private ProtocolLoop() {}

  /**
   * Talks with a manager until it says {@code END} or its output ends. Returns at once then, also
   * while a choice is under way, whose thread does not keep the process alive.
   *
   * @param in what the manager writes
   * @param out what the manager reads; nothing else may write to it
   * @param log where trouble is told to a developer, one line each
   */
  public static void run(
      InputStream in, OutputStream out, PrintStream log, Brain brain, StartCharge startCharge) {
    ProtocolWriter writer = new ProtocolWriter(out);
    Session session = new Session(brain, new Thinker(), writer, startCharge, log);
    LineReader reader = new LineReader(in);
    LineReader.Line line = reader.read();
    while (line != null) {
      session.handle(CommandParser.parse(line.text()), line.received());
      line = session.isEnded() ? null : reader.read();
    }
    session.end();
  }

  /**
   * Runs each choice on a thread of its own, one after the other as the session gives them. A pool
   * would have to be loaded, and ended.
   */
  private static final class Thinker implements Executor {

    @Override
    public void execute(Runnable choice) {
      Thread thread = new Thread(choice, "thinker");
      thread.setDaemon(true);
      thread.start();
    }
  }
}
