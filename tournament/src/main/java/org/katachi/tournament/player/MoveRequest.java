package org.katachi.tournament.player;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.katachi.board.Point;
import org.katachi.brain.ReadResult;
import org.katachi.brain.gomocup.ForeignText;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.brain.gomocup.ReplyLine.Syntax;

/**
 * A request and the wait for its answer. The time runs from the moment when the request has been
 * written to the moment when the answer can be read, and a late answer is none. An answer that is
 * late by no more than {@linkplain ReplyWait the manager was held up} spoils the game.
 */
final class MoveRequest {

  /** How long an answer is waited for after its time: too late it is anyway, but not lost. */
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** How long a brain may leave its input unread, or the writing thread may have no processor. */
  private static final long WRITE_NANOS = TimeUnit.SECONDS.toNanos(10);

  /** Between two looks at what it uses while it thinks. */
  private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** Less is no lag to be told, however short the time for a move. */
  private static final long LAG_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /** A lag is this part of the time for a move, or more. */
  private static final int LAG_PART = 10;

  /** The number of lines beside an answer that nobody could want. */
  private static final int MANY_LINES = 100_000;

  private final BrainChannel channel;
  private final GameClock clock;
  private final ResourceMonitor resources;
  private final InfoLines infoLines = new InfoLines();
  private final long patience;
  private long start;
  private long nextLook;

  private ReplyWait wait;
  private long nanos;
  private long waitedNanos;
  private int lines;

  /** The first line that is no line of the protocol. */
  private Optional<ReplyLine> strange = Optional.empty();

  /** The first UNKNOWN that may be about the request, and may not. */
  private Optional<ReplyLine> unknown = Optional.empty();

  /** What is asked for, in words and as it is told from other lines. */
  private String expected = "";

  private Predicate<ReplyLine> isAnswer = line -> false;

  MoveRequest(BrainChannel channel, GameClock clock, ResourceMonitor resources) {
    this.channel = channel;
    this.clock = clock;
    this.resources = resources;
    patience = clock.limitNanos() + clock.marginNanos();
  }

  /** Asks for a move. What the brain suggests instead of one, it is told to play. */
  Point move(String request) throws BrainFailure, InterruptedException {
    expected = "a move";
    isAnswer =
        line ->
            line.move(Syntax.LENIENT).isPresent()
                || line.suggestion(Syntax.LENIENT).isPresent()
                || line.beginsWith("ERROR")
                || line.refusesRequest();
    ReplyLine reply = ask(request);
    Optional<Point> suggestion = reply.suggestion(Syntax.LENIENT);
    if (suggestion.isPresent()) {
      say(Commands.play(suggestion.get()));
      ReplyLine played = reply();
      if (!played.move(Syntax.LENIENT).equals(suggestion)) {
        throw FailureMessages.garbage(played, "the " + suggestion.get() + " that it had suggested");
      }
      return suggestion.get();
    }
    return reply.move(Syntax.LENIENT).orElseThrow(() -> FailureMessages.garbage(reply, expected));
  }

  /** Asks for a step of the swap2 opening: points, or none for SWAP. */
  List<Point> swap2(String request) throws BrainFailure, InterruptedException {
    expected = "points or SWAP";
    isAnswer = line -> line.swap2().isPresent() || line.refusesCommand();
    ReplyLine reply = ask(request);
    return reply
        .swap2()
        .orElseThrow(
            () ->
                new BrainFailure(
                    Termination.NO_SWAP2,
                    "does not play swap2: it answered " + ForeignText.quoted(reply.text())));
  }

  /** The time that the answer took. */
  long nanos() {
    return nanos;
  }

  /** Whether the thread that reads waited so long for a processor that people should know. */
  boolean wasReadLate() {
    return waitedNanos >= Math.max(LAG_NANOS, patience / LAG_PART);
  }

  /** What was said beside the answer. */
  InfoLines infoLines() {
    return infoLines;
  }

  private ReplyLine ask(String request) throws BrainFailure, InterruptedException {
    start = System.nanoTime();
    say(request);
    start = channel.saidNanos();
    nextLook = start + LOOK_NANOS;
    wait = new ReplyWait(channel, start, start + patience);
    return reply();
  }

  /** However little time it has: its clock does not run yet. */
  private void say(String commands) throws BrainFailure, InterruptedException {
    channel.say(commands, System.nanoTime() + WRITE_NANOS);
  }

  /**
   * The next line that is an answer. Others are not, as little as for Gomocup's judge: there are
   * good brains that break a line of text in two.
   */
  private ReplyLine reply() throws BrainFailure, InterruptedException {
    ReplyLine line = line();
    while (!isAnswer.test(line)) {
      infoLines.add(line);
      strange = strange.isPresent() || line.isAside() ? strange : Optional.of(line);
      unknown = unknown.isPresent() || !line.refusesCommand() ? unknown : Optional.of(line);
      line = line();
    }
    if (nanos > patience) {
      if (wait.heldUpNanos() >= nanos - patience) {
        throw FailureMessages.readLate(nanos - patience, wait.heldUpNanos());
      }
      throw FailureMessages.late(clock, nanos);
    }
    return line;
  }

  private ReplyLine line() throws BrainFailure, InterruptedException {
    Optional<ReadResult.Line> heard = hear();
    while (heard.isEmpty()) {
      heard = hear();
    }
    lines++;
    if (lines > MANY_LINES) {
      throw FailureMessages.flood();
    }
    // A fast brain's line may have been read before the writing thread has looked at the time.
    nanos = Math.max(0, heard.get().nanos() - start);
    waitedNanos = Math.max(waitedNanos, heard.get().waitedNanos());
    if (nanos > patience + GRACE_NANOS + wait.heldUpNanos()) {
      throw noAnswer();
    }
    return new ReplyLine(heard.get().text());
  }

  /** The next line; nothing if it is time to look at what the brain uses, or at the clock. */
  private Optional<ReadResult.Line> hear() throws BrainFailure, InterruptedException {
    look();
    Optional<ReadResult.Line> heard = wait.hear(nextLook);
    if (heard.isEmpty() && wait.isOver(GRACE_NANOS)) {
      throw noAnswer();
    }
    return heard;
  }

  /** Looks at what it uses when it is time to, however much it says meanwhile. */
  private void look() throws BrainFailure {
    if (System.nanoTime() - nextLook >= 0) {
      resources.check();
      wait.goOn();
      nextLook = System.nanoTime() + LOOK_NANOS;
    }
  }

  private BrainFailure noAnswer() throws InterruptedException {
    if (strange.isPresent()) {
      return FailureMessages.garbage(strange.get(), expected);
    }
    return channel.hasEnded()
        ? channel.crash()
        : FailureMessages.hung(clock, channel.half(), unknown);
  }
}
