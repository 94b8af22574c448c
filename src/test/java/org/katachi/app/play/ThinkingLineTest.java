package org.katachi.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** A person at a terminal sees that the player thinks. */
class ThinkingLineTest {

  private static final Point MOVE = new Point(7, 7);

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(written, true, StandardCharsets.UTF_8);
  private long nanos;

  /** What a clock does that has begun. */
  private Optional<Runnable> tick = Optional.empty();

  @Test
  void theTimeAndThenTheDepthAreTold() {
    ThinkingLine line = new ThinkingLine(out, "search", 60_000, () -> nanos);
    nanos = TimeUnit.SECONDS.toNanos(1);
    line.show();
    assertEquals("\rsearch thinks, 1 of 60 s", said());
    line.linesFound(List.of(report(9, SearchScore.estimate(35))));
    nanos = TimeUnit.SECONDS.toNanos(2);
    line.show();
    assertTrue(said().endsWith("\rsearch thinks, 2 of 60 s: depth 9, evaluation 35"), said());
  }

  @Test
  void aShorterLineCoversALongerOne() {
    ThinkingLine line = new ThinkingLine(out, "search", 2_500, () -> nanos);
    line.linesFound(List.of(report(10, SearchScore.estimate(-1234))));
    line.show();
    line.linesFound(List.of(report(11, SearchScore.win(9))));
    line.show();
    assertTrue(said().endsWith("\rsearch thinks, 0 of 2.5 s: depth 11, evaluation +M9  "), said());
  }

  @Test
  void theLineIsGoneAfterTheMove() {
    ThinkingLine line = new ThinkingLine(out, "search", 60_000, () -> nanos);
    line.show();
    int length = "search thinks, 0 of 60 s".length();
    line.close();
    assertTrue(said().endsWith("\r" + " ".repeat(length) + "\r"), said());
    written.reset();
    line.show();
    assertEquals("", said());
  }

  @Test
  void ofAShortThinkNothingIsWritten() {
    new ThinkingLine(out, "search", 60_000, () -> nanos).close();
    assertEquals("", said());
  }

  @Test
  void aLongThinkIsShownOnATerminal() {
    assertEquals(MOVE, opponent(true).choose(emptyBoard()).move());
    assertTrue(said().contains("search thinks, "), said());
    assertTrue(said().endsWith("\r"), said());
    assertTrue(tick.isEmpty(), "the clock goes on");
  }

  @Test
  void elsewhereNothingIsShown() {
    assertEquals(MOVE, opponent(false).choose(emptyBoard()).move());
    assertEquals("", said());
  }

  @Test
  void aClockTicksByItself() throws InterruptedException {
    CountDownLatch ticked = new CountDownLatch(1);
    Runnable end = Ticker.eachSecond(ticked::countDown);
    try {
      assertTrue(ticked.await(60, TimeUnit.SECONDS));
    } finally {
      end.run();
    }
  }

  private Opponent opponent(boolean isOnTerminal) {
    return new Opponent(new SlowEngine(), "search", 60_000, out, isOnTerminal, this::begin);
  }

  private Runnable begin(Runnable task) {
    tick = Optional.of(task);
    return () -> tick = Optional.empty();
  }

  /** Thinks for one tick of the clock, if there is one. */
  private final class SlowEngine implements Engine {

    @Override
    public SearchReport choose(Position position, SearchControl control, SearchListener listener) {
      tick.ifPresent(Runnable::run);
      return report(1, SearchScore.estimate(0));
    }

    @Override
    public void newGame() {}
  }

  private static Position emptyBoard() {
    return Position.of(new Geometry(15, 15), new RuleSet(Rule.FREESTYLE, false), List.of());
  }

  private static SearchReport report(int depth, SearchScore score) {
    return new SearchReport(depth, depth, score, 1, 0, List.of(MOVE));
  }

  private String said() {
    return written.toString(StandardCharsets.UTF_8);
  }
}
