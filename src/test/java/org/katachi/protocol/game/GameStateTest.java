package org.katachi.protocol.game;

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

class GameStateTest {

  private static final Geometry GEOMETRY = new Geometry(15, 15);
  private static final RuleSet CONTINUOUS = new RuleSet(Rule.FREESTYLE, true);

  /** The first two stones die as soon as there are four. */
  private static final RulesAdapter TWO_OF_FOUR_DIE =
      new RulesAdapter() {
        @Override
        public Position afterMove(Position position) {
          boolean fourth = position.stones().size() == 4;
          return fourth ? PositionStones.dead(position, points(position).subList(0, 2)) : position;
        }

        @Override
        public List<Point> forbiddenPoints(Position position) {
          return List.of();
        }
      };

  private static final List<Point> FOUR =
      List.of(new Point(1, 1), new Point(2, 2), new Point(3, 3), new Point(4, 4));

  @Test
  void coloursAlternateFromBlack() {
    Position position = played(RuleSet.FREESTYLE, FOUR).position();
    assertEquals(List.of(FOUR.get(0), FOUR.get(2)), PositionStones.of(position, Colour.BLACK));
    assertEquals(List.of(FOUR.get(1), FOUR.get(3)), PositionStones.of(position, Colour.WHITE));
  }

  @Test
  void aContinuousGameKillsTheStonesOfALine() {
    Position position = played(CONTINUOUS, FOUR).position();
    assertEquals(FOUR.subList(0, 2), PositionStones.of(position, Colour.DEAD));
    assertEquals(Colour.BLACK, position.sideToMove());
  }

  @Test
  void otherGamesDoNot() {
    assertEquals(
        List.of(), PositionStones.of(played(RuleSet.FREESTYLE, FOUR).position(), Colour.DEAD));
  }

  @Test
  void takingTheLineBackRevivesItsStones() {
    GameState game = played(CONTINUOUS, FOUR).takeBack(FOUR.get(3));
    assertEquals(played(CONTINUOUS, FOUR.subList(0, 3)).position(), game.position());
  }

  @Test
  void aStoneOfTheGivenPositionCanBeTakenBack() {
    GameState game = GameState.from(played(RuleSet.FREESTYLE, FOUR).position(), TWO_OF_FOUR_DIE);
    GameState after = game.play(new Point(5, 5)).takeBack(FOUR.get(0));
    assertEquals(
        List.of(FOUR.get(2), new Point(5, 5)), PositionStones.of(after.position(), Colour.BLACK));
    assertEquals(
        List.of(FOUR.get(1), FOUR.get(3)), PositionStones.of(after.position(), Colour.WHITE));
  }

  @Test
  void newRulesHoldForTheWholeGame() {
    assertEquals(
        played(CONTINUOUS, FOUR).position(),
        played(RuleSet.FREESTYLE, FOUR).withRules(CONTINUOUS).position());
  }

  @Property(tries = 50)
  void takingBackUndoesTheLastMoves(@ForAll Random random) {
    List<Point> points =
        new ArrayList<>(PositionStones.empty(Position.empty(GEOMETRY, CONTINUOUS)));
    Collections.shuffle(points, random);
    List<Point> moves = points.subList(0, 10);
    int kept = random.nextInt(moves.size());
    GameState game = played(CONTINUOUS, moves);
    for (int i = moves.size() - 1; i >= kept; i--) {
      game = game.takeBack(moves.get(i));
    }
    assertEquals(played(CONTINUOUS, moves.subList(0, kept)).position(), game.position());
  }

  private static GameState played(RuleSet rules, List<Point> moves) {
    GameState game = GameState.from(Position.empty(GEOMETRY, rules), TWO_OF_FOUR_DIE);
    for (Point move : moves) {
      game = game.play(move);
    }
    return game;
  }

  private static List<Point> points(Position position) {
    return position.stones().stream().map(Position.PlacedStone::point).toList();
  }
}
