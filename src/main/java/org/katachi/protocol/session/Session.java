package org.katachi.protocol.session;

import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import org.katachi.board.Point;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.command.Command;
import org.katachi.protocol.command.InfoKey;
import org.katachi.protocol.game.BrainParts;
import org.katachi.protocol.io.ProtocolWriter;
import org.katachi.protocol.task.ReportFormat;
import org.katachi.protocol.task.Response;
import org.katachi.protocol.task.SearchTask;

/**
 * A session with one manager: it queues the commands, runs their searches and writes the replies.
 *
 * <p>Two threads use it, the one that reads and the one that searches. Both hold its lock for all
 * but the search itself. During a search, {@code INFO}, {@code YXSTOP} and {@code END} act at once;
 * every other command waits until the reply is written. Its clock starts when it is read, as it
 * does for the manager. Behind a new game that waits, the time left is that game's and waits, too.
 */
final class Session {

  private final BrainParts brain;
  private final Executor searchThread;
  private final ProtocolWriter writer;
  private final StartupClock startCharge;
  private final FailureLog log;
  private final CommandHandler handler;

  /** Requests, and the time left behind new games. */
  private final Queue<Command> queue = new ArrayDeque<>();

  private RunningSearch search;
  private Pondering pondering;
  private boolean ended;

  /**
   * A session.
   *
   * @param searchThread runs the searches, one at a time
   * @param logStream receives a line for each failure, for a developer
   */
  Session(
      BrainParts brain,
      Executor searchThread,
      ProtocolWriter writer,
      StartupClock startCharge,
      PrintStream logStream) {
    this.brain = brain;
    this.searchThread = searchThread;
    this.writer = writer;
    this.startCharge = startCharge;
    log = new FailureLog(logStream);
    handler = new CommandHandler(brain, log);
  }

  /** Obeys a command, or queues it behind a search. */
  synchronized void handle(Command command) {
    if (ended) {
      return;
    }
    if (mustWait(command)) {
      queue.add(command);
    } else {
      act(command);
    }
  }

  private boolean mustWait(Command command) {
    return command instanceof Command.Info info
        ? InfoKey.of(info.key()) == InfoKey.TIME_LEFT && timeLeftMustWait()
        : command instanceof Command.Request && search != null;
  }

  /** Behind a new game, whose time it is, and behind a time left that waits, which is older. */
  private boolean timeLeftMustWait() {
    for (Command command : queue) {
      if (command instanceof Command.Info
          || (command instanceof Command.Request request && request.kind().startsGame())) {
        return true;
      }
    }
    return false;
  }

  private void act(Command command) {
    if (command instanceof Command.Request request) {
      obey(request);
    } else if (command instanceof Command.Info info) {
      inform(info);
    } else if (command instanceof Command.Stop) {
      stopSearch();
    } else {
      end();
    }
  }

  /** Ends the session: it writes nothing from now on. */
  synchronized void end() {
    ended = true;
    queue.clear();
    stopSearch();
    stopPondering();
  }

  synchronized boolean isEnded() {
    return ended;
  }

  private void inform(Command.Info info) {
    try {
      handler.inform(info);
    } catch (RuntimeException | Error e) {
      // The game could not take the new rules. INFO has no reply, so the log alone says it.
      log.add(e);
    }
    if (handler.settings().get(InfoKey.PONDERING) == 0) {
      stopPondering();
    }
    if (search != null) {
      MoveLimits limits = handler.limits(search.clockStart);
      search.control.change(limits);
      if (InfoKey.of(info.key()) == InfoKey.TIMEOUT_TURN && limits.turnMillis() == 0) {
        stopSearch();
      }
    }
  }

  private void obey(Command.Request request) {
    if (!handler.leavesGameAlone(request)) {
      stopPondering();
    }
    try {
      Response response = handler.handle(request);
      writeLines(response);
      if (response.search().isPresent()) {
        start(response.search().get());
      }
    } catch (RuntimeException | Error e) {
      // This includes a thread that can't be started: the session goes on.
      search = null;
      writeLines(internalError(e));
    }
  }

  private Response internalError(Throwable failure) {
    return Response.of("ERROR internal: " + log.add(failure));
  }

