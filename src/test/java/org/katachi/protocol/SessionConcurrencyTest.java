package org.katachi.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.board.Point;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;

/**
 * What happens while a choice is under way. Where the order of two threads matters, one thread
 * plays both: the thinker's tasks are kept until the test runs them.
 */
@Timeout(60)
class SessionConcurrencyTest {

  private static final String ABOUT = FirstPointBrain.IDENTITY.about();

  /** Keeps what is to be thought about until the test wants it thought about. */
  private static final class LateThinker implements Executor {

    private final Queue<Runnable> choices = new ArrayDeque<>();

    @Override
    public void execute(Runnable choice) {
      choices.add(choice);
    }

    void think() {
      choices.remove().run();
    }

    boolean isIdle() {
      return choices.isEmpty();
    }
  }

  /** Thinks until it is stopped, then plays the first empty point. */
  private static final class PatientEngine implements Engine {

    private final CountDownLatch thinking = new CountDownLatch(1);
    private final CountDownLatch finished = new CountDownLatch(1);

    @Override
    public BestMove choose(
        Position position, SearchControl control, Consumer<SearchReport> listener) {
      thinking.countDown();
      while (!control.isStopped()) {
        Thread.onSpinWait();
      }
      Point move = Stones.empty(position).get(0);
      SearchReport report = new SearchReport(1, 1, SearchScore.estimate(0), 1, 1, List.of(move));
      listener.accept(report);
      finished.countDown();
      return new BestMove(move, report);
    }

    @Override
    public void newGame() {}
  }

  /** Remembers the control of the last choice. */
  private static final class RememberingEngine implements Engine {

    private final FirstPointBrain first = new FirstPointBrain();
    private SearchControl control;

    @Override
    public BestMove choose(
        Position position, SearchControl givenControl, Consumer<SearchReport> listener) {
      control = givenControl;
      return first.choose(position, givenControl, listener);
    }

    @Override
    public void newGame() {}
  }

  private final LateThinker thinker = new LateThinker();
  private final RememberingEngine engine = new RememberingEngine();

  private static Brain with(Engine engine) {
    FirstPointBrain first = new FirstPointBrain();
    return new Brain(
        engine, first, first, FirstPointBrain.IDENTITY, FirstPointBrain.MINIMUM_MEMORY);
  }

  private Talk talkWhileThinking() {
    Talk talk = new Talk(with(engine), thinker);
    assertEquals(List.of("OK"), talk.send("START 15", "BEGIN"));
    return talk;
  }

  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }

  @Test
  void endSilencesTheChoice() {
    Talk talk = talkWhileThinking();
    assertEquals(List.of(), talk.send("INFO show_detail 1", "END"));
    thinker.think();
    assertEquals(List.of(), talk.written());
    assertTrue(engine.control.isStopped());
  }

  @Test
  void endBehindAKeptCommandEndsAtOnce() {
    Talk talk = talkWhileThinking();
    talk.send("TURN 7,7", "ABOUT", "END");
    assertTrue(talk.isEnded());
    thinker.think();
    assertEquals(List.of(), talk.written());
    assertTrue(thinker.isIdle());
  }

  @Test
  void aStopThatComesBeforeTheThinkerHasBegunIsNotLost() {
    Talk talk = talkWhileThinking();
    assertEquals(List.of(), talk.send("YXSTOP"));
    thinker.think();
    assertTrue(engine.control.isStopped());
    assertEquals("0,0", last(talk.written()));
  }

  @Test
  void aStopIsForOneChoiceOnly() {
    Talk talk = talkWhileThinking();
    talk.send("YXSTOP");
    thinker.think();
    talk.send("YXSTOP", "TURN 7,7");
    thinker.think();
    assertFalse(engine.control.isStopped());
  }

  @Test
  void newLimitsReachTheChoice() {
    Talk talk = talkWhileThinking();
    talk.send("INFO timeout_turn 700", "INFO time_left 9000", "INFO max_depth 3");
    thinker.think();
    MoveLimits limits = engine.control.limits();
    assertEquals(700, limits.turnMillis());
    assertEquals(9_000, limits.leftMillis());
    assertEquals(3, limits.maxDepth());
    assertFalse(engine.control.isStopped());
  }

  @Test
  void newLimitsDoNotMoveTheClock() {
    Talk talk = new Talk(with(engine), thinker);
    talk.send("START 15");
    talk.sendReceived("BEGIN", new Received(41, true));
    talk.send("INFO timeout_turn 700");
    thinker.think();
    assertEquals(41, engine.control.limits().clockStart());
  }

  @Test
  void noTimeForTheTurnMeansMoveNow() {
    Talk talk = talkWhileThinking();
    talk.send("INFO timeout_turn 0");
    thinker.think();
    assertTrue(engine.control.isStopped());
    assertEquals(0, engine.control.limits().turnMillis());
  }

  @Test
  void otherInformationStopsNoFastGame() {
    Talk talk = new Talk(with(engine), thinker);
    talk.send("START 15", "INFO timeout_turn 0", "BEGIN", "INFO time_left 5000");
    thinker.think();
    assertFalse(engine.control.isStopped());
  }

  @Test
  void everyOtherCommandWaitsForTheAnswerInItsTurn() {
    Talk talk = talkWhileThinking();
    assertEquals(
        List.of(),
        talk.send("ABOUT", "FOO", "TURN 0,0", "TAKEBACK 0,0", "BOARD", "5,5,2", "DONE", "START 5"));
    thinker.think();
    List<String> lines = talk.written();
    assertEquals("0,0", lines.get(1));
    assertEquals(ABOUT, lines.get(2));
    assertEquals("UNKNOWN FOO", lines.get(3));
    assertTrue(lines.get(4).startsWith("ERROR TURN 0,0 is occupied"), lines::toString);
    assertEquals("OK", lines.get(5));
    assertEquals(6, lines.size());
    thinker.think();
    assertEquals(List.of("0,0", "OK"), talk.written().subList(1, 3));
    assertTrue(thinker.isIdle());
  }

  @Test
  void anOpeningIsAChoiceLikeAMove() {
    Talk talk = new Talk(with(engine), thinker);
    talk.send("START 15", "SWAP2BOARD", "DONE", "ABOUT");
    assertEquals(List.of(), talk.written());
    thinker.think();
    assertEquals(List.of("0,0 1,0 2,0", ABOUT), talk.written());
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
  void endWhileThinkingEndsAtOnce() throws InterruptedException {
    PatientEngine patient = new PatientEngine();
    TestManager manager = new TestManager(with(patient));
    manager.send("START 15", "BEGIN");
    manager.expect("OK");
    patient.thinking.await();
    manager.send("END");
    manager.expectEnd();
    patient.finished.await();
    manager.expectEnd();
  }

  @Test
  void theEndOfTheInputWhileThinkingEndsAtOnce() throws InterruptedException {
    PatientEngine patient = new PatientEngine();
    TestManager manager = new TestManager(with(patient));
    manager.send("START 15", "BEGIN", "TURN 7,7");
    manager.expect("OK");
    patient.thinking.await();
    manager.close();
    manager.expectEnd();
  }

  @Test
  void noTimeForTheTurnWhileThinkingMeansMoveNow() throws InterruptedException {
    PatientEngine patient = new PatientEngine();
    TestManager manager = new TestManager(with(patient));
    manager.send("START 15", "BEGIN");
    patient.thinking.await();
    manager.send("INFO timeout_turn 0");
    manager.repliesUpTo("0,0");
    manager.close();
    manager.expectEnd();
  }

  @Test
  void whatWasDueBeforeTheEndIsWritten() throws InterruptedException {
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
