package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.board.Point;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.game.BrainParts;

/** A search in the opponent's time, if the manager allows it. */
@Timeout(60)
class PonderingTest {

  /** Plays at once in its own turn; in the opponent's turn it searches until it is stopped. */
  private static final class PonderingEngine implements Engine {

    private final FirstPointBrain first = new FirstPointBrain();
    private final BlockingQueue<Position> pondered = new LinkedBlockingQueue<>();
    private final AtomicInteger atWork = new AtomicInteger();

    /** Moves wait for it. */
    private CountDownLatch mayMove = new CountDownLatch(0);

    @Override
    public BestMove choose(
        Position position, SearchControl control, Consumer<SearchReport> listener) {
      assertEquals(1, atWork.incrementAndGet(), "one search at a time");
      long untilClock = control.limits().clockStart() - System.nanoTime();
      if (untilClock > TimeUnit.DAYS.toNanos(1)) {
        pondered.add(position);
        while (!control.isStopped()) {
          Thread.onSpinWait();
        }
      }
      awaitMove();
      BestMove answer = first.choose(position, control, listener);
      atWork.decrementAndGet();
      return answer;
    }

    private void awaitMove() {
      try {
        mayMove.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void newGame() {
      assertEquals(0, atWork.get());
    }
  }

  private final PonderingEngine engine = new PonderingEngine();
  private final SessionHarness session = new SessionHarness(brain(), PonderingTest::startThread);

  private BrainParts brain() {
    FirstPointBrain first = new FirstPointBrain();
    return new BrainParts(
        engine, first, first, FirstPointBrain.IDENTITY, FirstPointBrain.MIN_MEMORY);
  }

  private static void startThread(Runnable search) {
    Thread thread = new Thread(search);
    thread.setDaemon(true);
    thread.start();
  }

  @Test
  void searchesThePositionAfterItsMoveUntilTheOpponentHasMoved() throws InterruptedException {
    session.send("START 15", "INFO pondering 1", "BEGIN");
    Position first = engine.pondered.take();
    assertEquals(1, first.stones().size());
    List<String> written = new ArrayList<>(session.send("TURN 7,7"));
    Position second = engine.pondered.take();
    assertEquals(new Point(7, 7), second.stones().get(1).point());
    assertEquals(3, second.stones().size());
    written.addAll(session.written());
    assertTrue(written.contains("1,0"));
    session.send("END");
  }

  @Test
  void endsForANewGameAndWhenItIsNoLongerAllowed() throws InterruptedException {
    session.send("START 15", "INFO pondering 1", "BEGIN");
    engine.pondered.take();
    session.send("RESTART", "BEGIN");
    engine.pondered.take();
    session.send("INFO pondering 0");
    assertEquals(0, engine.atWork.get());
  }

  /** What Yixin-Board asks for after each move. */
  @Test
  void goesOnWhileTheManagerAsksForOtherThings() throws InterruptedException {
    session.send("yxshowinfo", "START 15", "INFO pondering 1", "BEGIN");
    engine.pondered.take();
    session.send("yxquerydatabaseall", "7,7", "8,8", "done", "ABOUT", "yxshowforbid", "nonsense");
    assertEquals(1, engine.atWork.get());
    session.send("yxshowhashusage");
    assertEquals(0, engine.atWork.get());
  }

  @Test
  void endsForTheTableOfAFileWhoseNameComesInTheNextLine() throws InterruptedException {
    engine.mayMove = new CountDownLatch(1);
    session.send("START 15", "INFO pondering 1", "BEGIN", "YXHASHDUMP");
    engine.mayMove.countDown();
    engine.pondered.take();
    session.send("no such folder/table");
    assertEquals(0, engine.atWork.get());
  }

  @Test
  void endsWithTheGame() throws InterruptedException {
    session.send("START 15", "INFO pondering 1", "BEGIN");
    engine.pondered.take();
    session.send("END");
    assertEquals(0, engine.atWork.get());
  }
}
