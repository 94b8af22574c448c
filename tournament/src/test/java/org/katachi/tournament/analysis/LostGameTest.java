package org.katachi.tournament.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;
import org.katachi.tournament.games.LogLines;

/**
 * Where a game turned. Black wins it with move 9; white, the loser, has moves 2, 4, 6 and 8, black
 * 3, 5, 7 and 9 after the opening's stone. The evaluations stand in that order.
 */
class LostGameTest {

  @Test
  void eachSideSawItFromTheMoveAfterWhichNothingSaidOtherwise() throws Exception {
    LostGame game = lost(-300, 250, 10, 300, -250, 29_997, -29_998, 29_999);
    assertEquals(Optional.of(6), game.bad().map(EvaluatedMove::number));
    assertEquals(Optional.of(8), game.lost().map(EvaluatedMove::number));
    assertEquals(Optional.of(3), game.good().map(EvaluatedMove::number));
    assertEquals(Optional.of(7), game.won().map(EvaluatedMove::number));
    assertEquals(OptionalInt.of(3), game.earlier());
  }

  @Test
  void thePositionIsThatInWhichTheFirstOfThemSawIt() throws Exception {
    LostGame winner = lost(0, 250, 0, 300, -250, 300, -250, 300);
    assertEquals(OptionalInt.of(3), winner.turn());
    assertEquals("h8a1", winner.positionBefore(3));
    LostGame loser = lost(-250, 0, -250, 0, -250, 0, -250, 300);
    assertEquals(OptionalInt.of(2), loser.turn());
    assertEquals(OptionalInt.of(-7), loser.earlier());
  }

  @Test
  void aThresholdCountsWhenItIsReached() throws Exception {
    LostGame game = lost(-199, 199, -200, 200, -1999, 1999, -2000, 2000);
    assertEquals(Optional.of(4), game.bad().map(EvaluatedMove::number));
    assertEquals(Optional.of(5), game.good().map(EvaluatedMove::number));
    assertEquals(Optional.of(8), game.lost().map(EvaluatedMove::number));
    assertEquals(Optional.of(9), game.won().map(EvaluatedMove::number));
  }

  @Test
  void movesWithoutEvaluationsSayNothing() throws Exception {
    LostGame game = lost(0, 0, -300, 300, null, null, -300, 300);
    assertEquals(Optional.of(4), game.bad().map(EvaluatedMove::number));
    assertEquals(OptionalInt.of(-1), game.earlier());
  }

  @Test
  void zeroAtDepthZeroIsNoEvaluationButAProofIs() throws Exception {
    ObjectNode line = line(0, 0, -300, 300, 0, 0, -29_998, 29_999);
    for (int i = 4; i < 8; i++) {
      LogLines.move(line, i).put("depth", 0);
    }
    LostGame game = lost(line);
    assertEquals(Optional.of(4), game.bad().map(EvaluatedMove::number));
    assertEquals(Optional.of(8), game.lost().map(EvaluatedMove::number));
    assertEquals(Optional.of(9), game.won().map(EvaluatedMove::number));
  }

  @Test
  void whoNeverSawItSawItInTheEnd() throws Exception {
    LostGame loser = lost(0, 0, 0, 300, 0, 300, 0, 300);
    assertEquals(Optional.empty(), loser.bad());
    assertEquals(OptionalInt.of(10 - 5), loser.earlier());
    LostGame neither = lost(0, 0, 0, 0, 0, 0, 0, 0);
    assertEquals(OptionalInt.of(1), neither.earlier());
    assertEquals(OptionalInt.empty(), neither.turn());
  }

  @Test
  void aSideThatToldNothingIsNotCompared() throws Exception {
    LostGame loser = lost(null, 0, null, 300, null, 300, null, 300);
    assertEquals(LossKind.UNKNOWN, loser.fall());
    assertEquals(OptionalInt.empty(), loser.earlier());
    assertEquals(OptionalInt.of(5), loser.turn());
    LostGame winner = lost(0, null, -300, null, -300, null, -300, null);
    assertEquals(OptionalInt.empty(), winner.earlier());
  }

  @Test
  void howItWasLost() throws Exception {
    assertEquals(LossKind.OPENING, fall(-300, -300, -3000, -29_998));
    assertEquals(LossKind.OPENING, fall(null, -3000, -3000, -29_998));
    assertEquals(LossKind.SUDDEN, fall(0, 100, -199, -2000));
    assertEquals(LossKind.SUDDEN, fall(0, 100, -100, 100));
    assertEquals(LossKind.GRADUAL, fall(0, 0, -200, -2000));
    assertEquals(LossKind.GRADUAL, fall(-300, 0, -300, -300));
  }

  @Test
  void theDepthIsTheMeanOfTheLastThreeSearchesUpToTheTurn() throws Exception {
    ObjectNode line = line(0, 0, 0, 0, 0, 0, -300, 0);
    List<Integer> losers = List.of(1, 4, 6, 8);
    for (int i = 0; i < 4; i++) {
      LogLines.move(line, 2 * i).put("depth", losers.get(i));
    }
    LogLines.move(line, 3).put("depth", 10);
    LostGame game = lost(line);
    assertEquals(OptionalInt.of(8), game.turn());
    assertEquals(OptionalDouble.of(6), game.depth(game.loser()));
    assertEquals(OptionalDouble.of(10), game.depth(game.winner()));
  }

  private static LossKind fall(Integer... losers) throws IOException {
    Integer[] all = new Integer[2 * losers.length];
    for (int i = 0; i < losers.length; i++) {
      all[2 * i] = losers[i];
    }
    return lost(all).fall();
  }

  private static ObjectNode line(Integer... evaluations) {
    return LogLines.evaluations(LogLines.game(1, "a", "b"), evaluations);
  }

  private static LostGame lost(Integer... evaluations) throws IOException {
    return lost(line(evaluations));
  }

  private static LostGame lost(ObjectNode line) throws IOException {
    return LostGame.of(LogLines.read(line), Colour.BLACK, 200, 2000);
  }
}
