package org.katachi.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.Position;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class PuzzleSolverTest {

  /** A four at i8 gives an open three below it; the other four gives nothing. */
  private static final String TWO_FOURS = "f8g8h8i9i10 e8a1o1a15o15";

  private final SearchEngine engine = new SearchEngine(EngineOptions.defaults());

  @AfterEach
  void end() {
    engine.close();
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void aWinByFoursHasItsLengthItsOnlyFirstMoveAndEveryReply(Rule rule) {
    Position position = position(rule, 15, TWO_FOURS);
    Win win = solve(position, 20_000).win().orElseThrow();
    assertEquals(WinKind.VCF, win.kind());
    assertEquals(5, win.plies());
    assertTrue(win.isShortest());
    assertEquals("i8", Notation.letterNumber(win.move()));
    assertTrue(win.isUnique());
    assertEquals(Optional.empty(), win.othersLimit());
    assertEquals(Optional.empty(), win.treeLimit());
    WinTreeCheck.check(position, win.tree());
  }

  @Test
  void anotherFirstMoveMayWinAsFastOrLater() {
    // A four at f12 or g12 may be played before.
    Position position = position(Rule.FREESTYLE, 15, "f8g8h8i9i10c12d12e12 e8a1o1a15o15b12m1m3");
    Win win = solve(position, 50_000).win().orElseThrow();
    assertEquals("i8", Notation.letterNumber(win.move()));
    assertTrue(win.isUnique());
    assertEquals(List.of(7, 7), win.others().stream().map(Win.FirstMove::plies).toList());
    position = position(Rule.FREESTYLE, 15, "f8g8h8i9i10f3g3h3i4i5 e8a1o1a15o15e3c1c15m1m15");
    win = solve(position, 50_000).win().orElseThrow();
    assertFalse(win.isUnique());
    assertEquals(1, win.others().stream().filter(other -> other.plies() == 5).count());
  }

  @Test
  void everyFiveIsAFirstMove() {
    Win win = solve(position(Rule.FREESTYLE, 15, "f8g8h8i8 a1o1a15o15"), 1_000).win().orElseThrow();
    assertEquals(1, win.plies());
    assertEquals(List.of(1), win.others().stream().map(Win.FirstMove::plies).toList());
    assertFalse(win.isUnique());
    assertEquals(List.of(), win.tree().replies());
  }

  @ParameterizedTest
  @EnumSource(value = Rule.class, names = "RENJU", mode = EnumSource.Mode.EXCLUDE)
  void aDoubleThreeIsAWinByThreats(Rule rule) {
    Position position = position(rule, 15, "h6h7f8g8 a1o1a15o15");
    PuzzleSolution found = solve(position, 200_000);
    Win win = found.win().orElseThrow();
    assertEquals(List.of("there is no win by fours alone"), found.limits());
    assertEquals(WinKind.VCT, win.kind());
    assertEquals(5, win.plies());
    assertEquals("h8", Notation.letterNumber(win.move()));
    assertEquals(Optional.empty(), win.treeLimit());
    WinTreeCheck.check(position, win.tree());
  }

  @Test
  void inRenjuWhiteMayMakeADoubleThreeAndEveryReplyIsTried() {
    Position position = position(Rule.RENJU, 15, "a1o1a15o15h2 h6h7f8g8", Colour.WHITE);
    Win win = solve(position, 200_000).win().orElseThrow();
    assertEquals(WinKind.VCT, win.kind());
    assertEquals("h8", Notation.letterNumber(win.move()));
    assertEquals(Optional.empty(), win.treeLimit());
    WinTreeCheck.check(position, win.tree());
  }

  @Test
  void inRenjuWhatIsAFoulOfBlackIsNoWin() {
    // i8 makes two fours.
    String doubleFour = "f8g8h8i5i6i7 e8i4a1o1a15o15";
    assertEquals(3, solve(position(Rule.FREESTYLE, 15, doubleFour), 20_000).win().get().plies());
    Optional<Win> win = solve(position(Rule.RENJU, 15, doubleFour), 20_000).win();
    assertTrue(win.isEmpty() || win.get().plies() > 3);
  }

  @Test
  void aWinWithAQuietMoveIsOfNoOtherKind() {
    // Black must stop a five, and has two double threes then.
    Position position = position(Rule.FREESTYLE, 11, "a1c6c7d8e8i7i8g9h9 b1c1d1e1a11k11k1f11");
    Win win = solve(position, 2_000_000).win().orElseThrow();
    assertEquals(WinKind.OTHER, win.kind());
    assertEquals("f1", Notation.letterNumber(win.move()));
    assertEquals(Optional.empty(), win.treeLimit());
    WinTreeCheck.check(position, win.tree());
  }

  @Test
  void whereNoWinIsFoundTheLimitsAreSaid() {
    PuzzleSolution found = solve(position(Rule.FREESTYLE, 15, "h8 i9"), 5_000);
    assertTrue(found.win().isEmpty());
    assertEquals(
        List.of("there is no win by fours alone", "the general search ended at 5000 nodes"),
        found.limits());
    assertTrue(found.best().orElseThrow().hasValue());
  }

  @Test
  void aLossIsSaid() {
    PuzzleSolution found = solve(position(Rule.FREESTYLE, 15, "a1o1a15o15 f8g8h8i8"), 5_000);
    assertEquals("the side to move loses in 2 plies", found.limits().get(1));
  }

  private PuzzleSolution solve(Position position, long nodes) {
    SearchLimits limits = SearchLimits.builder().maxNodes(nodes).build();
    return new PuzzleSolver(engine, limits, position).solve();
  }

  /** Black's stones, then white's; black is to move. */
  private static Position position(Rule rule, int size, String stones) {
    return position(rule, size, stones, Colour.BLACK);
  }

  private static Position position(Rule rule, int size, String stones, Colour toMove) {
    List<Position.PlacedStone> all = new ArrayList<>();
    String[] sides = stones.split(" ", -1);
    for (Point point : Notation.parsePos(sides[0])) {
      all.add(new Position.PlacedStone(point, Colour.BLACK));
    }
    for (Point point : Notation.parsePos(sides[1])) {
      all.add(new Position.PlacedStone(point, Colour.WHITE));
    }
    return new Position(new Geometry(size, size), new RuleSet(rule, false), all, toMove);
  }
}
