package org.katachi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the brain writes to stderr. */
class KatachiTest {

  private static final String QUIET = "katachi.quiet";

  private final PrintStream stderr = System.err;
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();

  @BeforeEach
  void readStderr() {
    System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void restoreStderr() {
    System.clearProperty(QUIET);
    System.setErr(stderr);
  }

  private String writtenByFailures() throws InterruptedException {
    Katachi.silenceIfQuiet();
    PrintStream log = System.err;
    log.println("a failure of the session");
    Thread helper =
        new Thread(
            () -> {
              throw new IllegalStateException("a failure of a helper");
            });
    helper.start();
    helper.join();
    log.flush();
    return written.toString(StandardCharsets.UTF_8);
  }

  @Test
  void failuresAreLogged() throws InterruptedException {
    String log = writtenByFailures();
    assertTrue(log.contains("of the session") && log.contains("of a helper"), log);
  }

  /** Where stdout and stderr are one pipe, a manager takes every line in it for a reply. */
  @Test
  void aQuietBrainWritesNothing() throws InterruptedException {
    System.setProperty(QUIET, "true");
    assertEquals("", writtenByFailures());
  }
}
