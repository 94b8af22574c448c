package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.protocol.io.FailureLog;

/** A manager that reads late, or no more. */
class ProtocolLoopTest {

  private static final Duration LONG = Duration.ofSeconds(5);

  private final PrintStream log = new PrintStream(OutputStream.nullOutputStream());

  private void run(String lines, OutputStream out) {
    InputStream in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.US_ASCII));
    ProtocolLoop.run(in, out, FirstPointBrain.brain().handler(log), new FailureLog(log));
  }

  @ParameterizedTest
  @ValueSource(strings = {"START 15\n", "START 15\nBEGIN\n", "ABOUT\nABOUT\nABOUT\n"})
  void aManagerThatDoesNotReadEndsTheBrainAllTheSame(String lines) {
    CountDownLatch never = new CountDownLatch(1);
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int character) {
            try {
              never.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }
        };
    assertTimeoutPreemptively(LONG, () -> run(lines + "END\n", full));
    assertTimeoutPreemptively(LONG, () -> run(lines, full));
  }

  @Test
  void aManagerThatReadsSlowlyGetsAllLinesInOrder() {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    OutputStream slow =
        new OutputStream() {
          @Override
          public void write(int character) {
            read.write(character);
          }

          @Override
          public void write(byte[] bytes, int offset, int length) {
            try {
              Thread.sleep(10);
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
            read.write(bytes, offset, length);
          }
        };
    run("START 15\nFOO\nBAR\nSTART 20\nEND\n", slow);
    String lines = read.toString(StandardCharsets.US_ASCII);
    assertTrue(lines.equals("OK\nUNKNOWN FOO\nUNKNOWN BAR\nOK\n"), lines);
  }
}
