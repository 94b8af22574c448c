package org.katachi.lab.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.engine.Position;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.MoveBudget;
import org.katachi.lab.tune.GamePairPlayer;
import org.katachi.lab.tune.SearchSide;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** With the engine itself, by few nodes. */
class ColourTrialTest {

  private static final RuleSet RULES = new RuleSet(Rule.FREESTYLE, false);
  private static final Geometry BOARD = new Geometry(15, 15);

  @Test
  void anOpeningThatOneColourWinsEachTimeIsNotOpen() {
    // Black, to move, makes an open four of an open three.
    assertFalse(trial(4).isOpen(position("h8a1i8o1j8a15")));
  }

  @Test
  void withoutGamesEachOpeningPasses() {
    assertTrue(trial(0).isOpen(position("h8a1i8o1j8a15")));
  }

  @Test
  void drawsAreHalfAPointForEither() {
    RuleSet rules = new RuleSet(Rule.STANDARD, false);
    Geometry small = new Geometry(5, 5);
    Position position = Position.of(small, rules, Notation.parsePos("c3b2"));
    assertTrue(new ColourTrial(player(rules, small), 2, 1).isOpen(position));
  }

  @Test
  void eachSideNeedsAThirdOfThePointsRoundedDownToHalfPoints() {
    assertEquals(1, ColourTrial.leastHalfPoints(2));
    assertEquals(2, ColourTrial.leastHalfPoints(4));
    assertEquals(4, ColourTrial.leastHalfPoints(6));
    assertEquals(5, ColourTrial.leastHalfPoints(8));
  }

  @Test
  void theSameSeedHasTheSameGames() {
    for (String opening : List.of("h8i9j10", "g7i6h9j8", "h8h9i7")) {
      assertEquals(trial(4).isOpen(position(opening)), trial(4).isOpen(position(opening)), opening);
    }
  }

  private static Position position(String opening) {
    return Position.of(BOARD, RULES, Notation.parsePos(opening));
  }

  private static ColourTrial trial(int games) {
    return new ColourTrial(player(RULES, BOARD), games, 1);
  }

  private static GamePairPlayer player(RuleSet rules, Geometry board) {
    SearchSide side =
        new SearchSide(ShapeEvaluation.of(rules.rule(), board), new MoveBudget.Nodes(200));
    return new GamePairPlayer(rules, side, side);
  }
}
