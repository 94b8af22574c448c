package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class PositionTest {

  private static final Geometry BOARD = new Geometry(7, 6);
  private static final Point A1 = new Point(0, 0);
  private static final Point G6 = new Point(6, 5);

  @Test
  void blackBeginsAndColoursAlternate() {
    Position position = Position.of(BOARD, RuleSet.FREESTYLE, List.of(A1, G6));
    assertEquals(Colour.BLACK, position.stones().get(0).colour());
    assertEquals(Colour.WHITE, position.stones().get(1).colour());
    assertEquals(Colour.BLACK, position.sideToMove());
  }

  @Test
  void aPointIsPlayedOnce() {
    Position position = Position.of(BOARD, RuleSet.FREESTYLE, List.of(A1));
    assertFalse(position.isEmpty(A1));
    assertThrows(IllegalArgumentException.class, () -> position.play(A1));
    assertThrows(IllegalArgumentException.class, () -> position.play(new Point(7, 0)));
  }

  @Test
  void aStoneThatIsRemovedGivesTheTurnBack() {
    Position position = Position.of(BOARD, RuleSet.FREESTYLE, List.of(A1, G6));
    assertEquals(Position.of(BOARD, RuleSet.FREESTYLE, List.of(A1)), position.remove(G6));
    assertThrows(IllegalArgumentException.class, () -> position.remove(new Point(3, 3)));
  }

  @Test
  void theBoardHoldsTheSameStonesAndTurn() {
    Position position = Position.of(BOARD, RuleSet.FREESTYLE, List.of(A1, G6, new Point(3, 3)));
    Board board = position.toBoard();
    assertEquals(Stone.BLACK, board.stone(BOARD.cell(0, 0)));
    assertEquals(Stone.WHITE, board.stone(BOARD.cell(6, 5)));
    assertEquals(Stone.WHITE, board.sideToMove());
    assertEquals(3, board.stoneCount());
  }

  @Test
  void theHashDoesNotTellHowThePositionWasReached() {
    Position position = Position.of(BOARD, RuleSet.FREESTYLE, List.of(A1, G6));
    Board played = new Board(BOARD);
    played.play(BOARD.cell(A1));
    played.play(BOARD.cell(G6));
    assertEquals(played.hash(), position.toBoard().hash());
  }

  @Test
  void deadStonesCountForTheTurn() {
    List<Position.PlacedStone> stones =
        List.of(
            new Position.PlacedStone(A1, Colour.DEAD), new Position.PlacedStone(G6, Colour.BLACK));
    Position position = new Position(BOARD, new RuleSet(Rule.FREESTYLE, true), stones);
    assertEquals(Colour.BLACK, position.sideToMove());
    assertEquals(Stone.BLOCKED, position.toBoard().stone(BOARD.cell(A1)));
  }

  @Test
  void theSideToMoveIsGivenWhateverTheStonesSay() {
    List<Position.PlacedStone> stones = List.of(new Position.PlacedStone(A1, Colour.BLACK));
    Position position = new Position(BOARD, RuleSet.FREESTYLE, stones, Colour.BLACK);
    assertEquals(Stone.BLACK, position.toBoard().sideToMove());
    assertEquals(Colour.BLACK, position.withRules(new RuleSet(Rule.RENJU, false)).sideToMove());
    Position after = position.play(G6);
    assertEquals(Colour.BLACK, after.stones().get(1).colour());
    assertEquals(Colour.WHITE, after.sideToMove());
    assertEquals(position, after.remove(G6));
    assertNotEquals(position, new Position(BOARD, RuleSet.FREESTYLE, stones));
  }

  @Test
  void nobodyMovesWithDeadStones() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new Position(BOARD, RuleSet.FREESTYLE, List.of(), Colour.DEAD));
  }

  @Test
  void rulesCanChange() {
    Position position = Position.of(BOARD, RuleSet.FREESTYLE, List.of(A1));
    RuleSet renju = new RuleSet(Rule.RENJU, false);
    assertEquals(renju, position.withRules(renju).rules());
    assertEquals(position.stones(), position.withRules(renju).stones());
    assertTrue(position.withRules(renju).isEmpty(G6));
  }
}
