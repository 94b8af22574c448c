package org.katachi.tournament.brain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.conformance.brain.BrainProcess;
import org.katachi.conformance.brain.Output;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.brain.BrainFailure.Fault;

/**
 * A brain that runs and plays games, one after the other. After a failure it is good for nothing
 * but {@link #kill}. Belongs to one thread.
 */
final class Brain implements AutoCloseable {

  /** How long it may take to end after END, and to let go of what is left. */
  private static final long END_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** How long a process may take to die after it has closed its output. */
  private static final long EXIT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private static final String DEAF = "does not read its input";

  private final BrainSpec spec;
  private final BrainProcess process;
  private GameClock clock;
  private boolean knowsGame;

  /**
   * Starts the process.
   *
   * @throws BrainFailure if the system can't
   */
  Brain(BrainSpec spec) throws BrainFailure {
    this.spec = spec;
    clock = new GameClock(spec.time());
    try {
      process = new BrainProcess(spec.command());
    } catch (IOException e) {
      throw notStarted(e.getMessage());
    }
  }

  /** Begins a game. Neither this nor the start of the process counts against the clock. */
  void start(Geometry geometry, RuleSet rules) throws BrainFailure, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(spec.startMillis());
    discardOutput();
    if (!write(Commands.start(geometry), deadline)) {
      throw notStarted(DEAF);
    }
    awaitOk(deadline);
    if (!write(Commands.infos(spec.time(), rules), deadline)) {
      throw notStarted(DEAF);
    }
    clock = new GameClock(spec.time());
    knowsGame = false;
  }

  private void awaitOk(long deadline) throws BrainFailure, InterruptedException {
    while (true) {
      Output output = process.next(deadline - System.nanoTime());
      if (!(output instanceof Output.Text text) || text.nanos() > deadline) {
        throw notStarted(whyNoOk(output));
      }
      ReplyLine line = new ReplyLine(text.text());
      if (line.beginsWith("OK")) {
        return;
      }
      if (line.beginsWith("ERROR") || line.beginsWith("UNKNOWN")) {
        throw notStarted("it answered " + line.quoted() + " to START");
      }
    }
  }

  private static BrainFailure notStarted(String why) {
    return new BrainFailure(Fault.DID_NOT_START, "did not start: " + why);
  }

  private String whyNoOk(Output output) throws InterruptedException {
    if (output instanceof Output.End) {
      return "it " + death();
    }
    return output instanceof Output.Flood
        ? "it floods its output"
        : "no OK within " + spec.startMillis() + " ms";
  }

  /**
   * Asks for a move and stops the time.
   *
   * @param moves all moves so far in the order of play
   */
  Answer ask(List<Point> moves) throws BrainFailure, InterruptedException {
    refuseUnaskedMove();
    String request = knowsGame ? Commands.turn(moves) : Commands.firstRequest(moves);
    knowsGame = true;
    long patience = clock.limitNanos() + clock.marginNanos();
    String commands = Commands.timeLeft(clock.timeLeftMillis()) + request;
    if (!write(commands, System.nanoTime() + patience)) {
      throw new BrainFailure(Fault.LATE, DEAF);
    }
    Answer answer = awaitMove(process.writtenNanos(), patience);
    clock.spend(answer.nanos());
    return answer;
  }

  private Answer awaitMove(long start, long patience) throws BrainFailure, InterruptedException {
    Asides asides = new Asides();
    while (true) {
      Output output = process.next(start + patience - System.nanoTime());
      if (!(output instanceof Output.Text text)) {
        throw noMove(output);
      }
      // A fast brain's line may have been read before the writing thread has looked at the time.
      long nanos = Math.max(0, text.nanos() - start);
      if (nanos > patience) {
        throw late();
      }
      ReplyLine line = new ReplyLine(text.text());
      Optional<Point> move = line.move();
      if (move.isPresent()) {
        return new Answer(move.get(), nanos, asides.messages(), asides.debug());
      }
      if (!line.isAside()) {
        throw new BrainFailure(Fault.GARBAGE, "answered " + line.quoted() + " instead of a move");
      }
      asides.add(line);
    }
  }

  private BrainFailure noMove(Output output) throws InterruptedException {
    if (output instanceof Output.End) {
      return new BrainFailure(Fault.CRASHED, death());
    }
    return output instanceof Output.Flood ? flood() : late();
  }

  private BrainFailure late() {
    String half = process.halfLine();
    return new BrainFailure(
        Fault.LATE,
        String.format(Locale.ROOT, "did not move within %.3f s", clock.limitNanos() / 1e9)
            + (clock.marginNanos() == 0
                ? ""
                : " and " + TimeUnit.NANOSECONDS.toMillis(clock.marginNanos()) + " ms of margin")
            + (half.isEmpty() ? "" : "; half a line came, " + new ReplyLine(half).quoted()));
  }

  private static BrainFailure flood() {
    return new BrainFailure(Fault.GARBAGE, "floods its output");
  }

  /** What it says between two requests is of no interest, unless it is a move. */
  private void refuseUnaskedMove() throws BrainFailure, InterruptedException {
    long now = System.nanoTime();
    Output output = process.next(0);
    while (output instanceof Output.Text text) {
      ReplyLine line = new ReplyLine(text.text());
      if (line.move().isPresent()) {
        throw new BrainFailure(
            Fault.GARBAGE, "answered " + line.quoted() + " before it was asked for a move");
      }
      output = text.nanos() > now ? new Output.Nothing() : process.next(0);
    }
    if (!(output instanceof Output.Nothing)) {
      throw noMove(output);
    }
  }

  /** What is left of the game before can't hurt the new one. */
  private void discardOutput() throws BrainFailure, InterruptedException {
    long now = System.nanoTime();
    Output output = process.next(0);
    while (output instanceof Output.Text text && text.nanos() <= now) {
      output = process.next(0);
    }
    // The end of the output comes once only, and no OK can follow it.
    if (output instanceof Output.End || output instanceof Output.Flood) {
      throw notStarted(whyNoOk(output));
    }
  }

  private boolean write(String commands, long deadline) throws InterruptedException {
    byte[] bytes = commands.getBytes(StandardCharsets.US_ASCII);
    return process.write(bytes, deadline - System.nanoTime());
  }

  private String death() throws InterruptedException {
    OptionalInt code = process.awaitExit(EXIT_NANOS);
    return (code.isPresent()
            ? "crashed with exit code " + code.getAsInt()
            : "closed its output without an end")
        + lastWords();
  }

  private String lastWords() {
    String errors = process.errors().strip();
    return errors.isEmpty()
        ? ""
        : ": " + new ReplyLine(errors.substring(errors.lastIndexOf('\n') + 1)).quoted();
  }

  /** Ends it and all that it has started, at once. */
  void kill() {
    process.close();
  }

  /** Tells it to end, and ends it if it does not. */
  @Override
  public void close() {
    try {
      if (write(Commands.end(), System.nanoTime() + END_NANOS)) {
        process.awaitExit(END_NANOS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.close();
    }
  }
}
