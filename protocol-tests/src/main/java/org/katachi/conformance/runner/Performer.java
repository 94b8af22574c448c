package org.katachi.conformance.runner;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.katachi.board.Point;
import org.katachi.conformance.brain.BrainProcess;
import org.katachi.conformance.conversation.Conversation;
import org.katachi.conformance.conversation.Line;
import org.katachi.conformance.conversation.Needs;
import org.katachi.conformance.conversation.Step;
import org.katachi.conformance.format.Variables;
import org.katachi.conformance.game.GameTracker;
import org.katachi.conformance.runner.Ear.Reply;

/** Does the steps of one conversation with one brain. */
final class Performer implements Step.Visitor<Halt> {

  private static final String OK = "OK";
  private static final String SWAP = "SWAP";
  private static final long BYTES_PER_MEGABYTE = 1_000_000;

  private final Conversation conversation;
  private final BrainProcess brain;
  private final Transcript transcript;
  private final Meter meter;
  private final Mouth mouth;
  private final Ear ear;
  private final GameTracker game = new GameTracker();
  private final Map<String, String> variables = new HashMap<>();
  private Line line;
  private boolean hasBoard;
  private boolean hasMoved;
  private boolean turnWasLeftOut;
  private boolean suspended;
  private long memoryMark;

  Performer(
      Conversation conversation,
      BrainProcess brain,
      Transcript transcript,
      Meter meter,
      Pace pace) {
    this.conversation = conversation;
    this.brain = brain;
    this.transcript = transcript;
    this.meter = meter;
    mouth = new Mouth(brain, game, transcript, pace);
    if (pace.pauseMillis() > 0) {
      meter.disturbed();
    }
    ear = new Ear(brain, transcript, meter, pace);
  }

  /** Does all steps. */
  void perform() throws Halt, InterruptedException {
    perform(conversation.lines());
  }

  /** The line that is being done, or was the last. */
  Line line() {
    return line;
  }

  private void perform(List<Line> lines) throws Halt, InterruptedException {
    for (Line next : lines) {
      line = next;
      next.step().accept(this);
    }
  }

  /**
   * Says END if the brain still lives, gives it a moment to go, and expects that it has said
   * nothing that nobody asked for.
   *
   * @param limitMillis how long it has for going; if it stays that is no deviation here
   */
  void finish(int limitMillis) throws Halt, InterruptedException {
    if (brain.awaitExit(0).isEmpty()) {
      if (suspended) {
        signal("resume");
      }
      mouth.say("END");
      ear.startClock();
      if (brain.awaitExit(ear.scaled(limitMillis)).isPresent()) {
        meter.exitedAfter(ear.elapsed());
      }
    }
    ear.nothingMore();
  }

  @Override
  public void send(Step.Send step) throws Halt, InterruptedException {
    mouth.say(Variables.filledIn(step.text(), variables));
    ear.startClock();
  }

