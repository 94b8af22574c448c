package org.katachi.protocol;

import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.katachi.board.Point;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;

/**
 * One manager's conversation with the brain.
 *
 * <p>Two threads meet here, the one that reads and the one that thinks, and whatever either does to
 * the session it does under the session's lock; only the thinking itself goes on without. While a
 * choice is under way, information, {@code YXSTOP} and {@code END} act at once; every other command
 * is kept and has its turn when the answer has been written. The clock of a kept turn runs since
 * its command was read, as it does for a manager that has written it.
 */
final class Session {

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Brain brain;
  private final Executor thinker;
  private final ProtocolWriter writer;
  private final StartCharge startCharge;
  private final PrintStream log;
  private final Dialogue dialogue;
  private final Queue<Kept> kept = new ArrayDeque<>();
  private Choice choice;
  private Pondering pondering;
  private long usedNanos;
  private boolean ended;

  /** A request that came while a choice was under way. */
  private record Kept(Command.Request request, Received received) {}

  /**
   * @param thinker runs the choices, one at a time
   * @param log where a developer looks for what went wrong, one line each
   */
  Session(
      Brain brain,
      Executor thinker,
      ProtocolWriter writer,
      StartCharge startCharge,
      PrintStream log) {
    this.brain = brain;
    this.thinker = thinker;
    this.writer = writer;
    this.startCharge = startCharge;
    this.log = log;
    dialogue = new Dialogue(brain.arbiter(), brain.identity(), new Settings(brain.minimumMemory()));
  }

  /**
   * Takes a command from the manager, and answers it unless that takes thinking.
   *
   * @param received when the command was read
   */
  synchronized void handle(Command command, Received received) {
    if (ended) {
      return;
    }
    if (command instanceof Command.Request request) {
      if (choice == null) {
        perform(request, received);
      } else {
        kept.add(new Kept(request, received));
      }
    } else if (command instanceof Command.Info info) {
      inform(info);
    } else if (command instanceof Command.YxStop) {
      stopChoice();
    } else {
      end();
    }
  }

  /** Ends the conversation: nothing is written any more. */
  synchronized void end() {
    ended = true;
    kept.clear();
    stopChoice();
    stopPondering();
  }

  synchronized boolean isEnded() {
    return ended;
  }

  private void inform(Command.Info info) {
    try {
      dialogue.inform(info);
    } catch (RuntimeException e) {
      // Other rules could not be applied to the game; information is never answered.
      logged(e);
    }
    if (dialogue.settings().get(InfoKey.PONDERING) == 0) {
      stopPondering();
    }
    if (choice == null) {
      return;
    }
    choice.control.change(limits(choice.clockStart));
    if (InfoKey.of(info.key()) == InfoKey.TIMEOUT_TURN
        && choice.control.limits().turnMillis() == 0) {
      stopChoice();
    }
  }

  private void stopChoice() {
    if (choice != null) {
      choice.control.stop();
    }
  }

  private void perform(Command.Request request, Received received) {
    stopPondering();
    try {
      carryOut(dialogue.react(request, received));
    } catch (RuntimeException | Error e) {
      // A thread that can't be started, too: the conversation goes on.
      choice = null;
      writer.line("ERROR internal: " + logged(e));
    }
  }

  private void carryOut(Reaction reaction) {
    if (reaction instanceof Reaction.Reply reply) {
      writer.line(reply.line());
    } else if (reaction instanceof Reaction.NewGame) {
      startGame();
    } else if (reaction instanceof Reaction.MoveDue due) {
      think(new MoveQuestion(brain.engine(), brain.arbiter(), due.position()), due.received());
    } else if (reaction instanceof Reaction.OpeningDue due) {
      think(new OpeningQuestion(brain.swap2(), due.opening()), due.received());
    }
  }

  private void startGame() {
    usedNanos = 0;
    try {
      brain.engine().newGame();
    } catch (RuntimeException | Error e) {
      // The game can be played all the same, if need be without the memory that was not there.
      writer.line("DEBUG new game: " + logged(e));
    }
    writer.line("OK");
  }

  private void think(Question question, Received received) {
    choice = new Choice(question, startCharge.clockStart(received));
    thinker.execute(choice);
  }

  private MoveLimits limits(long clockStart) {
    return dialogue.settings().limits(clockStart, usedNanos / NANOS_PER_MILLI);
  }

  private synchronized void tellProgress(SearchReport report) {
    if (!ended && dialogue.settings().get(InfoKey.SHOW_DETAIL) > 0) {
      writer.line(ReportFormat.message(report));
    }
  }

  private synchronized void conclude(Conclusion conclusion, String trouble) {
    if (ended) {
      return;
    }
    // Read before the answer is written: a manager may suspend the process at once after it.
    usedNanos += System.nanoTime() - choice.clockStart;
    choice = null;
    if (!trouble.isEmpty()) {
      writer.line("DEBUG " + trouble);
    }
    if (conclusion.report().isPresent()) {
      writer.line(ReportFormat.message(conclusion.report().get()));
    }
    writer.line(conclusion.reply());
    if (conclusion.move().isPresent()) {
      putStone(conclusion.move().get());
    }
    performKept();
    startPondering();
  }

  private void startPondering() {
    boolean wanted = dialogue.settings().get(InfoKey.PONDERING) > 0;
    if (wanted && choice == null && !dialogue.position().isFull()) {
      pondering =
          new Pondering(brain.engine(), dialogue.position(), limits(Pondering.clockStart()));
      try {
        thinker.execute(pondering);
      } catch (RuntimeException | Error e) {
        pondering = null;
        logged(e);
      }
    }
  }

  /** The engine is free afterwards; a search ends within a few milliseconds of being asked to. */
  private void stopPondering() {
    if (pondering != null) {
      pondering.end();
      pondering = null;
    }
  }

  private void putStone(Point move) {
    try {
      dialogue.played(move);
    } catch (RuntimeException e) {
      // The answer is written and nobody waits for another line.
      logged(e);
    }
  }

  private void performKept() {
    while (choice == null && !kept.isEmpty()) {
      Kept next = kept.remove();
      perform(next.request(), next.received());
    }
  }

  /** Writes what went wrong for a developer, in one line, and gives it back. */
  private String logged(Throwable trouble) {
    String text = trouble.toString().replace('\n', ' ').replace('\r', ' ');
    StackTraceElement[] trace = trouble.getStackTrace();
    log.println(trace.length == 0 ? text : text + " at " + trace[0]);
    return text;
  }

  /**
   * A choice under way: the thinker's task. Its control works before the thinker has begun, too.
   */
  private final class Choice implements Runnable, Consumer<SearchReport> {

    private final Question question;
    private final long clockStart;
    private final SearchControl control;

    Choice(Question question, long clockStart) {
      this.question = question;
      this.clockStart = clockStart;
      control = new SearchControl(limits(clockStart));
    }

    @Override
    public void run() {
      Conclusion conclusion;
      String trouble = "";
      try {
        conclusion = question.think(control, this);
      } catch (RuntimeException | Error e) {
        // Whatever it is, an overflown stack or a full heap included: the manager waits for a move.
        trouble = logged(e);
        conclusion = question.withoutThinking();
      }
      conclude(conclusion, trouble);
    }

    @Override
    public void accept(SearchReport report) {
      tellProgress(report);
    }
  }
}
