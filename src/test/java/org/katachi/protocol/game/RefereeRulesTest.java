package org.katachi.protocol.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.Position.PlacedStone;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class RefereeRulesTest {

  private final RefereeRules rules = new RefereeRules();

  @Test
  void theStonesOfAWinningLineDie() {
    Position won = position(Rule.FREESTYLE, true, "h8a1i8a3j8a5k8a7l8");
    List<Point> dead =
        rules.afterMove(won).stones().stream()
            .filter(stone -> stone.colour() == Colour.DEAD)
            .map(PlacedStone::point)
            .toList();
    assertEquals(Notation.parsePos("h8i8j8k8l8"), dead);
    assertEquals(won.stones().size(), rules.afterMove(won).stones().size());
  }

  @Test
  void withoutAWinEveryStoneLives() {
    Position open = position(Rule.STANDARD, true, "h8a1i8a3j8a5k8a7g8a9m8a11l8");
    assertEquals(open, rules.afterMove(open));
  }

  @Test
  void renjuForbidsPointsToBlackWhicheverSideIsToMove() {
    String threes = "h8a1h9a15i10o1j10o15";
    assertEquals(
        List.of(new Point(7, 9)), rules.forbiddenPoints(position(Rule.RENJU, false, threes)));
    assertEquals(
        List.of(new Point(7, 9)),
        rules.forbiddenPoints(position(Rule.RENJU, false, threes + "c3")));
    assertEquals(List.of(), rules.forbiddenPoints(position(Rule.FREESTYLE, false, threes)));
  }

  private static Position position(Rule rule, boolean continuous, String pos) {
    return Position.of(new Geometry(15, 15), new RuleSet(rule, continuous), Notation.parsePos(pos));
  }
}