  @Override
  public void sendBytes(Step.SendBytes step) throws Halt, InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (Step.SendBytes.Run run : step.runs()) {
      for (int i = 0; i < run.count(); i++) {
        bytes.write(run.value());
      }
    }
    mouth.sayBytes(bytes.toByteArray());
    ear.startClock();
  }

  @Override
  public void sendBoard(Step.SendBoard step) throws Halt, InterruptedException {
    List<String> lines = new ArrayList<>();
    lines.add("BOARD");
    int count = step.moves().size();
    for (int i = 0; i < count; i++) {
      lines.add(step.moves().get(i) + ((count - i) % 2 == 0 ? ",1" : ",2"));
    }
    lines.add("DONE");
    mouth.say(lines.toArray(String[]::new));
    ear.startClock();
  }

  @Override
  public void sendTurn(Step.SendTurn step) throws Halt, InterruptedException {
    Optional<Point> point = game.isOver() ? Optional.empty() : game.managersMove(step.point());
    turnWasLeftOut = point.isEmpty();
    if (turnWasLeftOut) {
      transcript.happened("the game is over");
    } else {
      mouth.say("TURN " + point.get());
      step.variable().ifPresent(name -> variables.put(name, point.get().toString()));
      ear.startClock();
    }
  }

  @Override
  public void lineEnding(Step.UseLineEnding step) {
    mouth.use(step.ending());
  }

  @Override
  public void expectLine(Step.ExpectLine step) throws Halt, InterruptedException {
    String wanted = Variables.filledIn(step.text(), variables);
    String expected = Ear.quoted(wanted);
    Reply reply = ear.reply(expected, line.limitMillis());
    if (!reply.text().equals(wanted)) {
      throw mismatch(expected, reply);
    }
    hasBoard |= wanted.equals(OK);
  }

  @Override
  public void expectPattern(Step.ExpectPattern step) throws Halt, InterruptedException {
    String expected = "a line like '" + step.pattern() + "'";
    Reply reply = ear.reply(expected, line.limitMillis());
    if (!step.pattern().matcher(reply.text()).matches()) {
      throw mismatch(expected, reply);
    }
  }

  @Override
  public void expectMove(Step.ExpectMove step) throws Halt, InterruptedException {
    if (turnWasLeftOut) {
      turnWasLeftOut = false;
      return;
    }
    String expected = Replies.expectation(step);
    Reply reply = ear.reply(expected, line.limitMillis());
    Optional<List<Point>> points = Replies.points(reply.text());
    if (points.isEmpty() || points.get().size() != 1) {
      throw mismatch(expected, reply);
    }
    Point move = points.get().get(0);
    Optional<String> objection = Replies.objection(step, move, game);
    if (objection.isPresent()) {
      throw new Halt.Deviates(expected, objection.get());
    }
    game.played(move);
    hasMoved = true;
    meter.moved(reply.nanos());
    step.variable().ifPresent(name -> variables.put(name, reply.text()));
  }

  @Override
  public void expectOpening(Step.ExpectOpening step) throws Halt, InterruptedException {
    int stones = game.opening().size();
    String expected = Replies.openingExpectation(stones);
    Reply reply = ear.reply(expected, line.limitMillis());
    if (reply.text().equals(SWAP) && stones > 0) {
      return;
    }
    List<Point> points = Replies.points(reply.text()).orElse(List.of());
    boolean free =
        points.stream()
            .allMatch(
                point -> game.isFreeInOpening(point) && Collections.frequency(points, point) == 1);
    if (!free || !Replies.answersOpening(stones, points.size())) {
      throw mismatch(expected + ", all empty and on the board", reply);
    }
    for (int i = 0; i < Math.min(points.size(), step.variables().size()); i++) {
      variables.put(step.variables().get(i), points.get(i).toString());
    }
  }

  /** The reply is a line, but another than is expected. */
  private Halt mismatch(String expected, Reply reply) {
    boolean excused =
        (conversation.optional() && reply.text().startsWith("UNKNOWN"))
            || (lacksSomethingNeeded() && Replies.isRefusal(reply.text()));
    return excused
        ? new Halt.Unsupported(reply.text())
        : new Halt.Deviates(expected, Ear.quoted(reply.text()));
  }

  /** A board is refused in place of the first OK; rules at any command before the first move. */
  private boolean lacksSomethingNeeded() {
    Needs needs = conversation.needs();
    return (needs.board().isPresent() && !hasBoard) || (needs.rules().isPresent() && !hasMoved);
  }

  @Override
  public void silence(Step.Silence step) throws Halt, InterruptedException {
    ear.silence(step);
  }

  @Override
  public void pause(Step.Pause step) throws InterruptedException {
    meter.disturbed();
    Thread.sleep(step.millis());
  }

  @Override
  public void suspend(Step.Suspend step) throws Halt, InterruptedException {
    signal("suspend");
  }

  @Override
  public void resume(Step.Resume step) throws Halt, InterruptedException {
    signal("resume");
    ear.startClock();
  }

  private void signal(String what) throws Halt, InterruptedException {
    meter.disturbed();
    transcript.happened(what);
    suspended = what.equals("suspend");
    try {
      if (suspended) {
        brain.suspend();
      } else {
        brain.resume();
      }
    } catch (IOException e) {
      throw new Halt.Unsupported("this system can't " + what + " a process");
    }
  }

  @Override
  public void closeInput(Step.CloseInput step) throws Halt, InterruptedException {
    mouth.close();
    ear.startClock();
  }

  @Override
  public void expectExit(Step.ExpectExit step) throws Halt, InterruptedException {
    String expected =
        "that the process exits"
            + (step.code().isPresent() ? " with code " + step.code().getAsInt() : "")
            + " within "
            + line.limitMillis()
            + " ms";
    OptionalInt code = brain.awaitExit(ear.scaled(line.limitMillis()) - ear.elapsed());
    if (code.isEmpty()) {
      throw new Halt.Deviates(expected, "it still runs");
    }
    meter.exitedAfter(ear.elapsed());
    transcript.happened("exit with code " + code.getAsInt());
    if (step.code().isPresent() && step.code().getAsInt() != code.getAsInt()) {
      throw new Halt.Deviates(expected, "it exited with code " + code.getAsInt());
    }
  }

  @Override
  public void expectNoChildren(Step.ExpectNoChildren step) throws Halt {
    int children = brain.childCount();
    if (children > 0) {
      throw new Halt.Deviates(
          "that no other process of the brain's lives",
          children + (children == 1 ? " does" : " do"));
    }
  }

  @Override
  public void memory(Step.Memory step) throws Halt {
    long bytes = meter.memory();
    if (bytes == 0) {
      throw new Halt.Unsupported("nobody can tell the memory of this process");
    }
    if (step.look() == Step.Memory.Look.MARK) {
      memoryMark = bytes;
      return;
    }
    boolean growth = step.look() == Step.Memory.Look.GROWTH;
    long megabytes = (bytes - (growth ? memoryMark : 0)) / BYTES_PER_MEGABYTE;
    if (megabytes > step.megabytes()) {
      String kind = growth ? "growth of the memory" : "memory";
      throw new Halt.Deviates(
          kind + " of " + step.megabytes() + " MB at most", kind + " of " + megabytes + " MB");
    }
  }

  @Override
  public void repeat(Step.Repeat step) throws Halt, InterruptedException {
    for (int i = 0; i < step.times(); i++) {
      perform(step.lines());
    }
  }
}
