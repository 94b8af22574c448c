package org.katachi.tournament.player;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.brain.ReadResult;
import org.katachi.brain.gomocup.ForeignText;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.brain.gomocup.ReplyLine.Syntax;
import org.katachi.brain.gomocup.SearchInfo;
import org.katachi.rules.RuleSet;

/**
 * A brain that runs and plays games, one after the other. After a failure it is good for nothing
 * but {@link #kill}. Belongs to one thread.
 */
final class BrainSession implements AutoCloseable {

  /** How long it may take to tell about itself. */
  private static final long ABOUT_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final BrainSpec spec;
  private final Consumer<String> warnings;
  private final BrainChannel channel;
  private final ResourceMonitor resources;
  private final Suspension suspension;
  private GameClock clock;
  private boolean isGreeted;
  private boolean knowsGame;
  private boolean lagReported;

  /**
   * Starts the process.
   *
   * @param warnings hears of what is wrong with the brain but loses no game
   * @throws BrainFailure if its program can't be started
   * @throws ManagerFault if the machine can't start any, or a file beside it can't be written
   */
  BrainSession(BrainSpec spec, Consumer<String> warnings) throws BrainFailure {
    this.spec = spec;
    this.warnings = warnings;
    clock = new GameClock(spec.time());
    channel = new BrainChannel(spec, warnings);
    resources = new ResourceMonitor(channel.process(), spec, warnings);
    suspension = new Suspension(channel.process(), spec.suspended(), warnings);
  }

  /** What is said from now on goes into this file, if any. */
  void record(Optional<Recording> recording) {
    channel.record(recording);
  }

  /** Begins a game with START. Neither this nor the process's start counts against the clock. */
  void start(Geometry geometry, RuleSet rules) throws BrainFailure, InterruptedException {
    Optional<ReplyLine> refusal = begin(Commands.start(geometry), rules);
    if (refusal.isPresent()) {
      throw FailureMessages.notStarted(
          "it answered " + ForeignText.quoted(refusal.get().text()) + " to START");
    }
  }

  /**
   * Begins a game on the same board with RESTART.
   *
   * @return what it answered instead of OK; START can be tried then
   */
  Optional<ReplyLine> restart(RuleSet rules) throws BrainFailure, InterruptedException {
    return begin(Commands.restart(), rules);
  }

  private Optional<ReplyLine> begin(String command, RuleSet rules)
      throws BrainFailure, InterruptedException {
    suspension.end();
    Optional<ReplyLine> refusal;
    try {
      refusal = introduceGame(command, rules);
    } catch (BrainFailure e) {
      throw e.ending() == Termination.DID_NOT_START
          ? e
          : FailureMessages.notStarted("it " + e.getMessage());
    }
    if (refusal.isEmpty()) {
      clock = new GameClock(spec.time());
      knowsGame = false;
      suspension.begin();
    }
    return refusal;
  }

  private Optional<ReplyLine> introduceGame(String command, RuleSet rules)
      throws BrainFailure, InterruptedException {
    long patience = TimeUnit.MILLISECONDS.toNanos(spec.settings().startMillis());
    discardOutput();
    if (!isGreeted) {
      channel.say(Commands.lines(spec.settings().greetingLines()), System.nanoTime() + patience);
      isGreeted = true;
    }
    channel.say(command, System.nanoTime() + patience);
    long said = channel.saidNanos();
    Optional<ReplyLine> refusal = awaitOk(new ReplyWait(channel, said, said + patience));
    if (refusal.isEmpty()) {
      channel.say(Commands.infos(spec, rules), System.nanoTime() + patience);
    }
    return refusal;
  }

  /** What is left of the game before can't hurt the new one. */
  private void discardOutput() throws BrainFailure, InterruptedException {
    long now = System.nanoTime();
    Optional<ReplyLine> line = channel.next(now);
    while (line.isPresent()) {
      line = channel.next(now);
    }
  }