  private void writeLines(Response response) {
    for (String line : response.lines()) {
      if (response.isList()) {
        writer.list(line);
      } else {
        writer.line(line);
      }
    }
  }

  private void start(SearchTask task) {
    search = new RunningSearch(task, startCharge.clockStart(task.arrival()));
    searchThread.execute(search);
  }

  private void stopSearch() {
    if (search != null) {
      search.control.stop();
    }
  }

  private synchronized void showProgress(List<SearchReport> lines) {
    if (ended || handler.settings().get(InfoKey.SHOW_DETAIL) == 0) {
      return;
    }
    ReportFormat format = handler.format();
    for (int i = 0; lines.size() > 1 && i < lines.size(); i++) {
      writer.line(format.line(i + 1, lines.get(i)));
    }
    writer.line(format.message(lines.get(0)));
    if (handler.settings().showsRealtime()) {
      format.realtime(lines.get(0)).forEach(writer::line);
    }
  }

  private synchronized void showMove(String mark, Point move) {
    if (!ended && handler.settings().showsRealtime()) {
      writer.line(ReportFormat.realtime(mark, move));
    }
  }

  /**
   * Writes the result of the search and goes on with the queue.
   *
   * @param failure the text of the search's failure; empty if it did not fail
   */
  private synchronized void finish(Response result, String failure) {
    if (ended) {
      return;
    }
    // The clock is read before the reply is written: the manager may suspend the process after it.
    handler.addUsedTime(System.nanoTime() - search.clockStart);
    search = null;
    if (!failure.isEmpty()) {
      writer.line("DEBUG " + failure);
    }
    writeLines(result);
    result.moves().forEach(this::place);
    obeyQueue();
    startPondering();
  }

  private void place(Point move) {
    try {
      handler.place(move);
    } catch (RuntimeException | Error e) {
      // The reply is written, and the manager expects no other line.
      log.add(e);
    }
  }

  /** Goes on to the next search, which has the time left that waits behind its request. */
  private void obeyQueue() {
    while (search == null ? !queue.isEmpty() : queue.peek() instanceof Command.Info) {
      act(queue.remove());
    }
  }

  private void startPondering() {
    boolean allowed = handler.settings().get(InfoKey.PONDERING) > 0;
    if (allowed && search == null && !handler.position().isFull()) {
      MoveLimits limits = handler.limits(Pondering.clockStart());
      pondering = new Pondering(brain.engine(), handler.position(), limits);
      try {
        searchThread.execute(pondering);
      } catch (RuntimeException | Error e) {
        pondering = null;
        log.add(e);
      }
    }
  }

  /** Frees the engine; a search ends a few milliseconds after its stop. */
  private void stopPondering() {
    if (pondering != null) {
      pondering.end();
      pondering = null;
    }
  }

  /** A search with its clock, on the search thread. It can be stopped before it has begun. */
  private final class RunningSearch implements Runnable, SearchListener {

    private final SearchTask task;
    private final long clockStart;
    private final SearchControl control;

    /** On the search thread alone. */
    private SearchReport lastReport;

    RunningSearch(SearchTask task, long clockStart) {
      this.task = task;
      this.clockStart = clockStart;
      control = new SearchControl(handler.limits(clockStart));
    }

    @Override
    public void run() {
      Response result;
      String failure = "";
      try {
        result = task.search(control, this);
      } catch (RuntimeException | Error e) {
        // Any failure, be it a stack overflow or a full heap: the manager waits for a reply.
        failure = log.add(e);
        result = fallback();
      }
      finish(result, failure);
    }

    private Response fallback() {
      try {
        return task.fallback(Optional.ofNullable(lastReport));
      } catch (RuntimeException | Error e) {
        // Perhaps the heap is still full. Without this line the session would wait for ever.
        return internalError(e);
      }
    }

    @Override
    public void accept(SearchReport report) {
      linesFound(List.of(report));
    }

    @Override
    public void linesFound(List<SearchReport> lines) {
      lastReport = lines.get(0);
      showProgress(lines);
    }

    @Override
    public void moveStarted(Point move) {
      showMove("POS", move);
    }

    @Override
    public void moveFinished(Point move) {
      showMove("DONE", move);
    }

    @Override
    public void moveLost(Point move) {
      showMove("LOSE", move);
    }
  }
}
