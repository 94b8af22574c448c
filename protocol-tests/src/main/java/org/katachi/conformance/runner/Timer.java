package org.katachi.conformance.runner;

import java.io.IOException;
import org.katachi.conformance.conversation.Timing;
import org.katachi.process.BrainProcess;

/** Does the steps that take time from the brain, or give it time. */
final class Timer implements Timing.Visitor<Halt> {

  private final BrainProcess brain;
  private final Ear ear;
  private final Meter meter;
  private final Transcript transcript;
  private boolean suspended;

  Timer(BrainProcess brain, Ear ear, Meter meter, Transcript transcript) {
    this.brain = brain;
    this.ear = ear;
    this.meter = meter;
    this.transcript = transcript;
  }

  @Override
  public void pause(Timing.Pause step) throws InterruptedException {
    meter.disturbed();
    Thread.sleep(step.millis());
  }

  @Override
  public void suspend(Timing.Suspend step) throws Halt, InterruptedException {
    signal("suspend", brain::suspend);
    suspended = true;
  }

  @Override
  public void resume(Timing.Resume step) throws Halt, InterruptedException {
    resume();
    ear.startClock();
  }

  /** Lets the brain go on if it is suspended. */
  void resumeIfSuspended() throws Halt, InterruptedException {
    if (suspended) {
      resume();
    }
  }

  private void resume() throws Halt, InterruptedException {
    signal("resume", brain::resume);
    suspended = false;
  }

  private void signal(String what, Signal signal) throws Halt, InterruptedException {
    meter.disturbed();
    transcript.happened(what);
    try {
      signal.send();
    } catch (IOException e) {
      throw new Halt.Unsupported("this system can't " + what + " a process");
    }
  }

  private interface Signal {
    void send() throws IOException;
  }
}
