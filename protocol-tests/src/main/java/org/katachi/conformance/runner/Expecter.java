package org.katachi.conformance.runner;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.katachi.board.Point;
import org.katachi.conformance.conversation.Conversation;
import org.katachi.conformance.conversation.Expect;
import org.katachi.conformance.game.GameTracker;
import org.katachi.conformance.runner.Ear.Reply;
import org.katachi.process.BrainProcess;

/** Does the steps that expect something of the brain. */
final class Expecter implements Expect.Visitor<Halt> {

  private static final String OK = "OK";
  private static final String SWAP = "SWAP";

  private final Conversation conversation;
  private final BrainProcess brain;
  private final Mouth mouth;
  private final Ear ear;
  private final Meter meter;
  private final Transcript transcript;
  private final Situation situation;
  private final MemoryWatch memory;

  Expecter(
      Conversation conversation,
      BrainProcess brain,
      Mouth mouth,
      Ear ear,
      Meter meter,
      Transcript transcript,
      Situation situation) {
    this.conversation = conversation;
    this.brain = brain;
    this.mouth = mouth;
    this.ear = ear;
    this.meter = meter;
    this.transcript = transcript;
    this.situation = situation;
    memory = new MemoryWatch(meter);
  }

  @Override
  public void exactly(Expect.Exactly step) throws Halt, InterruptedException {
    String wanted = situation.filledIn(step.text());
    String expected = Ear.quoted(wanted);
    Reply reply = ear.reply(expected);
    if (!reply.text().equals(wanted)) {
      throw refusesBoard(wanted, reply)
          ? new Halt.Unsupported(reply.text())
          : mismatch(expected, reply);
    }
  }

  /** A board that not every brain has is refused in place of OK. */
  private boolean refusesBoard(String wanted, Reply reply) {
    return wanted.equals(OK)
        && !situation.hasMoved()
        && conversation.needs().board().isPresent()
        && Replies.isRefusal(reply.text());
  }

  @Override
  public void matching(Expect.Matching step) throws Halt, InterruptedException {
    String expected = "a line like '" + step.pattern() + "'";
    Reply reply = ear.reply(expected);
    if (!step.pattern().matcher(reply.text()).matches()) {
      throw mismatch(expected, reply);
    }
  }

  @Override
  public void move(Expect.Move step) throws Halt, InterruptedException {
    if (situation.isMoveLeftOut()) {
      return;
    }
    String expected = Replies.expectation(step);
    Reply reply = confirmed(ear.reply(expected));
    Point move = Replies.move(reply.text()).orElseThrow(() -> mismatch(expected, reply));
    Optional<String> objection = Replies.objection(step, move, situation.game());
    if (objection.isPresent()) {
      throw new Halt.Deviates(expected, objection.get());
    }
    situation.played(move);
    meter.moved(reply.nanos());
    step.variable().ifPresent(name -> situation.keep(name, move));
  }

  /** A move that is only suggested is answered as in tournaments: play that very one. */
  private Reply confirmed(Reply reply) throws Halt, InterruptedException {
    Optional<Point> suggestion = Replies.suggestion(reply.text());
    if (suggestion.isEmpty()) {
      return reply;
    }
    String point = suggestion.get().toString();
    mouth.say("PLAY " + point);
    ear.startClockAtWriting();
    String expected = "'" + point + "', as it has suggested";
    Reply played = ear.reply(expected);
    if (!played.text().equals(point)) {
      throw mismatch(expected, played);
    }
    return new Reply(point, reply.nanos() + played.nanos());
  }

  @Override
  public void opening(Expect.Opening step) throws Halt, InterruptedException {
    GameTracker game = situation.game();
    int stones = game.opening().size();
    String expected = Replies.openingExpectation(stones);
    Reply reply = ear.reply(expected);
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
      situation.keep(step.variables().get(i), points.get(i));
    }
  }

  /** The reply is a line, but another than is expected. */
  private Halt mismatch(String expected, Reply reply) {
    boolean excused =
        (conversation.optional() && Replies.isUnknown(reply.text())) || refusesRules(reply);
    return excused
        ? new Halt.Unsupported(Transcript.shown(reply.text()))
        : new Halt.Deviates(expected, Ear.quoted(reply.text()));
  }

  /** Rules that not every brain has are refused at any command before the first move. */
  private boolean refusesRules(Reply reply) {
    return conversation.needs().rules().isPresent()
        && !situation.hasMoved()
        && Replies.isRefusal(reply.text());
  }

  @Override
  public void silence(Expect.Silence step) throws Halt, InterruptedException {
    String expected = Replies.expectation(step);
    Optional<Reply> line = ear.silence(step, expected);
    if (line.isPresent()) {
      throw mismatch(expected, line.get());
    }
  }

  @Override
  public void exit(Expect.Exit step) throws Halt, InterruptedException {
    String expected =
        "that the process exits"
            + (step.code().isPresent() ? " with code " + step.code().getAsInt() : "")
            + ear.withinLimit();
    OptionalInt code = brain.awaitExit(ear.limitNanos() - ear.elapsed());
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
  public void noChildren(Expect.NoChildren step) throws Halt {
    int children = brain.childCount();
    if (children > 0) {
      throw new Halt.Deviates(
          "that no other process of the brain's lives",
          children + (children == 1 ? " does" : " do"));
    }
  }

  @Override
  public void memory(Expect.Memory step) throws Halt {
    memory.look(step);
  }
}
