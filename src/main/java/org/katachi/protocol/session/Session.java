package org.katachi.protocol.session;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import org.katachi.board.Point;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.command.Command;
import org.katachi.protocol.command.InfoKey;
import org.katachi.protocol.game.Game;
import org.katachi.protocol.io.FailureLog;
import org.katachi.protocol.io.ProtocolWriter;
import org.katachi.protocol.task.Outcome;
import org.katachi.protocol.task.Reply;
import org.katachi.protocol.task.SearchTask;

/**
 * A session with one manager: it queues the commands, runs their searches and writes the replies.
 *
 * <p>Two threads use it, the one that reads and the one that searches. Both hold its lock for all
 * but the search itself. During a search, {@code INFO}, {@code STOP} and {@code END} act at once;
 * every other command waits until the reply is written. Its clock starts when it is read, as it
 * does for the manager. Behind a new game that waits, the time left is that game's and waits, too.
 */
final class Session {

  private final Executor searchThread;
  private final ProtocolWriter writer;
  private final FailureLog log;
  private final CommandHandler handler;
  private final Game game;

  /** Requests, and the time left behind new games. */
  private final Queue<Command> queue = new ArrayDeque<>();

  private RunningSearch search;
  private Pondering pondering;
  private boolean ended;

  /**
   * A session.
   *
   * @param searchThread runs the searches, one at a time
   * @param log receives a line for each failure, for a developer
   */
  Session(CommandHandler handler, Executor searchThread, ProtocolWriter writer, FailureLog log) {
    this.handler = handler;
    game = handler.game();
    this.searchThread = searchThread;
    this.writer = writer;
    this.log = log;
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
    if (game.settings().get(InfoKey.PONDERING) == 0) {
      stopPondering();
    }
    if (InfoKey.of(info.key()) == InfoKey.TIME_LEFT) {
      game.learnLag(search != null);
    }
    if (search != null) {
      SearchLimits limits = game.limits(search.task.limits().clockStart());
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
      Outcome outcome = handler.handle(request);
      if (outcome instanceof SearchTask task) {
        search = new RunningSearch(task);
        searchThread.execute(search);
      } else if (outcome instanceof Reply reply) {
        write(reply);
      }
    } catch (RuntimeException | Error e) {
      // This includes a thread that can't be started: the session goes on.
      search = null;
      write(internalError(e));
    }
  }

  private Reply internalError(Throwable failure) {
    return Reply.of("ERROR internal: " + log.add(failure));
  }

  private void write(Reply reply) {
    for (String line : reply.lines()) {
      if (reply.isList()) {
        writer.list(line);
      } else {
        writer.line(line);
      }
    }
  }

  private void stopSearch() {
    if (search != null) {
      search.control.stop();
    }
  }

  private synchronized boolean isProgressShown() {
    return !ended && game.settings().get(InfoKey.SHOW_DETAIL) > 0;
  }

  private synchronized void show(List<String> lines) {
    if (isProgressShown()) {
      // Start-up: no lambda, see CONTRIBUTING.
      for (String line : lines) {
        writer.line(line);
      }
    }
  }

  /**
   * Writes the result of the search and goes on with the queue.
   *
   * @param failure the text of the search's failure; empty if it did not fail
   */
  private synchronized void finish(Reply result, String failure) {
    if (ended) {
      return;
    }
    // The clock is read before the reply is written: the manager may suspend the process after it.
    game.addUsedTime(System.nanoTime() - search.task.limits().clockStart());
    search = null;
    if (!failure.isEmpty()) {
      writer.line("DEBUG " + failure);
    }
    write(result);
    result.moves().forEach(this::place);
    obeyQueue();
    startPondering();
  }

  private void place(Point move) {
    try {
      game.place(move);
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
    if (search != null) {
      return;
    }
    pondering = handler.pondering().orElse(null);
    try {
      if (pondering != null) {
        searchThread.execute(pondering);
      }
    } catch (RuntimeException | Error e) {
      pondering = null;
      log.add(e);
    }
  }

  /** Frees the engine; a search ends a few milliseconds after its stop. */
  private void stopPondering() {
    if (pondering != null) {
      pondering.end();
      pondering = null;
    }
  }

  /** A search on the search thread. It can be stopped before it has begun. */
  private final class RunningSearch implements Runnable, SearchListener {

    private final SearchTask task;
    private final SearchControl control;

    /** On the search thread alone. */
    private SearchReport lastReport;

    RunningSearch(SearchTask task) {
      this.task = task;
      control = new SearchControl(task.limits());
    }

    @Override
    public void run() {
      Reply result;
      String failure = "";
      try {
        result = task.run(control, this);
      } catch (RuntimeException | Error e) {
        // Any failure, be it a stack overflow or a full heap: the manager waits for a reply.
        failure = log.add(e);
        result = fallback();
      }
      finish(result, failure);
    }

    private Reply fallback() {
      try {
        return task.fallback(Optional.ofNullable(lastReport));
      } catch (RuntimeException | Error e) {
        // Perhaps the heap is still full. Without this line the session would wait for ever.
        return internalError(e);
      }
    }

    @Override
    public void linesFound(List<SearchReport> lines) {
      lastReport = lines.get(0);
      if (isProgressShown()) {
        show(task.format().progress(lines));
      }
    }

    @Override
    public void moveStarted(Point move) {
      show(task.format().moveStarted(move));
    }

    @Override
    public void moveFinished(Point move) {
      show(task.format().moveFinished(move));
    }

    @Override
    public void moveLost(Point move) {
      show(task.format().moveLost(move));
    }
  }
}
