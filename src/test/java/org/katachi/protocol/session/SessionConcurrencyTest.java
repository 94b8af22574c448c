package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Point;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.protocol.game.PositionStones;

/**
 * Commands during a search. Where the order of the two threads matters, one thread plays both: the
 * searches are queued until the test runs them.
 */
@Timeout(60)
class SessionConcurrencyTest {

  private static final String ABOUT = FirstPointBrain.IDENTITY.about();

  /** Queues the searches until the test runs them. */
  private static final class QueuedSearches implements Executor {

    private final Queue<Runnable> queue = new ArrayDeque<>();

    @Override
    public void execute(Runnable search) {
      queue.add(search);
    }

    void runNext() {
      queue.remove().run();
    }

    boolean isIdle() {
      return queue.isEmpty();
    }
  }

  /** Searches until it is stopped, then plays the first empty point. */
  private static final class PatientEngine implements Engine {

    private final CountDownLatch searching = new CountDownLatch(1);
    private final CountDownLatch finished = new CountDownLatch(1);

    @Override
    public SearchReport choose(Position position, SearchControl control, SearchListener listener) {
      searching.countDown();
      while (!control.isStopped()) {
        Thread.onSpinWait();
      }
      Point move = PositionStones.empty(position).get(0);
      SearchReport report = new SearchReport(1, 1, SearchScore.estimate(0), 1, 1, List.of(move));
      listener.linesFound(List.of(report));
      finished.countDown();
      return report;
    }

    @Override
    public void newGame() {}
  }

  /** Remembers the control of the last search. */
  private static final class RememberingEngine implements Engine {

    private final FirstPointBrain first = new FirstPointBrain();
    private SearchControl control;

    @Override
    public SearchReport choose(
        Position position, SearchControl givenControl, SearchListener listener) {
      control = givenControl;
      return first.choose(position, givenControl, listener);
    }

    @Override
    public void newGame() {}
  }

  /** Fails, and so does what is to be played instead. */
  private static final class FailingEngine implements Engine {

    @Override
    public SearchReport choose(Position position, SearchControl control, SearchListener listener) {
      listener.linesFound(
          List.of(new SearchReport(1, 1, SearchScore.estimate(0), 1, 1, List.of())));
      throw new OutOfMemoryError("heap");
    }

    @Override
    public void newGame() {}
  }

  private final QueuedSearches searches = new QueuedSearches();
  private final RememberingEngine engine = new RememberingEngine();

