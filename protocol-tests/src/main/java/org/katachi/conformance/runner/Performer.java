package org.katachi.conformance.runner;

import java.util.List;
import org.katachi.conformance.conversation.Conversation;
import org.katachi.conformance.conversation.Expect;
import org.katachi.conformance.conversation.Line;
import org.katachi.conformance.conversation.Repeat;
import org.katachi.conformance.conversation.Say;
import org.katachi.conformance.conversation.Step;
import org.katachi.conformance.conversation.Timing;
import org.katachi.process.BrainProcess;

/** Does the steps of one conversation with one brain, each by the one who knows its kind. */
final class Performer implements Step.Visitor<Halt> {

  private final List<Line> lines;
  private final BrainProcess brain;
  private final Meter meter;
  private final Mouth mouth;
  private final Ear ear;
  private final Sayer sayer;
  private final Expecter expecter;
  private final Timer timer;
  private Line line;

  Performer(
      Conversation conversation,
      BrainProcess brain,
      Transcript transcript,
      Meter meter,
      Pace pace) {
    this.brain = brain;
    this.meter = meter;
    lines = conversation.lines();
    if (pace.pauseMillis() > 0) {
      meter.disturbed();
    }
    Situation situation = new Situation();
    mouth = new Mouth(brain, situation.game(), transcript, pace);
    ear = new Ear(brain, transcript, meter, pace);
    sayer = new Sayer(mouth, ear, transcript, situation);
    expecter = new Expecter(conversation, brain, mouth, ear, meter, transcript, situation);
    timer = new Timer(brain, ear, meter, transcript);
  }

  /** Does all steps. */
  void perform() throws Halt, InterruptedException {
    perform(lines);
  }

  /** The line that is being done, or was the last. */
  Line line() {
    return line;
  }

  private void perform(List<Line> some) throws Halt, InterruptedException {
    for (Line next : some) {
      line = next;
      ear.limit(next.limitMillis());
      next.step().accept(this);
    }
  }

  @Override
  public void say(Say step) throws Halt, InterruptedException {
    step.accept(sayer);
  }

  @Override
  public void expect(Expect step) throws Halt, InterruptedException {
    step.accept(expecter);
  }

  @Override
  public void timing(Timing step) throws Halt, InterruptedException {
    step.accept(timer);
  }

  @Override
  public void repeat(Repeat step) throws Halt, InterruptedException {
    for (int i = 0; i < step.times(); i++) {
      perform(step.lines());
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
      timer.resumeIfSuspended();
      mouth.say("END");
      ear.startClockAtWriting();
      ear.limit(limitMillis);
      if (brain.awaitExit(ear.limitNanos()).isPresent()) {
        meter.exitedAfter(ear.elapsed());
      } else {
        meter.stays();
      }
    }
    ear.nothingMore();
  }
}
