package org.katachi.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A button that comes too late does not reach the games, whose pool may be gone. */
class LiveStatusTest {

  private final LiveStatus status = new LiveStatus();
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
}
