package org.katachi.tournament.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A pause is no playing time. */
class PlayingTimeTest {

  private long now = 100;
  private final PlayingTime time = new PlayingTime(() -> now);

  @Test
  void aPauseIsLeftOut() {
    now += 10;
    time.pause();
    now += 1000;
    assertEquals(10, time.nanos(), "during the pause");
    assertEquals(1000, time.pausedNanos());
    time.resume();
    now += 5;
    assertEquals(15, time.nanos());
    assertEquals(1000, time.pausedNanos());
  }

  @Test
  void whatIsPressedTwiceCountsOnce() {
    time.resume();
    time.pause();
    now += 20;
    time.pause();
    now += 20;
    time.resume();
    time.resume();
    now += 7;
    assertEquals(7, time.nanos());
  }
}
