package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** A full heap ends a command with one line, wherever it was noticed. */
class LabMemoryTest {

  @Command(name = "fill")
  private static final class Filling implements Callable<Integer> {

    private final boolean isOnAnotherThread;

    Filling(boolean isOnAnotherThread) {
      this.isOnAnotherThread = isOnAnotherThread;
    }

    @Override
    public Integer call() {
      OutOfMemoryError full = new OutOfMemoryError();
      if (isOnAnotherThread) {
        throw new IllegalStateException(full);
      }
      throw full;
    }
  }

  @Test
  void aCommandThatFillsTheHeapSaysWhatHelps() {
    assertExplains(new Filling(false));
  }

  @Test
  void soDoesOneWhoseThreadsFillIt() {
    assertExplains(new Filling(true));
  }

  private static void assertExplains(Filling command) {
    StringWriter err = new StringWriter();
    CommandLine lab = Lab.commandLine().addSubcommand(command);
    int code = lab.setErr(new PrintWriter(err, true)).execute("fill");
    assertEquals(Lab.FAILURE, code);
    String told = err.toString();
    assertTrue(told.matches("katachi-lab fill: the heap of \\d+ MB is full; .*\\R"), told);
  }
}
