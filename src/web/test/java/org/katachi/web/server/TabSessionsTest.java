package org.katachi.web.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.katachi.web.EngineTask;

/** What becomes of the engines and the events of tabs. */
class TabSessionsTest {

  private static final String ID = "0123456789abcdef0123456789abcdef";
  private static final long PATIENCE_MILLIS = 60_000;

  private final TabSessions sessions = new TabSessions();
  private final TabSession session = sessions.get(ID);

  @AfterEach
  void end() {
    sessions.close();
  }

  @Test
  void aTabIsKnownByItsId() {
    assertSame(session, sessions.get(ID));
    assertNotSame(session, sessions.get(ID.replace('0', 'f')));
  }

  @Test
  void ofTooManyTabsTheOneGoesThatWasLongestUnused() {
    String second = id(0);
    TabSession unused = sessions.get(second);
    for (int i = 1; i < TabSessions.MAX_SESSIONS; i++) {
      assertSame(session, sessions.get(ID));
      sessions.get(id(i));
    }
    assertSame(session, sessions.get(ID));
    assertNotSame(unused, sessions.get(second));
  }

  private static String id(int number) {
    return "%032x".formatted(number);
  }

  @Test
  void theSearchOfAPageThatIsGoneEndsAndLaterItsEngine() {
    EventStream stream = session.connect();
    EngineTask task = begin(1);
    sessions.sweep(Long.MAX_VALUE);
    verify(task, never()).stop();
    session.disconnect(stream, 1_000);
    sessions.sweep(1_000 + TabSessions.STOP_MILLIS + 1);
    verify(task).stop();
    assertTrue(session.hasEngine());
    sessions.sweep(1_000 + TabSessions.CLOSE_MILLIS + 1);
    assertFalse(session.hasEngine());
  }

  @Test
  void aReloadTakesTheEventsOverFromThePageBefore() {
    EventStream before = session.connect();
    session.connect();
    session.disconnect(before, 1_000);
    assertEquals(0, session.absentMillis(Long.MAX_VALUE));
  }

  @Test
  void aReloadEndsTheTaskOfThePageBefore() {
    session.connect();
    EngineTask task = begin(1);
    session.connect();
    verify(task).stop();
  }

  @Test
  void aNewTaskEndsTheOneBefore() {
    EngineTask first = begin(1);
    EngineTask second = begin(2);
    verify(first).stop();
    verify(second, never()).stop();
    verify(second, timeout(PATIENCE_MILLIS)).run(any(), any());
  }

  @Test
  void requestsThatOvertakeEachOtherChangeNothing() {
    EngineTask second = begin(2);
    EngineTask first = begin(1);
    session.stop(1);
    verify(second, never()).stop();
    verify(second, timeout(PATIENCE_MILLIS)).run(any(), any());
    verify(first, never()).run(any(), any());
    session.stop(2);
    verify(second).stop();
  }

  @Test
  void theFaultOfATaskIsTheLatestOnesAlone() throws Exception {
    EngineTask.EventSink sink = mock();
    CountDownLatch replaced = new CountDownLatch(1);
    EngineTask old = failing(1, replaced);
    EngineTask latest = failing(2, replaced);
    try (EngineWorker worker = new EngineWorker(sink)) {
      worker.begin(old);
      verify(old, timeout(PATIENCE_MILLIS)).run(any(), any());
      worker.begin(latest);
      replaced.countDown();
      verify(sink, timeout(PATIENCE_MILLIS)).send("fault", "", fault(2));
      verify(sink, never()).send("fault", "", fault(1));
    }
  }

  private static EngineTask failing(long number, CountDownLatch after) {
    EngineTask task = mock();
    when(task.number()).thenReturn(number);
    doAnswer(
            call -> {
              after.await();
              throw new IllegalStateException("broken");
            })
        .when(task)
        .run(any(), any());
    return task;
  }

  private static Map<String, Object> fault(long task) {
    return Map.of("task", task, "error", "java.lang.IllegalStateException: broken");
  }

  @Test
  void anEventThatIsNotSentYetIsReplacedByANewerOne() throws Exception {
    EventStream stream = new EventStream();
    stream.send("lines", "", Map.of("depth", 1));
    stream.send("progress", "-1", Map.of());
    stream.send("progress", "-2", Map.of());
    stream.send("lines", "", Map.of("depth", 2));
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void flush() {
            if (size() > ":\n\n".length()) {
              stream.close();
            }
          }
        };
    stream.writeTo(out);
    assertEquals(
        """
        :

        event: lines
        data: {"depth":2}

        event: progress
        data: {}

        event: progress
        data: {}

        """,
        out.toString(StandardCharsets.UTF_8));
  }

  private EngineTask begin(long number) {
    EngineTask task = mock();
    when(task.number()).thenReturn(number);
    session.begin(task);
    return task;
  }
}
