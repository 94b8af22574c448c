package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class GameClockTest {

  private static final long MILLI = 1_000_000;

  @Test
  void onASlowerMachineAllTimesAreLongerButTheMargin() {
    TimeControl time = new TimeControl(180_000, 5_000, 100, 300);
    assertEquals(new TimeControl(225_000, 6_250, 125, 300, 750_000), time.times(1.25));
    assertEquals(time, time.times(1));
  }

  @Test
  void onAFasterMachineWhatIsLimitedStaysLimited() {
    assertEquals(new TimeControl(1, 0, 0, 9, 1), new TimeControl(3, 0, 0, 9, 3).times(0.1));
  }

  @Test
  void whatIsNotLimitedStaysSoOnAnyMachine() {
    TimeControl time =
        new TimeControl(0, TimeControl.UNLIMITED, 0, 9).withHang(TimeControl.UNLIMITED);
    assertEquals(time, time.times(2));
    assertEquals(time, time.times(0.5));
  }

  @Test
  void onASlowMachineNoTimeIsLongerThanBrainsUnderstand() {
    long most = TimeControl.UNLIMITED - 1;
    TimeControl time = new TimeControl(most, most / 2, most / 2, 9, most).times(3);
    assertEquals(new TimeControl(most, most, most, 9, most), time);
    assertTrue(time.limitsTurn());
  }

  @Test
  void theTurnLimitsAMove() {
    GameClock clock = new GameClock(new TimeControl(60_000, 5_000, 0, 0));
    assertEquals(5_000 * MILLI, clock.limitNanos());
    assertEquals(60_000, clock.timeLeftMillis());
  }

  @Test
  void whatIsLeftOfTheMatchLimitsAMoveToo() {
    GameClock clock = new GameClock(new TimeControl(6_000, 5_000, 0, 0));
    clock.spend(4_000 * MILLI);
    assertEquals(2_000 * MILLI, clock.limitNanos());
    assertEquals(2_000, clock.timeLeftMillis());
  }

  @Test
  void theIncrementComesAfterTheMove() {
    GameClock clock = new GameClock(new TimeControl(6_000, 9_000, 500, 0));
    assertEquals(6_000, clock.timeLeftMillis());
    clock.spend(1_000 * MILLI);
    assertEquals(5_500, clock.timeLeftMillis());
  }

  @Test
  void withoutAMatchLimitTheTimeLeftIsTheGreatestNumber() {
    GameClock clock = new GameClock(new TimeControl(0, 5_000, 0, 0));
    clock.spend(4_000 * MILLI);
    assertEquals(Integer.MAX_VALUE, clock.timeLeftMillis());
    assertEquals(5_000 * MILLI, clock.limitNanos());
  }

  @Test
  void theMarginIsNotToldAndMayBeUsedUp() {
    GameClock clock = new GameClock(new TimeControl(1_000, 5_000, 0, 100));
    assertEquals(1_000 * MILLI, clock.limitNanos());
    clock.spend(1_050 * MILLI);
    assertEquals(-50, clock.timeLeftMillis());
    assertEquals(0, clock.limitNanos());
    assertEquals(100 * MILLI, clock.marginNanos());
  }

  @Test
  void aTurnOfNoTimeAllowsFiftyMilliseconds() {
    GameClock atOnce = new GameClock(new TimeControl(60_000, 0, 0, 0));
    assertEquals(0, atOnce.limitNanos());
    assertEquals(50 * MILLI, atOnce.marginNanos());
    GameClock withMargin = new GameClock(new TimeControl(60_000, 0, 0, 200));
    assertEquals(200 * MILLI, withMargin.marginNanos());
  }

  /** Fault 11: a brain that loops would stop the tournament for 24 days. */
  @Test
  void aMoveWithoutALimitHasOneAfterWhichTheBrainHasHung() {
    TimeControl time = new TimeControl(0, TimeControl.UNLIMITED, 0, 0);
    assertEquals(600_000 * MILLI, new GameClock(time).limitNanos());
    assertEquals(7_000 * MILLI, new GameClock(time.withHang(7_000)).limitNanos());
    assertEquals(5_000 * MILLI, new GameClock(new TimeControl(0, 5_000, 0, 0, 1)).limitNanos());
  }

  @Test
  void noTimeIsNegative() {
    assertThrows(IllegalArgumentException.class, () -> new TimeControl(-1, 1_000, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> new TimeControl(1_000, -1, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> new TimeControl(1_000, 1_000, -1, 0));
    assertThrows(IllegalArgumentException.class, () -> new TimeControl(1_000, 1_000, 0, -1));
    assertThrows(IllegalArgumentException.class, () -> new TimeControl(1_000, 1_000, 0, 0, 0));
  }
}