  private SessionHarness sessionDuringSearch() {
    SessionHarness session = new SessionHarness(TestBrain.with(engine), searches);
    assertEquals(List.of("OK"), session.send("START 15", "BEGIN"));
    return session;
  }

  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }

  @Test
  void endSilencesTheSearch() {
    SessionHarness session = sessionDuringSearch();
    assertEquals(List.of(), session.send("INFO show_detail 1", "END"));
    searches.runNext();
    assertEquals(List.of(), session.written());
    assertTrue(engine.control.isStopped());
  }

  @Test
  void endBehindAQueuedCommandEndsAtOnce() {
    SessionHarness session = sessionDuringSearch();
    session.send("TURN 7,7", "ABOUT", "END");
    assertTrue(session.isEnded());
    searches.runNext();
    assertEquals(List.of(), session.written());
    assertTrue(searches.isIdle());
  }

  @ParameterizedTest
  @ValueSource(strings = {"YXSTOP", "STOP"})
  void aStopBeforeTheSearchHasBegunIsNotLost(String stop) {
    SessionHarness session = sessionDuringSearch();
    assertEquals(List.of(), session.send(stop));
    searches.runNext();
    assertTrue(engine.control.isStopped());
    assertEquals("0,0", last(session.written()));
  }

  @Test
  void aStopIsForOneSearchOnly() {
    SessionHarness session = sessionDuringSearch();
    session.send("YXSTOP");
    searches.runNext();
    session.send("YXSTOP", "TURN 7,7");
    searches.runNext();
    assertFalse(engine.control.isStopped());
  }

  @Test
  void newLimitsReachTheSearch() {
    SessionHarness session = sessionDuringSearch();
    session.send("INFO timeout_turn 700", "INFO time_left 9000", "INFO max_depth 3");
    searches.runNext();
    SearchLimits limits = engine.control.limits();
    assertEquals(700, limits.turnMillis());
    assertEquals(9_000, limits.leftMillis());
    assertEquals(3, limits.maxDepth());
    assertFalse(engine.control.isStopped());
  }

  @Test
  void newLimitsDoNotMoveTheClock() {
    SessionHarness session = new SessionHarness(TestBrain.with(engine), searches);
    session.send("START 15");
    session.sendAt("BEGIN", 41);
    session.send("INFO timeout_turn 700");
    searches.runNext();
    assertEquals(41, engine.control.limits().clockStart());
  }

  @Test
  void noTimeForTheTurnMeansMoveNow() {
    SessionHarness session = sessionDuringSearch();
    session.send("INFO timeout_turn 0");
    searches.runNext();
    assertTrue(engine.control.isStopped());
    assertEquals(0, engine.control.limits().turnMillis());
  }

  @Test
  void otherInfoStopsNoSearch() {
    SessionHarness session = new SessionHarness(TestBrain.with(engine), searches);
    session.send("START 15", "INFO timeout_turn 0", "BEGIN", "INFO time_left 5000");
    searches.runNext();
    assertFalse(engine.control.isStopped());
  }

  @Test
  void everyOtherCommandWaitsForItsTurn() {
    SessionHarness session = sessionDuringSearch();
    assertEquals(
        List.of(),
        session.send(
            "ABOUT", "FOO", "TURN 0,0", "TAKEBACK 0,0", "BOARD", "5,5,2", "DONE", "START 5"));
    searches.runNext();
    List<String> lines = session.written();
    assertEquals("0,0", lines.get(1));
    assertEquals(ABOUT, lines.get(2));
    assertEquals("UNKNOWN FOO", lines.get(3));
    assertTrue(lines.get(4).startsWith("ERROR TURN 0,0 is occupied"), lines::toString);
    assertEquals("OK", lines.get(5));
    assertEquals(6, lines.size());
    searches.runNext();
    assertEquals(List.of("0,0", "OK"), session.written().subList(1, 3));
    assertTrue(searches.isIdle());
  }

  @Test
  void aSearchWithoutAnyReplyIsAnErrorAndTheQueueGoesOn() {
    SessionHarness session = new SessionHarness(TestBrain.with(new FailingEngine()), searches);
    session.send("START 15", "BEGIN", "ABOUT");
    searches.runNext();
    List<String> lines = session.written();
    assertEquals(3, lines.size(), lines::toString);
    assertTrue(lines.get(0).startsWith("DEBUG "), lines::toString);
    assertTrue(lines.get(1).startsWith("ERROR internal: "), lines::toString);
    assertEquals(ABOUT, lines.get(2));
    assertEquals(2, session.log().size(), session.log()::toString);
  }

  /** Managers that send a stop, a new game and its time in one go do not wait for the replies. */
  @ParameterizedTest
  @ValueSource(strings = {"START 15", "RECTSTART 15,15", "RESTART"})
  void theTimeLeftBehindAQueuedGameIsThatGames(String newGame) {
    SessionHarness session = sessionDuringSearch();
    session.send("INFO time_left 9000", newGame, "INFO time_left 3000", "TURN 7,7", "YXSTOP");
    searches.runNext();
    assertEquals(9_000, engine.control.limits().leftMillis());
    searches.runNext();
    assertEquals(3_000, engine.control.limits().leftMillis());
  }

  @Test
  void theTimeLeftBehindAQueuedGameThatIsRefusedHoldsToo() {
    SessionHarness session = sessionDuringSearch();
    session.send("INFO time_left 9000", "START 99", "INFO time_left 3000", "TURN 7,7");
    searches.runNext();
    searches.runNext();
    assertEquals(3_000, engine.control.limits().leftMillis());
  }

  @Test
  void theTimeLeftReachesTheFirstSearchOfTheGameThatWasQueued() {
    SessionHarness session = sessionDuringSearch();
    session.send("RESTART", "INFO time_left 3000", "BEGIN", "INFO time_left 2000");
    searches.runNext();
    searches.runNext();
    assertEquals(2_000, engine.control.limits().leftMillis());
  }

  /** The game has begun, but not the search whose time waits. */
  @Test
  void ofTwoTimesLeftThatWaitTheLaterOneHolds() {
    SessionHarness session = sessionDuringSearch();
    session.send("RESTART", "BEGIN", "TURN 7,7", "INFO time_left 1500");
    searches.runNext();
    session.send("INFO time_left 1000");
    searches.runNext();
    searches.runNext();
    assertEquals(1_000, engine.control.limits().leftMillis());
  }

  @Test
  void anOpeningIsSearchedLikeAMove() {
    SessionHarness session = new SessionHarness(TestBrain.with(engine), searches);
    session.send("START 15", "SWAP2BOARD", "DONE", "ABOUT");
    assertEquals(List.of(), session.written());
    searches.runNext();
    assertEquals(List.of("0,0 1,0 2,0", ABOUT), session.written());
  }

  @Test
  void burstsAreAnsweredLineByLine() throws InterruptedException {
    TestManager manager = new TestManager(FirstPointBrain.brain());
    manager.send("START 15", "ABOUT", "INFO timeout_turn 1000", "INFO rule 0", "BEGIN");
    manager.expect("OK", ABOUT);
    manager.repliesUpTo("0,0");
    manager.send("START 15", "INFO time_left 9", "BOARD", "6,6,1", "7,7,2", "DONE", "TURN 1,0");
    manager.expect("OK");
    manager.repliesUpTo("0,0");
    manager.repliesUpTo("2,0");
    manager.send("END");
    manager.expectEnd();
  }

  @Test
  void endDuringASearchEndsAtOnce() throws InterruptedException {
    PatientEngine patient = new PatientEngine();
    TestManager manager = new TestManager(TestBrain.with(patient));
    manager.send("START 15", "BEGIN");
    manager.expect("OK");
    patient.searching.await();
    manager.send("END");
    manager.expectEnd();
    patient.finished.await();
    manager.expectEnd();
  }

  @Test
  void theEndOfTheInputDuringASearchEndsAtOnce() throws InterruptedException {
    PatientEngine patient = new PatientEngine();
    TestManager manager = new TestManager(TestBrain.with(patient));
    manager.send("START 15", "BEGIN", "TURN 7,7");
    manager.expect("OK");
    patient.searching.await();
    manager.close();
    manager.expectEnd();
  }

  @Test
  void noTimeForTheTurnDuringASearchMeansMoveNow() throws InterruptedException {
    PatientEngine patient = new PatientEngine();
    TestManager manager = new TestManager(TestBrain.with(patient));
    manager.send("START 15", "BEGIN");
    patient.searching.await();
    manager.send("INFO timeout_turn 0");
    manager.repliesUpTo("0,0");
    manager.close();
    manager.expectEnd();
  }

  @Test
  void repliesBeforeTheEndAreWritten() throws InterruptedException {
    TestManager manager = new TestManager(FirstPointBrain.brain());
    manager.send("START 15", "ABOUT", "END", "ABOUT");
    manager.expect("OK", ABOUT);
    manager.expectEnd();
  }

  @Test
  void theEndOfTheInputIsTheEnd() throws InterruptedException {
    TestManager manager = new TestManager(FirstPointBrain.brain());
    manager.send("START 15");
    manager.close();
    manager.expect("OK");
    manager.expectEnd();
  }
}
