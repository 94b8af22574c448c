package org.katachi.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
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

  @Test
  void theTimeAndThenTheDepthAreTold() {
    ThinkingLine line = new ThinkingLine(out, "search", 60_000, () -> nanos);
    nanos = TimeUnit.SECONDS.toNanos(1);
    line.show();
    assertEquals("\rsearch thinks, 1 of 60 s", said());
    line.accept(report(9, SearchScore.estimate(35)));
    nanos = TimeUnit.SECONDS.toNanos(2);
    line.show();
    assertTrue(said().endsWith("\rsearch thinks, 2 of 60 s: depth 9, evaluation 35"), said());
  }

  @Test
  void aShorterLineCoversALongerOne() {
    ThinkingLine line = new ThinkingLine(out, "search", 2_500, () -> nanos);
    line.accept(report(10, SearchScore.estimate(-1234)));
    line.show();
    line.accept(report(11, SearchScore.win(9)));
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
  @Timeout(60)
  void aLongThinkIsShownOnATerminal() {
    BestMove best =
        new Opponent(new WaitingEngine(), "search", 60_000, out, true).choose(emptyBoard());
    assertEquals(MOVE, best.move());
    assertTrue(said().contains("search thinks, "), said());
    assertTrue(said().endsWith("\r"), said());
  }

  @Test
  void elsewhereNothingIsShown() {
    Engine engine = new ScriptedEngine(List.of(MOVE));
    new Opponent(engine, "search", 60_000, out, false).choose(emptyBoard());
    assertEquals("", said());
  }

  /** Thinks until the person has been told so. */
  private final class WaitingEngine implements Engine {

    @Override
    public BestMove choose(
        Position position, SearchControl control, Consumer<SearchReport> listener) {
      while (!said().contains("thinks")) {
        Thread.onSpinWait();
      }
      return new BestMove(MOVE, report(1, SearchScore.estimate(0)));
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
