package org.katachi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.classic.weighted.ScoringWeights;
import org.katachi.classic.weighted.WeightedPlayer;
import org.katachi.classic.wintable.WinTablePlayer;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** Both players without search. */
class PlayersTest {

  static Stream<Engine> players() {
    return Stream.of(new WeightedPlayer(ScoringWeights.defaults()), new WinTablePlayer());
  }

  @ParameterizedTest
  @MethodSource("players")
  void startsInTheCentre(Engine player) {
    assertEquals("h8", move(player, Rule.FREESTYLE, ""));
  }

  @ParameterizedTest
  @MethodSource("players")
  void completesAFiveRatherThanBlockOne(Engine player) {
    assertEquals("l8", move(player, Rule.FREESTYLE, "h8h9i8i9j8j9k8k9g9g8"));
  }

  @ParameterizedTest
  @MethodSource("players")
  void blocksAFiveRatherThanMakeAnOpenFour(Engine player) {
    assertEquals("l8", move(player, Rule.FREESTYLE, "h8g8i8d3j8e3k8"));
  }

  @ParameterizedTest
  @MethodSource("players")
  void makesAnOpenFourRatherThanBlockAThree(Engine player) {
    assertTrue(Set.of("g8", "k8").contains(move(player, Rule.FREESTYLE, "h8d3i8e3j8f3")));
  }

  @ParameterizedTest
  @MethodSource("players")
  void playsAtTheEdgeAndInTheCorner(Engine player) {
    assertEquals("a1", move(player, Rule.FREESTYLE, "b1f8c1h11d1k9e1f1"));
  }

  @ParameterizedTest
  @MethodSource("players")
  void playsNoForbiddenPoint(Engine player) {
    Position position = position(Rule.RENJU, "h8a1h9a15i10o1j10o15");
    List<Point> forbidden = new Referee(position.rules()).forbiddenPoints(position.toBoard());
    assertFalse(forbidden.isEmpty());
    assertFalse(forbidden.contains(choose(player, position)));
  }

  @ParameterizedTest
  @MethodSource("players")
  void playsUntilTheBoardIsFull(Engine player) {
    Position position = Position.empty(new Geometry(7, 6), RuleSet.FREESTYLE);
    while (!position.isFull()) {
      Point move = choose(player, position);
      assertTrue(position.isEmpty(move));
      position = position.play(move);
    }
  }

  private static String move(Engine player, Rule rule, String pos) {
    return Notation.letterNumber(choose(player, position(rule, pos)));
  }

  private static Point choose(Engine player, Position position) {
    return player
        .choose(position, new SearchControl(SearchLimits.builder().build()), lines -> {})
        .move();
  }

  private static Position position(Rule rule, String pos) {
    return Position.of(new Geometry(15, 15), new RuleSet(rule, false), Notation.parsePos(pos));
  }
}
