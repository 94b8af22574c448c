package org.katachi.brain.gomocup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchInfoTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Depth 12-23 | Eval 35 | Node 512K | Speed 900K | Time 569ms | h8 i9 j10"
            + "; 35; 12; 512000; h8 i9 j10",
        "Speed 640K | Depth 19-29 | Eval 258 | Node 9999 | Time 672ms; 258; 19; 9999; ''",
        "Depth 4-9 | Eval +M9 | Time 139ms | H7 G8 AA11; +M9; 4; ; H7 G8 AA11",
        "(1) -12 | 15-23 | H7G8J9; -12; ; ; H7G8J9",
        "depth 12-20 ev -M8 n 1.5M n/ms 900 tm 1300 pv H8I9; -M8; 12; 1500000; H8I9",
        "depth 12-20 ev -M* n 12 n/ms 0 tm 0 pv (NONE); -M*; 12; 12; ''",
        "dep 12-23 ev +v9 nd 517k tm 570 sp 908; +M9; 12; 517000; ''",
        "dep - ev 140 nd 3g tm 570 sp 908; 140; ; 3000000000; ''",
        "depth: 7-14 best:[7,9] val=53 time:310ms; 53; 7; ; ''",
        "node:420172 eval:-1; -1; ; 420172; ''",
        "depth 3 score 0.25 nodes 12 pv 7,7 8,8; 0.25; 3; 12; 7,7 8,8",
        "Evaluation: L6; -M6; ; ; ''",
      })
  void brainsTellTheirSearchInManyWays(
      String message, String evaluation, Integer depth, Long nodes, String variation) {
    SearchInfo searchInfo = searchInfo(message).orElseThrow();
    assertEquals(evaluation, searchInfo.evaluation().orElseThrow().toString());
    assertEquals(Optional.ofNullable(depth), searchInfo.depth());
    assertEquals(Optional.ofNullable(nodes), searchInfo.nodes());
    assertEquals(variation, searchInfo.variation());
  }

  @Test
  void visitsAreNodes() {
    String message = "winrate: 0.5312, bestmove: H8 (120 v), visits: 800";
    assertEquals(Optional.of(800L), searchInfo(message).orElseThrow().nodes());
  }

  @Test
  void aPointOfColumnNIsNoNumberOfNodes() {
    String message = "depth 9 n 1200K pv h8 n10 j9";
    assertEquals(Optional.of(1_200_000L), searchInfo(message).orElseThrow().nodes());
    assertEquals(Optional.empty(), searchInfo("pv h8 n10 j9").orElseThrow().nodes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        "OptiTime 1s | MaxTime 2s",
        "VCT cost time:12ms  node:34  depth:7",
        "REALTIME BEST 7,7",
        "[Pondering] Depth 12-23 | Eval 35 | Time 1ms | h8",
        "(2) 233 | 15-23 | H7G8",
        "(21) 233 | 15-23 | H7G8",
        "multipv 2 ev 35 w 53.20",
        "multipv 10 ev 35 w 53.20",
        "PentaZen 0.4.17 by Sun Yuliang",
        "evaluated 35 moves",
        "Eval VAL_NONE",
        "Eval H8",
      })
  void otherLinesTellNothing(String message) {
    assertEquals(Optional.empty(), searchInfo(message));
  }

  @ParameterizedTest
  @CsvSource({
    "Depth 4-9 | Eval 3 | Time 139ms, 139",
    "depth 12-20 ev 3 n/ms 900 tm 1300 pv H8, 1300",
    "depth 3 score 5 time 1.5 s, 1500",
    "depth 3 score 5, "
  })
  void theTimeToldIsInMilliseconds(String message, Double millis) {
    assertEquals(Optional.ofNullable(millis), searchInfo(message).orElseThrow().millis());
  }

  @Test
  void ofEachThingTheLastIsTaken() {
    SearchInfo searchInfo =
        searchInfo(
                "depth: 6-10 best:[8,9] val=56 time:92ms",
                "depth: 7-14 best:[7,9] val=53 time:310ms",
                "VCT cost time:0ms node:3 depth:99",
                "node:420k eval:54",
                "Bestline H8 I9")
            .orElseThrow();
    assertEquals(
        new SearchInfo(
            Optional.of(Evaluation.estimate(54)),
            Optional.of(7),
            Optional.of(420_000L),
            Optional.of(310.0),
            "H8 I9"),
        searchInfo);
  }

  @ParameterizedTest
  @ValueSource(strings = {"35", "-1", "0.25", "+M9", "-M8", "+M*", "-M*"})
  void anEvaluationIsReadAsItIsWritten(String text) {
    assertEquals(text, Evaluation.parse(text).orElseThrow().toString());
  }

  /** As in the words for {@code -resign score=0}. */
  @Test
  void anEvaluationIsNeverMinusZero() {
    assertEquals("0", Evaluation.estimate(-0.0).toString());
  }

  @Test
  void aForcedResultPassesEveryThreshold() {
    assertTrue(Evaluation.parse("+M30").orElseThrow().value() > Integer.MAX_VALUE);
    assertTrue(Evaluation.parse("+M30").orElseThrow().isForcedWin());
    assertTrue(Evaluation.parse("-V2").orElseThrow().isForcedLoss());
  }

  private static Optional<SearchInfo> searchInfo(String... messages) {
    return SearchInfo.of(List.of(messages));
  }
}
