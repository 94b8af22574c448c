package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.katachi.board.Point;
import org.katachi.brain.BrainProcess;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.brain.gomocup.ReplyLine.Syntax;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Level;
import org.katachi.conformance.script.Needs;
import org.katachi.conformance.script.RunOptions;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.StepFailed;

/** A running brain in a conversation of the kit without a script. */
final class MeasuredBrain implements AutoCloseable {

  /** The longest wait for a reply, far more than the longest limit that is measured. */
  private static final int PATIENCE_MILLIS = 60_000;

  private static final long EXIT_NANOS = TimeUnit.SECONDS.toNanos(5);
  private static final double NANOS_PER_MILLI = 1e6;

  private static final Conversation NO_SCRIPT =
      new Conversation(
          "measure", "games", "measured games", Level.PROTOCOL, false, Needs.NOTHING, List.of());

  private final BrainProcess process;
  private final ScriptContext context;
  private boolean suspended;

  /**
   * Starts a brain.
   *
   * @param command the program and its arguments
   * @throws IOException if it can't be started
   */
  MeasuredBrain(List<String> command) throws IOException {
    process = new BrainProcess(new ProcessBuilder(command), OutputStream.nullOutputStream());
    context = new ScriptContext(NO_SCRIPT, process, RunOptions.DEFAULT);
    context.replies().setLimit(PATIENCE_MILLIS);
  }

  /** Sends lines in one write, each with its line end. */
  void send(String... lines) throws StepFailed, InterruptedException {
    context.commands().send(lines);
  }

  /** Waits for the next reply. */
  ReplyLine reply() throws StepFailed, InterruptedException {
    return context.replies().next("an answer");
  }

  /** The time of the last reply on a referee's clock. */
  double millis() {
    return context.replies().replyNanos() / NANOS_PER_MILLI;
  }

  /** The time from the start of the process to its first line. */
  double startMillis() {
    return context.measures().results().startMillis().orElseThrow();
  }

  /** Sends lines and waits for the reply to the last one. */
  ReplyLine ask(String... lines) throws StepFailed, InterruptedException {
    send(lines);
    return reply();
  }

  /** Sends lines and waits for a move, which must be legal. */
  Point move(String... lines) throws StepFailed, InterruptedException {
    ReplyLine reply = ask(lines);
    Point move =
        reply
            .move(Syntax.STRICT)
            .orElseThrow(() -> new StepFailed.Unexpected("a move", "not a move: " + reply.text()));
    if (context.game().objection(move).isPresent()) {
      throw new StepFailed.Unexpected("a move", "illegal move: " + move);
    }
    context.played(move);
    return move;
  }

  /** Whether its last move, or a full board, has ended the game. */
  boolean hasEndedGame() {
    return context.game().isOver();
  }

  /** Suspends it and all that it has started: a brain may stand behind a shell script. */
  void suspend() throws IOException {
    suspended = true; // Also if it fails: it may stand still a moment later.
    process.suspendTree();
  }

  /** Resumes it if it is suspended. */
  void resume() throws IOException {
    if (suspended) {
      process.resumeTree();
      suspended = false;
    }
  }

  /** The unique set size of it and its children, in bytes. */
  long uniqueSetSize() {
    return process.uniqueSetSize();
  }

  /** Sends END, even to a suspended brain, and waits for its exit; kills it if it stays. */
  @Override
  public void close() {
    try {
      resume();
      send("END");
      if (process.awaitExit(EXIT_NANOS).isEmpty()) {
        System.err.println("the brain did not exit after END");
      }
    } catch (IOException | StepFailed e) {
      System.err.println(e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.close();
    }
  }
}
