package org.katachi.conformance.tracker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.katachi.board.Point;

/** The game that the kit follows from the lines of a conversation. */
class GameTrackerTest {

  private static final Point CENTRE = new Point(7, 7);

  private final GameTracker game = new GameTracker();

  @Test
  void withoutABoardNothingCanBePlayed() {
    assertEquals(Optional.of("without a board"), game.objection(CENTRE));
  }

  @Test
  void turnsAndMovesFillPoints() {
    sent("start 15", "TURN 7 , 7");
    game.played(new Point(8, 8));
    assertEquals(Optional.of("occupied"), game.objection(CENTRE));
    assertEquals(Optional.of("occupied"), game.objection(new Point(8, 8)));
    assertEquals(Optional.empty(), game.objection(new Point(9, 9)));
    assertEquals(Optional.of("outside the board of 15x15"), game.objection(new Point(15, 0)));
  }

  @Test
  void theFirstNumberOfRectstartIsTheWidth() {
    sent("RECTSTART 30,20");
    assertEquals(Optional.empty(), game.objection(new Point(29, 19)));
    assertEquals(Optional.of("outside the board of 30x20"), game.objection(new Point(19, 29)));
  }

  @Test
  void startMayHaveTheSizeTwice() {
    sent("start 15 15");
    assertEquals(Optional.empty(), game.objection(new Point(14, 14)));
    sent("TURN 7,7", "START 15 20", "START 4 4");
    assertEquals(Optional.of("occupied"), game.objection(new Point(7, 7)));
  }

  /** Its rows are columns here, and its rule 2 is renju. */
  @Test
  void yixinsBoardLiesOnItsSide() {
    sent("YXSHOWINFO", "INFO rule 2", "start 20 15");
    assertEquals(Optional.empty(), game.objection(new Point(14, 19)));
    assertEquals(Optional.of("outside the board of 15x20"), game.objection(new Point(19, 14)));
    sent("BOARD", "7,7,1", "8,8,2", "DONE", "TURN 6,6");
    assertFalse(game.isOver());
    sent("INFO rule 0", "start 15 15");
    assertEquals(Optional.empty(), game.objection(new Point(14, 14)));
  }

  @Test
  void aSizeThatCannotBePlayedChangesNothing() {
    sent("START 15", "TURN 7,7", "START 4", "START x");
    assertEquals(Optional.of("occupied"), game.objection(CENTRE));
  }

  @Test
  void restartAndBoardReplaceThePosition() {
    sent("START 15", "TURN 7,7", "RESTART");
    assertEquals(Optional.empty(), game.objection(CENTRE));
    sent("TURN 7,7", "BOARD", "3,3,2", "DONE");
    assertEquals(Optional.empty(), game.objection(CENTRE));
    assertEquals(Optional.of("occupied"), game.objection(new Point(3, 3)));
  }

  @Test
  void anImpossibleBoardChangesNothing() {
    sent("START 15", "TURN 7,7");
    sent("BOARD", "3,3,2", "3,3,1", "DONE");
    sent("BOARD", "3,3,2", "what", "4,4", "DONE");
    assertEquals(Optional.of("occupied"), game.objection(CENTRE));
    assertEquals(Optional.empty(), game.objection(new Point(3, 3)));
  }

  /** The first stone is black's then. */
  @Test
  void aBoardMayHaveAnyCounts() {
    Point doubleThree = new Point(7, 7);
    sent("START 15", "INFO rule 4");
    sent("BOARD", "7,8,1", "7,9,1", "8,7,1", "9,7,1", "0,0,2", "DONE");
    assertEquals(Optional.of("forbidden to black in renju"), game.objection(doubleThree));
    sent("BOARD", "0,0,2", "7,8,1", "7,9,1", "8,7,1", "9,7,1", "DONE");
    assertEquals(Optional.empty(), game.objection(doubleThree));
  }

