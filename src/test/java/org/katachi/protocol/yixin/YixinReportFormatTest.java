package org.katachi.protocol.yixin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;

class YixinReportFormatTest {

  @Test
  void rowsAreCountedFromTheBottomAndSentFirst() {
    YixinReportFormat format = new YixinReportFormat(15, false);
    SearchReport report =
        new SearchReport(1, 1, SearchScore.estimate(0), 1, 1, List.of(new Point(3, 8)));
    assertTrue(format.message(report).endsWith(" | i12"), format.message(report));
    List<String> lines = format.lines(List.of(report, report));
    assertEquals(3, lines.size());
    assertTrue(lines.stream().allMatch(line -> line.endsWith(" | i12")), lines::toString);
    assertTrue(format.progress(List.of(report)).contains("MESSAGE REALTIME BEST 3,8"));
    assertTrue(format.progress(List.of(report)).contains("MESSAGE REALTIME PV i12"));
  }
}
