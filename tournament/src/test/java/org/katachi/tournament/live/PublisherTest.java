package org.katachi.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.report.GrowingReport;
import org.katachi.tournament.report.HtmlReport;

/** Nothing that goes wrong with the page holds the rest of it, or the end. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PublisherTest {

  private static final long LONG = 30_000;

  private final EventBuffer events = new EventBuffer();
  private final GrowingReport report = new HtmlReport().growing(LogHeader.NONE, "");

  private Publisher publisher(Runnable state) {
    Publisher publisher =
        new Publisher(report, events, new PageStreams(events, "run", LONG), state);
    publisher.start();
    return publisher;
  }

  @Test
  void tablesAreToldThoughTheStateIsNot() throws Exception {
    assertTablesAreTold(
        () -> {
          throw new IllegalStateException("as a test wants it");
        });
  }

  @Test
  void tablesAreToldThoughThereWasNoMemoryForTheState() throws Exception {
    assertTablesAreTold(
        () -> {
          throw new OutOfMemoryError("as a test wants it");
        });
  }

  private void assertTablesAreTold(Runnable state) throws Exception {
    publisher(state).finish(LONG);
    assertFalse(events.all(EventBuffer.NOTHING).standing().isEmpty());
    assertTrue(
        events.all(EventBuffer.NOTHING).standing().stream().allMatch(e -> e.name().equals("part")));
  }

  @Test
  void theEndDoesNotWaitForAPageThatIsBeingMade() throws Exception {
    Publisher publisher = publisher(() -> events.put("status", "status", "playing"));
    assertTrue(publisher.page("run", "").isPresent());
    synchronized (report) {
      publisher.finish(1);
    }
    assertEquals(Optional.empty(), publisher.page("run", ""), "the last tables come first");
    publisher.finish(LONG);
    assertFalse(events.all(EventBuffer.NOTHING).standing().isEmpty());
  }
}
