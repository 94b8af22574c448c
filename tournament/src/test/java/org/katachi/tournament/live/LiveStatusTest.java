package org.katachi.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/**
 * A button that comes too late does not reach the games, whose pool may be gone; a pause does not
 * count in the time to go.
 */
class LiveStatusTest {

  private final AtomicLong clock = new AtomicLong(1_000);
  private final LiveStatus status = new LiveStatus(clock::get);
  private final List<LiveStatus.State> done = new ArrayList<>();

  private void press(LiveStatus.State next) {
    status.press(next, () -> done.add(next));
  }

  @Test
  void nothingComesAfterStop() {
    press(LiveStatus.State.PAUSED);
    press(LiveStatus.State.STOPPING);
    press(LiveStatus.State.RUNNING);
    assertEquals(List.of(LiveStatus.State.PAUSED, LiveStatus.State.STOPPING), done);
    assertTrue(status.isStopping());
  }

  @Test
  void afterTheLastGameNothingIsPressed() {
    status.lock();
    press(LiveStatus.State.PAUSED);
    assertEquals(List.of(), done);
  }

  @Test
  void afterTheEndNothingIsPressed() {
    status.close();
    press(LiveStatus.State.STOPPING);
    assertEquals(List.of(), done);
  }

  private String told() {
    Feed feed = new Feed();
    status.publish(feed);
    return feed.all(Feed.NOTHING).standing().get(0).data();
  }

  private void assertTold(long at) {
    assertTrue(told().contains("\"at\":" + at + ","), this::told);
  }

  @Test
  void theTimeToGoStandsStillInAPause() {
    status.set(null, false);
    clock.set(1_500);
    press(LiveStatus.State.PAUSED);
    clock.set(9_000);
    press(LiveStatus.State.PAUSED);
    assertTold(1_000);
    clock.set(61_500);
    press(LiveStatus.State.RUNNING);
    assertTold(61_000);
    clock.set(70_000);
    press(LiveStatus.State.RUNNING);
    assertTold(61_000);
  }

  @Test
  void aGameThatEndsInAPauseIsToldAsOfTheResumption() {
    status.set(null, false);
    press(LiveStatus.State.PAUSED);
    clock.set(3_000);
    status.set(null, false);
    clock.set(50_000);
    press(LiveStatus.State.RUNNING);
    assertTold(50_000);
  }
}
