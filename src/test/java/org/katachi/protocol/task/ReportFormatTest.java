package org.katachi.protocol.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.protocol.io.ProtocolWriter;

class ReportFormatTest {

  private static final Point H8 = new Point(7, 7);

  @Test
  void aReportIsOneLine() {
    SearchReport report =
        new SearchReport(
            12,
            23,
            SearchScore.estimate(35),
            512_345,
            569,
            List.of(H8, new Point(8, 8), new Point(9, 9)));
    assertEquals(
        "MESSAGE Depth 12-23 | Eval 35 | Node 512K | Speed 900K | Time 569ms | h8 i9 j10",
        ReportFormat.PLAIN.message(report));
  }

  @Test
  void yixinsManagersCountRowsFromTheBottomAndSendThemFirst() {
    ReportFormat format = ReportFormat.ofYixin(new Geometry(15, 20));
    SearchReport report =
        new SearchReport(1, 1, SearchScore.estimate(0), 1, 1, List.of(new Point(3, 8)));
    assertTrue(format.message(report).endsWith(" | i12"), format.message(report));
    assertTrue(format.line(1, report).endsWith(" | i12"), format.line(1, report));
    assertTrue(format.realtime(report).contains("MESSAGE REALTIME BEST 3,8"));
    assertTrue(format.realtime(report).contains("MESSAGE REALTIME PV i12"));
  }

  @Test
  void aMoveWithoutSearchHasDepthZero() {
    SearchReport report = new SearchReport(0, 0, SearchScore.win(1), 0, 0, List.of());
    assertEquals(
        "MESSAGE Depth 0-0 | Eval +M1 | Node 0 | Speed 0 | Time 0ms",
        ReportFormat.PLAIN.message(report));
  }

  @Test
  void provedResultsAreShownInPlies() {
    assertTrue(message(SearchScore.win(9)).contains(" | Eval +M9 | "));
    assertTrue(message(SearchScore.loss(8)).contains(" | Eval -M8 | "));
    assertTrue(message(SearchScore.estimate(-120)).contains(" | Eval -120 | "));
  }

  @Test
  void aLongVariationIsCutBetweenMoves() {
    SearchReport report =
        new SearchReport(50, 60, SearchScore.estimate(0), 1, 1, Collections.nCopies(100, H8));
    String message = ReportFormat.PLAIN.message(report);
    assertTrue(message.endsWith(" h8 h8"), message);
    assertTrue(message.length() < ProtocolWriter.MAX_LENGTH, message);
  }

  @ParameterizedTest
  @CsvSource({
    "0,0",
    "1,1",
    "9999,9999",
    "10000,10K",
    "10999,10K",
    "512345,512K",
    "9999999,9999K",
    "10000000,10M",
    "123456789,123M",
    "10000000000,10G",
    "10000000000000,10T",
    "9223372036854775807,9223372T",
  })
  void largeNumbersAreCutToTheirUnit(long number, String text) {
    assertEquals(text, ReportFormat.count(number));
  }

  private static String message(SearchScore evaluation) {
    return ReportFormat.PLAIN.message(new SearchReport(1, 1, evaluation, 1, 1, List.of(H8)));
  }
}