  @Test
  void theStonesOfABoardMayStandInOneLine() {
    sent("START 15", "BOARD 3,3,2 DONE");
    assertEquals(Optional.of("occupied"), game.objection(new Point(3, 3)));
    sent("SWAP2BOARD 7,7 8,7 9,9 DONE");
    assertEquals(3, game.opening().size());
  }

  @Test
  void takebackEmptiesAPointOfTheBoardOrOfTheMoves() {
    sent("START 15", "BOARD", "3,3,2", "DONE");
    game.played(CENTRE);
    sent("TAKEBACK 7,7", "TAKEBACK 3,3");
    assertEquals(Optional.empty(), game.objection(CENTRE));
    assertEquals(Optional.empty(), game.objection(new Point(3, 3)));
  }

  @Test
  void theRulesMayComeAfterThePosition() {
    sent("START 15", "BOARD", "7,7,1", "7,8,2", "8,6,1", "8,8,2", "7,9,1", "8,5,2", "8,10,1");
    sent("8,11,2", "DONE");
    Point doubleThree = new Point(6, 8);
    assertEquals(Optional.empty(), game.objection(doubleThree));
    sent("INFO rule 4");
    assertEquals(Optional.of("forbidden to black in renju"), game.objection(doubleThree));
  }

  @Test
  void aFiveEndsTheGameUnlessItIsContinuous() {
    sent("START 15", "BOARD", "3,7,1", "4,7,1", "5,7,1", "6,7,1", "0,0,2", "2,0,2");
    sent("4,0,2", "6,0,2", "DONE");
    assertTrue(game.wins(CENTRE));
    game.played(CENTRE);
    assertTrue(game.isOver());
    sent("INFO rule 2");
    assertFalse(game.isOver());
  }

  @Test
  void theManagerPlaysWhatIsWishedOrNextToIt() {
    sent("START 15");
    assertEquals(Optional.of(CENTRE), game.managersMove(Optional.of(CENTRE)));
    game.played(CENTRE);
    Point other = game.managersMove(Optional.of(CENTRE)).orElseThrow();
    assertEquals(Optional.empty(), game.objection(other));
    assertTrue(Math.abs(other.x() - 7) <= 1 && Math.abs(other.y() - 7) <= 1, other.toString());
  }

  @Test
  void theManagerDoesNotEndTheGameByItsOwnChoice() {
    sent("START 5", "TURN 0,0");
    game.played(new Point(0, 1));
    for (int x = 1; x < 4; x++) {
      sent("TURN " + x + ",0");
      game.played(new Point(x, 2));
    }
    Optional<Point> move = game.managersMove(Optional.of(new Point(3, 0)));
    assertFalse(move.equals(Optional.of(new Point(4, 0))), "that would win");
  }

  @Test
  void theLastPointIsLeftToTheBrain() {
    sent("START 5", "BOARD");
    for (int i = 0; i < 24; i++) {
      sent(i % 5 + "," + i / 5 + "," + (1 + i % 2));
    }
    sent("DONE", "TURN 4,4");
    assertEquals(Optional.empty(), game.objection(new Point(4, 4)));
    assertEquals(Optional.empty(), game.managersMove(Optional.empty()));
  }

  @Test
  void aBoardWithoutRoomForAMoveChangesNothing() {
    sent("START 5", "BOARD");
    for (int i = 0; i < 25; i++) {
      sent(i % 5 + "," + i / 5 + "," + (2 - i % 2));
    }
    sent("DONE");
    assertEquals(Optional.empty(), game.objection(new Point(2, 2)));
  }

  @Test
  void theStonesOfASwap2OpeningAreNotPlayedYet() {
    sent("START 15", "SWAP2BOARD", "7,7", "8,7", "9,9", "DONE");
    assertEquals(List.of(CENTRE, new Point(8, 7), new Point(9, 9)), game.opening());
    assertFalse(game.isFreeInOpening(CENTRE));
    assertEquals(Optional.empty(), game.objection(CENTRE));
  }

  private void sent(String... lines) {
    for (String line : lines) {
      game.sent(line);
    }
  }
}