  /** No clock runs: what comes late because the manager was held up is as good as in time. */
  private Optional<ReplyLine> awaitOk(ReplyWait wait) throws BrainFailure, InterruptedException {
    while (!wait.isOver(0)) {
      Optional<ReplyLine> line =
          wait.hear(Long.MAX_VALUE).map(heard -> new ReplyLine(heard.text()));
      if (line.filter(answer -> answer.beginsWith("OK")).isPresent()) {
        return Optional.empty();
      }
      if (line.filter(answer -> answer.beginsWith("ERROR") || answer.beginsWith("UNKNOWN"))
          .isPresent()) {
        return line;
      }
    }
    throw FailureMessages.notStarted("no OK within " + spec.settings().startMillis() + " ms");
  }

  /** What it tells about itself, or what it does instead. */
  String about() throws InterruptedException {
    suspension.end();
    Optional<ReplyLine> line;
    try {
      long deadline = System.nanoTime() + ABOUT_NANOS;
      channel.say(Commands.about(), deadline);
      do {
        line = channel.next(deadline);
      } while (line.filter(BrainSession::isNoName).isPresent());
    } catch (BrainFailure e) {
      return e.getMessage() + " on ABOUT";
    }
    suspension.begin();
    return line.map(answer -> ForeignText.printable(answer.text().strip()))
        .orElse("no answer to ABOUT within a second");
  }

  /** Some answer INFO with OK. */
  private static boolean isNoName(ReplyLine line) {
    return line.isAside() || line.beginsWith("OK");
  }

  /**
   * Asks for a move and stops the time.
   *
   * @param moves all moves so far in the order of play
   */
  MoveReply ask(List<Point> moves) throws BrainFailure, InterruptedException {
    boolean turn = knowsGame && !spec.settings().asksByBoard();
    MoveRequest request = request();
    Point move = request.move(timeLeft() + (turn ? Commands.turn(moves) : first(moves)));
    knowsGame = true;
    end(request);
    InfoLines lines = request.infoLines();
    return new MoveReply(
        move,
        request.nanos(),
        lines.lastMessages(),
        SearchInfo.of(lines.messages()),
        clock.leftNanos());
  }

  private String first(List<Point> moves) {
    return spec.settings().asksByBoard() && !moves.isEmpty()
        ? Commands.board(moves)
        : Commands.firstRequest(moves);
  }

  /**
   * Asks for a step of the swap2 opening.
   *
   * @param stones the stones on the board in the order of play
   */
  Swap2Reply askSwap2(List<Point> stones) throws BrainFailure, InterruptedException {
    MoveRequest request = request();
    List<Point> answer = request.swap2(timeLeft() + Commands.swap2(stones));
    knowsGame = false;
    end(request);
    return new Swap2Reply(answer, request.nanos(), request.infoLines().lastMessage());
  }

  private MoveRequest request() throws BrainFailure, InterruptedException {
    refuseUnaskedMove();
    suspension.end();
    return new MoveRequest(channel, clock, resources);
  }

  private void end(MoveRequest request) throws BrainFailure, InterruptedException {
    clock.spend(request.nanos());
    if (request.wasReadLate() && !lagReported) {
      lagReported = true;
      warnings.accept(
          "has moves that were read late by a tenth of their time or more, as the manager waited"
              + " for a processor; that is not charged");
    }
    suspension.begin();
    resources.check();
  }

  private String timeLeft() {
    return Commands.timeLeft(clock.timeLeftMillis());
  }

  /** What it says between two requests is of no interest, unless it is a move. */
  private void refuseUnaskedMove() throws BrainFailure, InterruptedException {
    long now = System.nanoTime();
    Optional<ReadResult.Line> heard = channel.hear(now);
    while (heard.isPresent()) {
      ReplyLine line = new ReplyLine(heard.get().text());
      if (line.move(Syntax.LENIENT).isPresent()) {
        throw FailureMessages.unasked(line);
      }
      heard = heard.get().nanos() > now ? Optional.empty() : channel.hear(now);
    }
  }

  /** Ends it and all that it has started, at once. */
  void kill() {
    channel.kill();
  }

  /** Tells it to end, and ends it if it does not. */
  @Override
  public void close() {
    try {
      suspension.end();
    } catch (GameSpoiled e) {
      kill(); // It could not end by itself.
      return;
    }
    channel.close();
  }
}
