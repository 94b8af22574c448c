package org.katachi.conformance.script;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.BrainProcess;

/** Records times and memory while a conversation runs. */
public final class MeasurementRecorder {

  private static final double NANOS_PER_MILLI = 1e6;

  /** The time between two looks at the memory, which take a few milliseconds each. */
  private static final long MEMORY_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  private final BrainProcess brain;
  private final List<Double> answers = new ArrayList<>();
  private final List<Double> moves = new ArrayList<>();
  private OptionalDouble start = OptionalDouble.empty();
  private OptionalDouble exit = OptionalDouble.empty();
  private boolean skipsStart;
  private boolean staysAfterEnd;
  private long memory;
  private long memoryNanos = System.nanoTime();
  private int childrenLeft;

  MeasurementRecorder(BrainProcess brain) {
    this.brain = brain;
  }

  /** Records the time of an answer. */
  public void answered(long nanos) {
    answers.add(nanos / NANOS_PER_MILLI);
  }

  /** Records that the last answer was a move. */
  public void moved(long nanos) {
    moves.add(nanos / NANOS_PER_MILLI);
    if (System.nanoTime() - memoryNanos > MEMORY_PAUSE_NANOS) {
      memory();
    }
  }

  /** Leaves out the start time, because the kit itself waits now. */
  public void skipStart() {
    skipsStart = true;
  }

  /** Records the start time if this is the first line. */
  void cameAt(long nanos) {
    if (start.isEmpty() && !skipsStart) {
      start = OptionalDouble.of((nanos - brain.startNanos()) / NANOS_PER_MILLI);
    }
  }

  /** Records the time from END to the exit. */
  public void exitedAfter(long nanos) {
    exit = OptionalDouble.of(nanos / NANOS_PER_MILLI);
  }

  /** Records that the brain did not exit after END. */
  public void stays() {
    staysAfterEnd = true;
  }

  /** Counts the processes that have outlived the brain. */
  public void countChildrenLeft() {
    childrenLeft = brain.childCount();
  }

  /** The unique set size now, in bytes; the greatest one is recorded. */
  public long memory() {
    memoryNanos = System.nanoTime();
    long bytes = brain.uniqueSetSize();
    memory = Math.max(memory, bytes);
    return bytes;
  }

  /** All that was recorded. */
  public Measurements results() {
    return new Measurements(answers, moves, start, exit, staysAfterEnd, memory, childrenLeft);
  }
}
