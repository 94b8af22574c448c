package org.katachi.conformance.runner;

import org.katachi.conformance.conversation.Expect;
import org.katachi.conformance.conversation.Expect.Memory.Look;

/** Compares the memory with a limit, or its growth since a mark. */
final class MemoryWatch {

  private static final long BYTES_PER_MEGABYTE = 1_000_000;

  private final Meter meter;
  private long mark;

  MemoryWatch(Meter meter) {
    this.meter = meter;
  }

  void look(Expect.Memory step) throws Halt {
    long bytes = meter.memory();
    if (bytes == 0) {
      throw new Halt.Unsupported("nobody can tell the memory of this process");
    }
    if (step.look() == Look.MARK) {
      mark = bytes;
    } else if (step.look() == Look.GROWTH) {
      check("growth of the memory", bytes - mark, step.megabytes());
    } else {
      check("memory", bytes, step.megabytes());
    }
  }

  private static void check(String what, long bytes, int allowed) throws Halt {
    long megabytes = bytes / BYTES_PER_MEGABYTE;
    if (megabytes > allowed) {
      throw new Halt.Deviates(
          what + " of " + allowed + " MB at most", what + " of " + megabytes + " MB");
    }
  }
}
