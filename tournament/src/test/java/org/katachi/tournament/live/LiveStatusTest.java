package org.katachi.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.katachi.tournament.play.PlayingTime;

/**
 * A button that comes too late does not reach the games, whose pool may be gone; a pause does not
 * count in the time to go.
 */
class LiveStatusTest {

  private final AtomicLong nanos = new AtomicLong();
  private final PlayingTime time = new PlayingTime(nanos::get);
  private final LiveStatus status = new LiveStatus(time);
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

  private long told() throws JsonProcessingException {
    EventBuffer events = new EventBuffer();
    status.publish(events);
    return new ObjectMapper()
        .readTree(events.all(EventBuffer.NOTHING).standing().get(0).data())
        .path("at")
        .asLong();
  }

  private void pass(long millis) {
    nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  @Test
  void theTimeToGoStandsStillInAPause() throws Exception {
    status.set(null, false);
    long begin = told();
    pass(500);
    time.pause();
    pass(60_000);
    time.resume();
    pass(9_000);
    assertEquals(begin + 60_000, told());
  }

  @Test
  void inAPauseNothingIsToldOfTheTimeToGo() throws Exception {
    status.set(null, false);
    press(LiveStatus.State.PAUSED);
    assertEquals(0, told());
  }

  @Test
  void aGameThatEndsInAPauseIsToldAsOfTheResumption() throws Exception {
    time.pause();
    pass(3_000);
    status.set(null, false);
    long end = told();
    pass(50_000);
    time.resume();
    assertEquals(end + 50_000, told());
  }
}
