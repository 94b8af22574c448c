package org.katachi.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class GameTest {

  private static final Geometry GEOMETRY = new Geometry(15, 15);
  private static final RuleSet CONTINUOUS = new RuleSet(Rule.FREESTYLE, true);

  /** Kills the first two stones as soon as there are four. */
  private static final Arbiter TWO_OF_FOUR_DIE =
      new Arbiter() {
        @Override
        public Position afterMove(Position position) {
          boolean fourth = position.stones().size() == 4;
          return fourth ? Stones.dead(position, points(position).subList(0, 2)) : position;
        }

        @Override
        public List<Point> forbiddenToBlack(Position position) {
          return List.of();
        }
      };

  private static final List<Point> FOUR =
      List.of(new Point(1, 1), new Point(2, 2), new Point(3, 3), new Point(4, 4));

  @Test
  void coloursAlternateFromBlack() {
    Position position = played(RuleSet.FREESTYLE, FOUR).position();
    assertEquals(List.of(FOUR.get(0), FOUR.get(2)), Stones.of(position, Colour.BLACK));
    assertEquals(List.of(FOUR.get(1), FOUR.get(3)), Stones.of(position, Colour.WHITE));
  }

  @Test
  void aContinuousGameKillsTheStonesOfALine() {
    Position position = played(CONTINUOUS, FOUR).position();
    assertEquals(FOUR.subList(0, 2), Stones.of(position, Colour.DEAD));
    assertEquals(Colour.BLACK, position.sideToMove());
  }

  @Test
  void noOtherGameDoes() {
    assertEquals(List.of(), Stones.of(played(RuleSet.FREESTYLE, FOUR).position(), Colour.DEAD));
  }

  @Test
  void takingTheLineBackBringsItsStonesToLife() {
    Game game = played(CONTINUOUS, FOUR).takeBack(FOUR.get(3));
    assertEquals(played(CONTINUOUS, FOUR.subList(0, 3)).position(), game.position());
  }

  @Test
  void aStoneOfTheGivenPositionCanBeTakenBackToo() {
    Game game = Game.from(played(RuleSet.FREESTYLE, FOUR).position(), TWO_OF_FOUR_DIE);
    Game after = game.play(new Point(5, 5)).takeBack(FOUR.get(0));
    assertEquals(List.of(FOUR.get(2), new Point(5, 5)), Stones.of(after.position(), Colour.BLACK));
    assertEquals(List.of(FOUR.get(1), FOUR.get(3)), Stones.of(after.position(), Colour.WHITE));
  }

  @Test
  void otherRulesHoldForTheWholeGame() {
    assertEquals(
        played(CONTINUOUS, FOUR).position(),
        played(RuleSet.FREESTYLE, FOUR).withRules(CONTINUOUS).position());
  }

  @Property(tries = 50)
  void takingBackTheLastMovesIsNotHavingPlayedThem(@ForAll Random random) {
    List<Point> points = new ArrayList<>(Stones.empty(Position.empty(GEOMETRY, CONTINUOUS)));
    Collections.shuffle(points, random);
    List<Point> moves = points.subList(0, 10);
    int kept = random.nextInt(moves.size());
    Game game = played(CONTINUOUS, moves);
    for (int i = moves.size() - 1; i >= kept; i--) {
      game = game.takeBack(moves.get(i));
    }
    assertEquals(played(CONTINUOUS, moves.subList(0, kept)).position(), game.position());
  }

  private static Game played(RuleSet rules, List<Point> moves) {
    Game game = Game.from(Position.empty(GEOMETRY, rules), TWO_OF_FOUR_DIE);
    for (Point move : moves) {
      game = game.play(move);
    }
    return game;
  }

  private static List<Point> points(Position position) {
    return position.stones().stream().map(Position.PlacedStone::point).toList();
  }
}
