package org.katachi.threat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.shape.ShapeBoard;

@StatisticsReport(onFailureOnly = true)
class VcfSearchTest {

  private static final int MANY_NODES = 1_000_000;

  /**
   * In these two the known line happens to consist of fours, but another defence calls for a move
   * that is none: trying every four without any table finds no win by fours either, up to six of
   * them.
   */
  private static final Set<Integer> NOT_BY_FOURS_ALONE = Set.of(65, 66);

  @Property(tries = 2000)
  void findsTheFewestFoursExactlyWhereThereIsAWin(
      @ForAll RuleWithoutEnds rule,
      @ForAll @IntRange(min = 6, max = 8) int size,
      @ForAll Random random) {
    Board board = crowded(size, random);
    RuleSet rules = new RuleSet(rule.rule, false);
    int slow = new SlowVcfSearch(board, new Referee(rules)).fewestFours(2);
    assertEquals(slow, fewestFours(board, rules, 2));
    Coverage.mustOccur("no win", slow < 0);
    Coverage.mustOccur("a win with one four", slow == 1);
    Coverage.mustOccur("a win with two fours", slow == 2);
  }

  /**
   * In caro a five to be stopped can be stopped at its ends, with a four of one's own too; that is
   * not looked for.
   */
  @Property(tries = 200)
  void neverClaimsAWinThatIsNoneInCaro(
      @ForAll boolean exact, @ForAll @IntRange(min = 6, max = 8) int size, @ForAll Random random) {
    Board board = crowded(size, random);
    RuleSet rules = new RuleSet(exact ? Rule.CARO_EXACT : Rule.CARO, false);
    int fours = fewestFours(board, rules, 2);
    if (fours >= 0) {
      int slow = new SlowVcfSearch(board, new Referee(rules)).fewestFours(fours);
      assertTrue(slow >= 0 && slow <= fours);
    }
    Coverage.mustOccur("a win with fours", fours > 0);
  }

  @Property(tries = 200)
  void aProbeClaimsNoWinThatIsNoneAndHidesNoneFromTheNextSearch(
      @ForAll RuleWithoutEnds rule,
      @ForAll @IntRange(min = 6, max = 8) int size,
      @ForAll Random random) {
    Board board = crowded(size, random);
    RuleSet rules = new RuleSet(rule.rule, false);
    boolean wins = fewestFours(board, rules, 3) >= 0;
    VcfSearch search = VcfSearch.of(board, rules);
    boolean claimed = search.probe(3, MANY_NODES) > 0;
    assertTrue(wins || !claimed);
    assertEquals(wins, search.search(3, MANY_NODES) > 0);
    Coverage.mustOccur("a win that the probe finds", claimed);
    Coverage.mustOccur("no win", !wins);
  }

  /** Who deepens a search by one four more at a time goes on as long as it was limited. */
  @Property(tries = 500)
  void aFailureFromTheCacheIsAsLimitedAsTheSearchThatFailed(
      @ForAll RuleWithoutEnds rule,
      @ForAll @IntRange(min = 6, max = 8) int size,
      @ForAll @IntRange(min = 1, max = 3) int fours,
      @ForAll Random random) {
    VcfSearch search = VcfSearch.of(crowded(size, random), new RuleSet(rule.rule, false));
    boolean wins = search.search(fours, MANY_NODES) > 0;
    boolean limited = search.wasLimited();
    boolean searched = search.nodes() > 0;
    if (!wins) {
      assertEquals(0, search.search(fours, MANY_NODES));
      assertEquals(0, search.nodes());
      assertEquals(limited, search.wasLimited());
    }
    Coverage.mustOccur("a failure for want of fours", !wins && limited);
    Coverage.mustOccur("a failure whatever the fours", !wins && !limited && searched);
  }

