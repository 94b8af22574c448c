package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.CanonicalForm;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class Swap2OpeningsTest {

  /**
   * The most by which the value of an opening is off zero: twice what they were chosen by, for a
   * change of the search moves a value by a few points.
   */
  private static final int MAX_OFF = 42;

  /** With other nodes: {@code -Dswap2.nodes=N}. */
  private static final int NODES = Integer.getInteger("swap2.nodes", 100_000);

  @ParameterizedTest
  @CsvSource({
    "FREESTYLE, 15",
    "FREESTYLE, 20",
    "STANDARD, 15",
    "RENJU, 15",
    "CARO, 15",
    "CARO_EXACT, 15"
  })
  void eachIsLevelByASearchWithTheShippedNetworks(Rule rule, int size) {
    Geometry geometry = new Geometry(size, size);
    SearchLimits limits = SearchLimits.builder().maxNodes(NODES).hashBytes(1 << 24).build();
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults())) {
      List<String> others =
          Swap2Openings.all(rule, geometry).stream()
              .map(opening -> value(engine, rule, geometry, opening, limits))
              .filter(result -> Math.abs(result.value) > MAX_OFF)
              .map(Result::toString)
              .toList();
      assertEquals(List.of(), others);
    }
  }

  private record Result(List<Point> opening, int value) {}

  private static Result value(
      Engine engine, Rule rule, Geometry geometry, List<Point> opening, SearchLimits limits) {
    engine.newGame();
    Position position = Position.of(geometry, new RuleSet(rule, false), opening);
    SearchControl control = new SearchControl(limits);
    return new Result(
        opening, engine.choose(position, control, SearchListener.SILENT).score().value());
  }

  @ParameterizedTest
  @CsvSource({"FREESTYLE, 15, 20", "FREESTYLE, 20, 10", "RENJU, 15, 8", "FREESTYLE, 5, 1"})
  void noTwoAreTheSameUnderTheSymmetriesOfTheBoard(Rule rule, int size, int least) {
    Geometry geometry = new Geometry(size, size);
    List<List<Point>> openings = Swap2Openings.all(rule, geometry);
    Set<CanonicalForm> forms =
        openings.stream()
            .map(opening -> CanonicalForm.of(geometry, opening))
            .collect(Collectors.toSet());
    assertEquals(openings.size(), forms.size());
    assertTrue(forms.size() >= least, () -> forms.size() + " openings");
  }

  @ParameterizedTest
  @CsvSource({"5, 5", "6, 9", "15, 15", "20, 20", "40, 40"})
  void anyHasThreeStonesOnTheBoard(int width, int height) {
    Geometry geometry = new Geometry(width, height);
    for (Rule rule : Rule.values()) {
      for (int i = 0; i < 20; i++) {
        List<Point> opening = Swap2Openings.random(rule, geometry, new Random(i));
        assertEquals(Swap2Player.OPENING_STONES, new HashSet<>(opening).size());
        assertTrue(opening.stream().allMatch(geometry::contains));
      }
    }
  }
}
