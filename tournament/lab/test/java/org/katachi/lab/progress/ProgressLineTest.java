package org.katachi.lab.progress;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

  private final StringWriter err = new StringWriter();
  private long nanos;

  @Test
  void aLogGetsALineEveryTenSeconds() {
    try (ProgressLine line = line(false, 0, 100)) {
      for (int i = 0; i < 3; i++) {
        passSeconds(5);
        line.step();
      }
    }
    assertEquals(
        """
        2 of 100 games, 0.20/s, 8 min 10 s to go
        3 of 100 games, 0.20/s, 8 min 05 s to go
        """,
        text());
  }

  @Test
  void aTerminalGetsOneLineThatIsRewritten() {
    try (ProgressLine line = line(true, 0, 2)) {
      passSeconds(1);
      line.step("nine new positions");
      passSeconds(1);
      line.step();
    }
    String first = "1 of 2 games, 1.00/s, 1 s to go, nine new positions";
    String last = "2 of 2 games, 1.00/s, in 2 s";
    String blanks = " ".repeat(first.length() - last.length());
    // The last line is written by its step, and again by the end.
    assertEquals("\r" + first + "\r" + last + blanks + "\r" + last + "\n", text());
  }

  @Test
  void theRateIsThatOfThisRunAlone() {
    try (ProgressLine line = line(false, 1000, 100_000)) {
      passSeconds(10);
      for (int i = 0; i < 5000; i++) {
        line.step();
      }
    }
    assertEquals(
        """
        1001 of 100000 games, 0.10/s, 274 h 59 min to go
        6000 of 100000 games, 500/s, 3 min 08 s to go
        """,
        text());
  }

  @Test
  void aJobThatWasDoneBeforeHasNoRate() {
    line(false, 7, 7).close();
    assertEquals("7 of 7 games\n", text());
  }

  @Test
  void aJobThatFailsAtOnceWritesNothing() {
    line(false, 0, 7).close();
    assertEquals("", text());
  }

  @Test
  void resultsStandAboveTheLine() {
    StringWriter out = new StringWriter();
    try (ProgressLine line = line(true, 0, 2)) {
      passSeconds(1);
      line.step();
      line.print(new PrintWriter(out), "a result");
    }
    assertEquals("a result" + System.lineSeparator(), out.toString());
    String shown = "1 of 2 games, 1.00/s, 1 s to go";
    assertEquals(
        "\r" + shown + "\r" + " ".repeat(shown.length()) + "\r" + "\r" + shown + "\n", text());
  }

  @Test
  void howManyAreDoneAtOnceStandsAtTheEndAndRemarksAbove() {
    try (ProgressLine line = line(false, 0, 2)) {
      line.atOnce(5);
      line.remark("worker node/1 has joined");
      passSeconds(10);
      line.step("nine new positions");
    }
    String last = "1 of 2 games, 0.10/s, 10 s to go, nine new positions, 5 at once\n";
    assertEquals("worker node/1 has joined\n" + last + last, text());
  }

  private ProgressLine line(boolean terminal, long done, long total) {
    ProgressOutput output = new ProgressOutput(new PrintWriter(err), terminal);
    return new ProgressLine(output, "games", done, total, () -> nanos);
  }

  private void passSeconds(long seconds) {
    nanos += TimeUnit.SECONDS.toNanos(seconds);
  }

  private String text() {
    return err.toString().replace(System.lineSeparator(), "\n");
  }
}