  @Test
  void aShortSearchFindsTheSameWithoutTime() throws IOException {
    int nodes = VcfSearch.NODES_WITHOUT_CHECK;
    int longSearches = 0;
    for (JsonNode position : tactics()) {
      Board board = board(position);
      VcfSearch search = VcfSearch.of(board, RuleSet.FREESTYLE);
      int plies = search.search(VcfSearch.MAX_FOURS, nodes);
      Referee referee = new Referee(RuleSet.FREESTYLE);
      Defences defences = new Defences(new ShapeBoard(board, Rule.FREESTYLE), referee);
      VcfSearch stopped = new VcfSearch(defences, referee, () -> true);
      assertEquals(plies, stopped.search(VcfSearch.MAX_FOURS, nodes));
      assertEquals(search.nodes(), stopped.nodes());
      longSearches += search.nodes() > nodes / 2 ? 1 : 0;
    }
    assertTrue(longSearches > 5, longSearches + " long searches");
  }

  /** Positions of real games in which a public engine found a line of fours to the win. */
  @TestFactory
  List<DynamicTest> findsTheWinsByFoursOfRealGames() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    int number = 0;
    for (JsonNode position : tactics()) {
      number++;
      boolean byFoursAlone = !NOT_BY_FOURS_ALONE.contains(number);
      if (position.get("kind").asText().equals("vcf")) {
        tests.add(
            DynamicTest.dynamicTest("line " + number, () -> assertSolved(position, byFoursAlone)));
      }
    }
    return tests;
  }

  /** Positions of real games, each with what a public engine found in it. */
  private static List<JsonNode> tactics() throws IOException {
    List<JsonNode> positions = new ArrayList<>();
    ObjectMapper json = new ObjectMapper();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                VcfSearchTest.class.getResourceAsStream("tactics.jsonl"),
                StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        positions.add(json.readTree(line));
      }
    }
    return positions;
  }

  private static Board board(JsonNode position) {
    int size = position.get("size").asInt();
    Board board = new Board(new Geometry(size, size));
    for (JsonNode move : position.get("moves")) {
      board.play(board.geometry().cell(move.get(0).asInt(), move.get(1).asInt()));
    }
    return board;
  }

  /** The win that is known need not be the shortest, so ours may take as many plies at the most. */
  private static void assertSolved(JsonNode position, boolean byFoursAlone) {
    int fours = fewestFours(board(position), RuleSet.FREESTYLE, 12);
    assertEquals(byFoursAlone, fours > 0);
    assertTrue(
        2 * fours + 1 <= position.get("win_in").asInt(), "longer than the known win: " + fours);
  }

  private static int fewestFours(Board board, RuleSet rules, int most) {
    long hash = board.hash();
    VcfSearch search = VcfSearch.of(board, rules);
    for (int fours = 0; fours <= most; fours++) {
      int plies = search.search(fours, MANY_NODES);
      assertEquals(hash, board.hash(), "the board is given back as it was");
      if (plies > 0) {
        assertEquals(2 * fours + 1, plies);
        return fours;
      }
    }
    return -1;
  }

  /** A position in the middle of a game that nobody has won yet. */
  private static Board crowded(int size, Random random) {
    Board board = new Board(new Geometry(size, size));
    Referee freestyle = new Referee(RuleSet.FREESTYLE);
    int stones = size * size / 3 + random.nextInt(size * size / 4);
    for (int tries = 0; tries < 20 * stones && board.moveCount() < stones; tries++) {
      int cell = board.geometry().cell(random.nextInt(size), random.nextInt(size));
      if (board.isEmpty(cell) && !freestyle.wins(board, cell, board.sideToMove())) {
        board.play(cell);
      }
    }
    return board;
  }

  /** The rules under which a five can't be spoiled at its ends. */
  enum RuleWithoutEnds {
    FREESTYLE(Rule.FREESTYLE),
    STANDARD(Rule.STANDARD),
    RENJU(Rule.RENJU);

    private final Rule rule;

    RuleWithoutEnds(Rule rule) {
      this.rule = rule;
    }
  }
}
