package org.katachi.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a page is told stays small, and a page that takes nothing is dropped. */
@Timeout(60)
class PageStreamsTest {

  private final EventBuffer events = new EventBuffer();

  @Test
  void ofEachKeyTheNewestIsTold() {
    events.put("game 1", "running", 1);
    events.put("game 2", "running", 2);
    events.put("game 1", "running", 3);
    assertEquals(List.of("3", "2"), data(events.all(0).standing()));
  }

  @Test
  void whatIsEqualIsNotToldAgain() throws InterruptedException {
    events.put("status", "status", "playing");
    long version = events.version();
    events.put("status", "status", "playing");
    assertEquals(version, events.version());
    assertEquals(List.of(), events.after(version, 1).standing());
  }

  @Test
  void ofManyGamesTheLastAreKept() {
    IntStream.range(0, 1000).forEach(i -> events.addGame("game " + i));
    EventBuffer.News news = events.all(700 + 1);
    assertFalse(news.isComplete(), "game 702 is forgotten");
    assertTrue(events.all(744).isComplete());
    assertEquals("game 744", events.all(744).games().get(0).data());
    assertFalse(events.all(0).isComplete());
    assertTrue(
        events.all(EventBuffer.NOTHING).isComplete(), "who asks for what is there gets that");
    assertEquals(256, events.all(EventBuffer.NOTHING).games().size());
  }

  @Test
  void aPageThatTakesNothingIsDropped() throws Exception {
    PageStreams streams = new PageStreams(events, "run", 100);
    CountDownLatch writes = new CountDownLatch(1);
    OutputStream deaf = blocked(writes, new CountDownLatch(1), OutputStream.nullOutputStream());
    Thread page = new Thread(() -> write(streams, deaf));
    page.start();
    writes.await();
    assertEquals(1, streams.size());
    while (streams.size() > 0) {
      streams.dropStalled();
      Thread.onSpinWait();
    }
    page.join();
  }

  /** A page's connection that takes nothing until it goes on. */
  private static OutputStream blocked(
      CountDownLatch writes, CountDownLatch goesOn, OutputStream taken) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        writes.countDown();
        try {
          goesOn.await();
        } catch (InterruptedException e) {
          throw new IOException("dropped", e);
        }
        taken.write(b);
      }
    };
  }

  @Test
  void aPageThatMissesGamesWhileItIsBlockedLoadsItselfAnew() throws Exception {
    PageStreams streams = new PageStreams(events, "run", 60_000);
    CountDownLatch writes = new CountDownLatch(1);
    CountDownLatch goesOn = new CountDownLatch(1);
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    OutputStream slow = blocked(writes, goesOn, told);
    Thread page = new Thread(() -> write(streams, slow));
    page.start();
    writes.await();
    IntStream.range(0, 300).forEach(i -> events.addGame("game " + i));
    goesOn.countDown();
    page.join();
    String text = told.toString(StandardCharsets.UTF_8);
    assertTrue(text.endsWith("event: reload\ndata: {}\n\n"), text);
    assertFalse(text.contains("game 299"), text);
  }

  @Test
  void theEndIsToldEvenIfGamesWereMissed() throws Exception {
    events.addGame("game 0");
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    OutputStream ending =
        new OutputStream() {
          @Override
          public void write(int b) {
            told.write(b);
          }

          @Override
          public void flush() {
            if (!events.isClosed() && told.toString(StandardCharsets.UTF_8).contains("game 0")) {
              IntStream.range(1, 300).forEach(i -> events.addGame("game " + i));
              events.close();
            }
          }
        };
    new PageStreams(events, "run", 60_000).write("", ending);
    String text = told.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("game 299"), text);
    assertFalse(text.contains("reload"), "nobody would answer");
  }

  private static void write(PageStreams streams, OutputStream out) {
    try {
      streams.write("", out);
    } catch (IOException | InterruptedException e) {
      // It was dropped.
    }
  }

  private static List<String> data(List<EventBuffer.Event> events) {
    return events.stream().map(EventBuffer.Event::data).toList();
  }
}
