package org.katachi.conformance.runner;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.katachi.brain.BrainProcess;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.RunOptions;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.ScriptLine;
import org.katachi.conformance.script.StepFailed;

/** Runs conversations with a brain, each with a new process. */
public final class ConversationRunner {

  /** How long a brain has for its exit after the END of a conversation that is not about END. */
  private static final int EXIT_MILLIS = 1_000;

  private static final double NANOS_PER_SECOND = 1e9;

  private final Supplier<ProcessBuilder> brains;
  private final RunOptions options;

  /**
   * Runs conversations with a brain.
   *
   * @param brains the command, the working directory and the environment, made anew for each start
   */
  public ConversationRunner(Supplier<ProcessBuilder> brains, RunOptions options) {
    this.brains = brains;
    this.options = options;
  }

  /**
   * Runs conversations, several at once if the options say so, and reports each in their order.
   *
   * @throws IOException if the brain can't be started
   */
  public List<ConversationResult> runAll(
      List<Conversation> conversations, ProgressListener listener)
      throws IOException, InterruptedException {
    ExecutorService jobs = Executors.newFixedThreadPool(options.jobs());
    try {
      List<Future<ConversationResult>> running =
          conversations.stream().map(talk -> jobs.submit(() -> run(talk))).toList();
      List<ConversationResult> results = new ArrayList<>();
      for (int i = 0; i < running.size(); i++) {
        listener.begins(conversations.get(i));
        ConversationResult result = running.get(i).get();
        results.add(result);
        listener.ended(result);
      }
      return results;
    } catch (ExecutionException e) {
      throw cause(e);
    } finally {
      stop(jobs);
    }
  }

  private static IOException cause(ExecutionException failure) throws InterruptedException {
    if (failure.getCause() instanceof IOException e) {
      return e;
    }
    if (failure.getCause() instanceof InterruptedException e) {
      throw e;
    }
    throw new IllegalStateException(failure.getCause());
  }

  /** Ends the conversations that still run, and with them their brains. */
  private static void stop(ExecutorService jobs) throws InterruptedException {
    jobs.shutdownNow();
    jobs.awaitTermination(EXIT_MILLIS, TimeUnit.MILLISECONDS);
  }

  /**
   * Runs one conversation. When this returns, no process of the brain lives.
   *
   * @throws IOException if the brain can't be started
   */
  public ConversationResult run(Conversation conversation)
      throws IOException, InterruptedException {
    try (BrainProcess brain = new BrainProcess(brains.get(), OutputStream.nullOutputStream())) {
      return run(conversation, new ScriptContext(conversation, brain, options));
    }
  }

  private ConversationResult run(Conversation conversation, ScriptContext context)
      throws InterruptedException {
    Status status = Status.PASSED;
    String reason = "";
    Optional<Mismatch> mismatch = Optional.empty();
    boolean ending = false;
    try {
      context.run(conversation.lines());
      context.measures().memory();
      ending = true;
      end(context);
    } catch (StepFailed.Unexpected unexpected) {
      boolean known = options.knownFailures().contains(conversation.path());
      status = known ? Status.KNOWN_FAILURE : Status.FAILED;
      mismatch = Optional.of(mismatch(unexpected, ending, context.line()));
    } catch (StepFailed.NotSupported notSupported) {
      status = Status.NOT_SUPPORTED;
      reason = notSupported.getMessage();
    } catch (StepFailed other) {
      throw new AssertionError(other);
    }
    context.measures().countChildrenLeft();
    long nanos = System.nanoTime() - context.brain().startNanos();
    return new ConversationResult(
        conversation,
        status,
        reason,
        mismatch,
        context.transcript().lines(),
        context.brain().errors(),
        context.measures().results(),
        nanos / NANOS_PER_SECOND);
  }

  /**
   * Sends END to a living brain, waits for its exit, which may fail, and expects no more lines. It
   * may be gone if the conversation has ended it.
   */
  private static void end(ScriptContext context) throws StepFailed, InterruptedException {
    BrainProcess brain = context.brain();
    OptionalInt exitCode = brain.awaitExit(0);
    if (exitCode.isPresent() && !context.commands().haveEnded()) {
      throw new StepFailed.Unexpected(
          "the brain to live until END", "its exit with code " + exitCode.getAsInt());
    }
    if (exitCode.isEmpty()) {
      context.resumeIfSuspended();
      context.commands().send("END");
      context.replies().setLimit(EXIT_MILLIS);
      if (brain.awaitExit(context.replies().limitNanos()).isPresent()) {
        context.measures().exitedAfter(context.replies().elapsedNanos());
      } else {
        context.measures().stays();
      }
    }
    context.replies().expectNothingMore();
  }

  private static Mismatch mismatch(
      StepFailed.Unexpected unexpected, boolean ending, ScriptLine line) {
    return new Mismatch(
        ending ? 0 : line.number(),
        ending ? "after the last line" : line.text(),
        unexpected.expected(),
        unexpected.getMessage());
  }

  /** Called with the progress of a run. */
  public interface ProgressListener {

    /** Listens to nothing. */
    ProgressListener NONE = new ProgressListener() {};

    default void begins(Conversation conversation) {}

    default void ended(ConversationResult result) {}
  }
}
