package org.katachi.app;

import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Where the brain tells what it can't do. */
class KatachiTest {

  private static final String STDERR = "katachi.stderr";

  @AfterEach
  void forgetTheLauncher() {
    System.clearProperty(STDERR);
  }

  @Test
  void aWrongCommandLineIsToldOnStderr() {
    assertSame(System.err, Katachi.complaints());
  }

  /** Where stdout and stderr are one pipe, a manager takes every line in it for a reply. */
  @Test
  void itIsToldOnStdoutWhereTheLauncherHasShutStderr() {
    System.setProperty(STDERR, "shut");
    assertSame(System.out, Katachi.complaints());
  }
}
