package org.katachi.search.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.search.SearchParameters;

class HistoryTest {

  private static final int PLY = 3;
  private static final int DEPTH = 4;

  private final Board board = new Board(new Geometry(15, 15));
  private final int refuted = board.geometry().cell(7, 7);
  private final int good = board.geometry().cell(8, 8);
  private final int bad = board.geometry().cell(2, 2);
  private final History history =
      new History(SearchParameters.DEFAULT, board, SearchParameters.MAX_PLY + 1);

  @BeforeEach
  void aMoveHasFailedHigh() {
    board.play(refuted);
    history.bonus(PLY, Stone.WHITE, good, DEPTH);
    history.malus(Stone.WHITE, bad, DEPTH);
  }

  @Test
  void aMoveThatFailedHighIsKillerOfItsPlyAndRanksAboveOthers() {
    assertTrue(history.isKiller(PLY, good));
    assertFalse(history.isKiller(PLY + 1, good));
    assertTrue(score(PLY, good) > score(PLY, bad));
    assertTrue(history.value(Stone.WHITE, good) > 0);
    assertTrue(history.value(Stone.WHITE, bad) < 0);
    assertEquals(0, history.value(Stone.BLACK, good));
  }

  @Test
  void theNextPositionOfAGameKeepsHalfOfTheHistoryAndNoKiller() {
    int value = history.value(Stone.WHITE, good);
    history.newSearch();
    assertTrue(isHalf(history.value(Stone.WHITE, good), value));
    assertTrue(isHalf(history.value(Stone.WHITE, bad), -value));
    assertFalse(history.isKiller(PLY, good));
    // The counter move stays.
    int other = board.geometry().cell(4, 4);
    assertTrue(score(PLY, good) > score(PLY, other));
  }

  private int score(int ply, int cell) {
    history.prepareMoves(ply, Stone.WHITE);
    return history.score(cell);
  }

  private static boolean isHalf(int half, int whole) {
    return Math.abs(2 * half - whole) <= 2;
  }

  @Test
  void aRootMoveWithMoreNodesBelowItRanksHigherInTheNextIteration() {
    int other = board.geometry().cell(4, 4);
    int before = score(0, other);
    history.addRootEffort(other, 1000);
    history.newIteration();
    int after = score(0, other);
    assertTrue(after > before);
    assertEquals(before, score(PLY, other));
    history.newIteration();
    assertTrue(score(0, other) < after);
    history.newSearch();
    assertEquals(before, score(0, other));
  }

  @Test
  void anotherGameKeepsNothing() {
    history.newGame();
    assertEquals(0, history.value(Stone.WHITE, good));
    assertEquals(0, history.value(Stone.WHITE, bad));
    assertEquals(0, score(PLY, good));
  }
}
