package org.katachi.tournament.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.player.TimeControl;

/** Games of chance on boards of all shapes end as the slow judge says, and can be played again. */
class RandomGamesTest {

  private static final int TRIES = 400;
  private static final Map<String, TimeControl> AT_ONCE =
      Map.of("first", new TimeControl(0, 0, 0, 0), "second", new TimeControl(0, 0, 0, 0));

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
  void aGameEndsWithTheFirstMoveThatEndsIt(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 9) int width,
      @ForAll @IntRange(min = 5, max = 9) int height,
      @ForAll boolean swap2,
      @ForAll long seed)
      throws Exception {
    GameSetup setup = setup(rule, width, height, swap2, OptionalInt.empty());
    GameRecord record = play(setup, seed);
    SlowJudge.Judgement judgement = new SlowJudge(setup).judge(record.points()).orElseThrow();
    assertEquals(judgement.winner(), record.result().winner());
    assertEquals(judgement.ending(), record.result().ending());
    assertEquals(judgement.stones(), record.points().size());
    Statistics.collect(record.result().ending());
    Statistics.coverage(
        coverage -> {
          coverage.check(Termination.FIVE).count(games -> games > 0);
          coverage.check(Termination.FULL_BOARD).count(games -> games > 0);
          coverage.check(Termination.FOUL).count(games -> games > 0);
        });
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
  void aRecordPlayedAgainIsTheSameGame(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 9) int width,
      @ForAll @IntRange(min = 5, max = 9) int height,
      @ForAll boolean swap2,
      @ForAll @IntRange(min = 6, max = 100) int limit,
      @ForAll long seed)
      throws Exception {
    GameSetup setup = setup(rule, width, height, swap2, OptionalInt.of(limit));
    GameRecord record = play(setup, seed);
    GameRecord again = Games.play(setup, script(record, "first"), script(record, "second"));
    assertEquals(record.result(), again.result());
    assertEquals(record.points(), again.points());
    assertEquals(record.black(), again.black());
    assertEquals(stones(record), stones(again));
    ScriptedPlayer one = script(record, "first");
    ScriptedPlayer other = script(record, "second");
    PlannedGame planned =
        Games.planned(setup(rule, width, height, swap2, OptionalInt.of(limit)), one, other);
    GameCheck.check(planned, record, AT_ONCE, false);
    assertTrue(record.points().size() <= Math.max(limit, record.opening().size() + 1));
  }

  private static GameRecord play(GameSetup setup, long seed) throws InterruptedException {
    Random random = new Random(seed);
    return Games.play(setup, new RandomPlayer("first", random), new RandomPlayer("second", random));
  }

  /** Who took which step of swap2, whatever time it took. */
  private static List<String> stones(GameRecord record) {
    return record.swap2().stream().map(step -> step + " " + step.stones()).toList();
  }

  private static GameSetup setup(
      Rule rule, int width, int height, boolean swap2, OptionalInt limit) {
    return new GameSetup(
        new Geometry(width, height),
        new RuleSet(rule, false),
        List.of(),
        swap2,
        new Adjudication(limit, OptionalInt.empty(), Optional.empty(), Optional.empty()));
  }

  /** A player that does what a player of the record did. */
  private static ScriptedPlayer script(GameRecord record, String name) {
    Colour side = record.black().equals(name) ? Colour.BLACK : Colour.WHITE;
    List<Point> points = record.points();
    List<Point> moves =
        IntStream.range(record.opening().size(), points.size())
            .filter(i -> (i % 2 == 0) == (side == Colour.BLACK))
            .mapToObj(points::get)
            .toList();
    String[] steps =
        record.swap2().stream()
            .filter(step -> step.brain().equals(name))
            .map(Swap2Step::stones)
            .toArray(String[]::new);
    return new ScriptedPlayer(name, Notation.pos(moves)).answering(steps);
  }
}
