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
  private final Warnings remarks = new Warnings();

  @BeforeEach
  void theDisplayListens() {
    remarks.tellTo(display::tellRemark);
  }

  @Test
  void eachIsToldOnce() {
    remarks.add("row talks too much");
    remarks.tell();
    remarks.add("row talks too much");
    remarks.tell();
    verify(display, times(1)).tellRemark("row talks too much");
  }

  @Test
  void whatMustNotWaitForTheNextGameIsToldAtOnce() {
    remarks.addAndTell("worker node7/1 is set aside");
    verify(display).tellRemark("worker node7/1 is set aside");
  }

  @Test
  void ofGamesBrokenOffNothingIsTold() {
    remarks.add("row crashed with exit code 137");
    remarks.forget();
    remarks.tell();
    verify(display, never()).tellRemark("row crashed with exit code 137");
  }
}
