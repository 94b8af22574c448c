package org.katachi.conformance.runner;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.conformance.conversation.Conversation;
import org.katachi.conformance.conversation.Line;
import org.katachi.process.BrainProcess;

/** Holds conversations with a brain, each with a new process. */
public final class ConversationRunner {

  /** What a brain gets for going after the END of a conversation that is not about END. */
  private static final int EXIT_MILLIS = 1_000;

  private static final double NANOS_PER_SECOND = 1e9;

  private final List<String> command;
  private final Pace pace;

  /**
   * Holds conversations at the usual pace.
   *
   * @param command starts the brain
   */
  public ConversationRunner(List<String> command) {
    this(command, Pace.USUAL);
  }

  /**
   * @param command starts the brain
   */
  public ConversationRunner(List<String> command, Pace pace) {
    this.command = List.copyOf(command);
    this.pace = pace;
  }

  /**
   * Holds one conversation. When this returns, no process of the brain's lives.
   *
   * @throws IOException if the brain can't be started
   */
  public Result run(Conversation conversation) throws IOException, InterruptedException {
    try (BrainProcess brain = new BrainProcess(command)) {
      return run(conversation, brain);
    }
  }

  private Result run(Conversation conversation, BrainProcess brain) throws InterruptedException {
    Transcript transcript = new Transcript();
    Meter meter = new Meter(brain);
    Performer performer = new Performer(conversation, brain, transcript, meter, pace);
    Outcome outcome = Outcome.PASSED;
    String reason = "";
    Optional<Deviation> deviation = Optional.empty();
    boolean finishing = false;
    try {
      performer.perform();
      meter.memory();
      finishing = true;
      performer.finish(EXIT_MILLIS);
    } catch (Halt.Deviates halt) {
      outcome = Outcome.FAILED;
      deviation = Optional.of(deviation(halt, finishing, performer.line()));
    } catch (Halt.Unsupported halt) {
      outcome = Outcome.NOT_SUPPORTED;
      reason = halt.getMessage();
    } catch (Halt halt) {
      throw new AssertionError(halt);
    }
    meter.countChildrenLeft();
    double seconds = (System.nanoTime() - brain.startNanos()) / NANOS_PER_SECOND;
    return new Result(
        conversation,
        outcome,
        reason,
        deviation,
        transcript.lines(),
        brain.errors(),
        meter.results(),
        seconds);
  }

  private static Deviation deviation(Halt.Deviates halt, boolean finishing, Line line) {
    return new Deviation(
        finishing ? 0 : line.number(),
        finishing ? "after the last line" : line.text(),
        halt.expected(),
        halt.getMessage());
  }

  /** Holds conversations one after another and tells of each when it is over. */
  public List<Result> runAll(List<Conversation> conversations, ProgressListener listener)
      throws IOException, InterruptedException {
    List<Result> results = new ArrayList<>();
    for (Conversation conversation : conversations) {
      listener.begins(conversation);
      Result result = run(conversation);
      results.add(result);
      listener.ended(result);
    }
    return results;
  }

  /** Hears how far the kit has come. */
  public interface ProgressListener {

    void begins(Conversation conversation);

    void ended(Result result);
  }
}
