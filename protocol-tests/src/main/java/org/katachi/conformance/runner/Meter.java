package org.katachi.conformance.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.katachi.process.BrainProcess;

/** Takes the measurements while a conversation is under way. */
final class Meter {

  private static final double NANOS_PER_MILLI = 1e6;

  /** Between two looks at the memory, which cost the machine a few milliseconds each. */
  private static final long MEMORY_PAUSE_NANOS = 200_000_000;

  private final BrainProcess brain;
  private final List<Double> answers = new ArrayList<>();
  private final List<Double> moves = new ArrayList<>();
  private OptionalDouble start = OptionalDouble.empty();
  private OptionalDouble exit = OptionalDouble.empty();
  private boolean startIsDisturbed;
  private boolean staysAfterEnd;
  private long memory;
  private long memoryNanos;
  private int childrenLeft;

  Meter(BrainProcess brain) {
    this.brain = brain;
    memoryNanos = System.nanoTime();
  }

  void answered(long nanos) {
    answers.add(nanos / NANOS_PER_MILLI);
  }

  /** The last answer was a move. */
  void moved(long nanos) {
    moves.add(nanos / NANOS_PER_MILLI);
    if (System.nanoTime() - memoryNanos > MEMORY_PAUSE_NANOS) {
      memory();
    }
  }

  /** Its start-up can't be told from now on. */
  void disturbed() {
    startIsDisturbed = true;
  }

  /** A line has come at a moment of {@link System#nanoTime}. */
  void cameAt(long nanos) {
    if (start.isEmpty() && !startIsDisturbed) {
      start = OptionalDouble.of((nanos - brain.startNanos()) / NANOS_PER_MILLI);
    }
  }

  void exitedAfter(long nanos) {
    exit = OptionalDouble.of(nanos / NANOS_PER_MILLI);
  }

  void stays() {
    staysAfterEnd = true;
  }

  void countChildrenLeft() {
    childrenLeft = brain.childCount();
  }

  /** The unique set size now, in bytes. */
  long memory() {
    memoryNanos = System.nanoTime();
    long bytes = brain.uniqueSetSize();
    memory = Math.max(memory, bytes);
    return bytes;
  }

  Measurements results() {
    return new Measurements(answers, moves, start, exit, staysAfterEnd, memory, childrenLeft);
  }
}
