package org.katachi.tournament.session;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.katachi.tournament.console.Display;

/** What there is to say of a brain is said once, and only of games that count. */
class WarningsTest {

  private final Display display = mock(Display.class);
  private final Warnings warnings = new Warnings();

  @BeforeEach
  void theDisplayListens() {
    warnings.addListener(display::warn);
  }

  @Test
  void eachIsToldOnce() {
    warnings.add("row talks too much");
    warnings.report();
    warnings.add("row talks too much");
    warnings.report();
    verify(display, times(1)).warn("row talks too much");
  }

  @Test
  void whatMustNotWaitForTheNextGameIsToldAtOnce() {
    warnings.addAndReport("worker node7/1 is set aside");
    verify(display).warn("worker node7/1 is set aside");
  }

  @Test
  void ofGamesBrokenOffNothingIsTold() {
    warnings.add("row crashed with exit code 137");
    warnings.forget();
    warnings.report();
    verify(display, never()).warn("row crashed with exit code 137");
  }
}
