package org.katachi.threat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;

/** VCFs of five plies or more, from games between public brains. */
class VcfPositionsTest {

  private static final int NODES = 1_000_000;

  private static final int MAX_FOURS = 16;

  /** Longer wins would take too long in every build. */
  private static final int MAX_PLIES_WITHOUT_TABLES = 9;

  @TestFactory
  List<DynamicTest> theShortestWinByFoursIsFound() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (JsonNode position : positions()) {
      tests.add(
          DynamicTest.dynamicTest("line " + (tests.size() + 1), () -> assertSolved(position)));
    }
    return tests;
  }

  /** A probe leaves most positions early; what it leaves must not count as failed. */
  @Test
  void aWinThatAProbeLeavesIsFoundByTheNextSearch() throws IOException {
    int left = 0;
    for (JsonNode position : positions()) {
      VcfSearch search = VcfSearch.of(board(position), rules(position));
      if (search.probe(MAX_FOURS, NODES) == 0) {
        left++;
        assertTrue(search.search(MAX_FOURS, NODES) > 0);
      }
    }
    assertTrue(left > 5, left + " were left");
  }

  private static void assertSolved(JsonNode position) {
    Board board = board(position);
    RuleSet rules = rules(position);
    int plies = position.get("win_in").asInt();
    assertEquals(plies, shortest(board, rules), "found");
    if (plies <= MAX_PLIES_WITHOUT_TABLES) {
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

  private static List<JsonNode> positions() throws IOException {
    ObjectMapper json = new ObjectMapper();
    try (InputStream stream = VcfPositionsTest.class.getResourceAsStream("vcf-positions.jsonl")) {
      return json.readerFor(JsonNode.class).<JsonNode>readValues(stream).readAll();
    }
  }

  private static Board board(JsonNode position) {
    int size = position.get("size").asInt();
    Board board = new Board(new Geometry(size, size));
    for (JsonNode move : position.get("moves")) {
      board.play(board.geometry().cell(move.get(0).asInt(), move.get(1).asInt()));
    }
    return board;
  }

  private static RuleSet rules(JsonNode position) {
    return RuleSet.ofInfo(position.get("rule").asInt()).orElseThrow();
  }
}
