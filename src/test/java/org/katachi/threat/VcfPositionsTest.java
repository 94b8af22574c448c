package org.katachi.threat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;

/** VCFs of five plies or more, from games between public brains. */
class VcfPositionsTest {

  private static final int NODES = 1_000_000;

  /** Longer wins would take too long in every build. */
  private static final int MOST_PLIES_WITHOUT_TABLES = 9;

  @TestFactory
  List<DynamicTest> theShortestWinByFoursIsFound() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    ObjectMapper json = new ObjectMapper();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                getClass().getResourceAsStream("vcf-positions.jsonl"), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        JsonNode position = json.readTree(line);
        tests.add(
            DynamicTest.dynamicTest("line " + (tests.size() + 1), () -> assertSolved(position)));
      }
    }
    return tests;
  }

  private static void assertSolved(JsonNode position) {
    Board board =
        new Board(new Geometry(position.get("size").asInt(), position.get("size").asInt()));
    for (JsonNode move : position.get("moves")) {
      board.play(board.geometry().cell(move.get(0).asInt(), move.get(1).asInt()));
    }
    RuleSet rules = RuleSet.ofInfo(position.get("rule").asInt()).orElseThrow();
    int plies = position.get("win_in").asInt();
    assertEquals(plies, shortest(board, rules), "found");
    if (plies <= MOST_PLIES_WITHOUT_TABLES) {
      assertEquals(
          plies, new PlainVcfSearch(board, new Referee(rules)).plies(plies / 2), "without tables");
    }
  }

  private static int shortest(Board board, RuleSet rules) {
    VcfSearch search = VcfSearch.of(board, rules);
    int plies = 0;
    for (int fours = 0; plies == 0 && fours <= VcfSearch.MAX_FOURS; fours++) {
      plies = search.search(fours, NODES);
    }
    return plies;
  }
}
