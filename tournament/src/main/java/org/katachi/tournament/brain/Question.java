package org.katachi.tournament.brain;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.katachi.board.Point;
import org.katachi.conformance.brain.Output;
import org.katachi.tournament.brain.BrainFailure.Fault;

/**
 * A request and the wait for its answer. The time runs from the moment when the request has been
 * written to the moment when the answer has been read, and a late answer is none.
 */
final class Question {

  /** How long an answer is waited for after its time: too late it is anyway, but not lost. */
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** Between two looks at what it uses while it thinks. */
  private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** The number of lines beside an answer that nobody could want. */
  private static final int MANY_LINES = 100_000;

  private final Conversation conversation;
  private final GameClock clock;
  private final Footprint footprint;
  private final Asides asides = new Asides();
  private final long patience;
  private long start;
  private long nanos;
  private int lines;

  /** Whether UNKNOWN is an answer; it is none where brains say it to INFO keys. */
  private boolean refusalsCount;

  Question(Conversation conversation, GameClock clock, Footprint footprint) {
    this.conversation = conversation;
    this.clock = clock;
    this.footprint = footprint;
    patience = clock.limitNanos() + clock.marginNanos();
  }

  /** Asks for a move. What the brain suggests instead of one, it is told to play. */
  Point move(String request) throws BrainFailure, InterruptedException {
    ReplyLine reply = ask(request);
    Optional<Point> suggestion = reply.suggestion();
    if (suggestion.isPresent()) {
      say(Commands.play(suggestion.get()));
      ReplyLine played = reply();
      if (!played.move().equals(suggestion)) {
        throw Failures.garbage(played, "the " + suggestion.get() + " that it had suggested");
      }
      return suggestion.get();
    }
    return reply.move().orElseThrow(() -> Failures.garbage(reply, "a move"));
  }

  /** Asks for a step of the swap2 opening: points, or none for SWAP. */
  List<Point> swap2(String request) throws BrainFailure, InterruptedException {
    refusalsCount = true;
    ReplyLine reply = ask(request);
    if (reply.beginsWith("ERROR") || reply.beginsWith("UNKNOWN")) {
      throw new BrainFailure(Fault.NO_SWAP2, "does not play swap2: it answered " + reply.quoted());
    }
    return reply.swap2().orElseThrow(() -> Failures.garbage(reply, "points or SWAP"));
  }

  /** The time that the answer took. */
  long nanos() {
    return nanos;
  }

  /** What was said beside the answer. */
  Asides asides() {
    return asides;
  }

  private ReplyLine ask(String request) throws BrainFailure, InterruptedException {
    start = System.nanoTime();
    say(request);
    start = conversation.saidNanos();
    return reply();
  }

  private void say(String commands) throws BrainFailure, InterruptedException {
    if (!conversation.say(commands, start + patience)) {
      throw Failures.deaf();
    }
  }

  /** The next line that is no aside. */
  private ReplyLine reply() throws BrainFailure, InterruptedException {
    ReplyLine line = line();
    while (isAside(line)) {
      asides.add(line);
      line = line();
    }
    if (nanos > patience) {
      throw Failures.late(clock, nanos);
    }
    return line;
  }

  private boolean isAside(ReplyLine line) {
    return line.isAside() && !(refusalsCount && line.beginsWith("UNKNOWN"));
  }

  private ReplyLine line() throws BrainFailure, InterruptedException {
    Output output = hear();
    while (output instanceof Output.Nothing) {
      footprint.check();
      output = hear();
    }
    if (output instanceof Output.End) {
      throw Failures.crashed(conversation.death());
    }
    lines++;
    if (!(output instanceof Output.Text text) || lines > MANY_LINES) {
      throw Failures.flood();
    }
    // A fast brain's line may have been read before the writing thread has looked at the time.
    nanos = Math.max(0, text.nanos() - start);
    if (nanos > patience + GRACE_NANOS) {
      throw Failures.hung(clock, conversation.half());
    }
    return new ReplyLine(text.text());
  }

  private Output hear() throws BrainFailure, InterruptedException {
    long end = start + patience + GRACE_NANOS;
    Output output = conversation.hear(Math.min(end, System.nanoTime() + LOOK_NANOS));
    if (output instanceof Output.Nothing && System.nanoTime() - end >= 0) {
      throw Failures.hung(clock, conversation.half());
    }
    return output;
  }
}
