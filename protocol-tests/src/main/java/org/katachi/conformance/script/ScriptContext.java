package org.katachi.conformance.script;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.katachi.board.Point;
import org.katachi.brain.BrainProcess;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.brain.gomocup.ReplyLine.Syntax;
import org.katachi.conformance.tracker.GameTracker;

/** A conversation in progress: the brain, the game so far, the variables and the clock. */
public final class ScriptContext {

  /**
   * The pause after a move in a conversation about competitions: the judge and Piskvork look for a
   * move about every 10 ms.
   */
  private static final int POLLING_MILLIS = 30;

  private final Conversation conversation;
  private final BrainProcess brain;
  private final GameTracker game = new GameTracker();
  private final ScriptVariables variables;
  private final Transcript transcript = new Transcript();
  private final MeasurementRecorder measures;
  private final long seed;
  private final CommandSender commands;
  private final ReplyReader replies;
  private ScriptLine line;
  private long memoryMark;
  private boolean hasMoved;
  private boolean skipsMove;
  private boolean suspended;

  public ScriptContext(Conversation conversation, BrainProcess brain, RunOptions options) {
    this.conversation = conversation;
    this.brain = brain;
    seed = options.seed();
    variables = new ScriptVariables(options.game());
    measures = new MeasurementRecorder(brain);
    commands = new CommandSender(brain, game, transcript, options);
    replies = new ReplyReader(brain, transcript, measures, options);
    if (options.pauseMillis() > 0) {
      measures.skipStart();
    }
  }

  /** Runs lines one after the other. */
  public void run(List<ScriptLine> lines) throws StepFailed, InterruptedException {
    for (ScriptLine next : lines) {
      line = next;
      replies.setLimit(next.limitMillis());
      next.step().run(this);
    }
  }

  /** The line that runs, or ran last. */
  public ScriptLine line() {
    return line;
  }

  public BrainProcess brain() {
    return brain;
  }

  public GameTracker game() {
    return game;
  }

  public ScriptVariables variables() {
    return variables;
  }

  public Transcript transcript() {
    return transcript;
  }

  public MeasurementRecorder measures() {
    return measures;
  }

  public ReplyReader replies() {
    return replies;
  }

  public CommandSender commands() {
    return commands;
  }

  /** The seed of random lines. */
  public long seed() {
    return seed;
  }

  /** Notes a legal move of the brain. */
  public void played(Point move) {
    game.played(move);
    if (isAboutCompetitions()) {
      commands.pause(POLLING_MILLIS);
    }
    hasMoved = true;
  }

  /**
   * The reply to a request for a move. In a conversation about competitions lines that are no
   * answer are skipped, as the official judge does.
   *
   * @param expected what it should be, in words
   * @param isAnswer whether a line without a point is an answer as well
   */
  public ReplyLine nextMove(String expected, Predicate<ReplyLine> isAnswer)
      throws StepFailed, InterruptedException {
    return isAboutCompetitions() ? replies.nextAnswer(expected, isAnswer) : replies.next(expected);
  }

  /**
   * The point of a move, nothing if the line is anything else. In a conversation about competitions
   * it is read as managers read it.
   */
  public Optional<Point> move(ReplyLine reply) {
    return reply.move(isAboutCompetitions() ? Syntax.JUDGE_AND_PISKVORK : Syntax.STRICT);
  }

  /** Whether a line is the expected one; competitions know no letter case. */
  public boolean isLine(String line, ReplyLine reply) {
    return isAboutCompetitions() ? reply.text().equalsIgnoreCase(line) : reply.text().equals(line);
  }

  private boolean isAboutCompetitions() {
    return conversation.level() == Level.COMPETITION;
  }

  /** Skips the next expected move, or not: no TURN was sent because the game is over. */
  public void skipMove(boolean skips) {
    skipsMove = skips;
  }

  /** Whether the move that is expected now is skipped; true only once. */
  public boolean takeSkippedMove() {
    boolean skipped = skipsMove;
    skipsMove = false;
    return skipped;
  }

  /** Marks the memory from which growth is measured. */
  public void markMemory(long bytes) {
    memoryMark = bytes;
  }

  public long memoryMark() {
    return memoryMark;
  }

  /** {@code suspend}: suspends the process that was started, as the official judge does. */
  public void suspend() throws StepFailed {
    signal("suspend", brain::suspend);
    suspended = true;
  }

  /** {@code resume}: resumes the suspended process and starts the clock of the next reply. */
  public void resume() throws StepFailed {
    signal("resume", brain::resume);
    suspended = false;
    replies.startClock();
  }

  /** Resumes the process if it is suspended. */
  public void resumeIfSuspended() throws StepFailed {
    if (suspended) {
      resume();
    }
  }

  private void signal(String name, Signal signal) throws StepFailed {
    measures.skipStart();
    transcript.happened(name);
    try {
      signal.send();
    } catch (IOException e) {
      throw new StepFailed.NotSupported("this system can't " + name + " a process");
    }
  }

  private interface Signal {
    void send() throws IOException;
  }

  /** The failure for a reply that is not the expected one; a refusal may mean no support. */
  public StepFailed mismatch(String expected, ReplyLine reply) {
    boolean excused =
        (conversation.optional() && reply.isUnknown())
            || refuses(conversation.needs().rules().isPresent(), reply);
    return excused
        ? notSupported(reply)
        : new StepFailed.Unexpected(expected, Transcript.quoted(reply.text()));
  }

  /** The failure for a reply in place of OK; a refused board size means no support. */
  public StepFailed mismatchOfOk(String expected, ReplyLine reply) {
    return refuses(conversation.needs().needsBoard(), reply)
        ? notSupported(reply)
        : mismatch(expected, reply);
  }

  /** A brain without such boards or rules refuses a command before its first move. */
  private boolean refuses(boolean needed, ReplyLine reply) {
    return needed && !hasMoved && reply.isRefusal();
  }

  private static StepFailed notSupported(ReplyLine reply) {
    return new StepFailed.NotSupported(Transcript.shown(reply.text()));
  }
}
