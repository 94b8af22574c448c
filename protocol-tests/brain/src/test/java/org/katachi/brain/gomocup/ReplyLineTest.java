package org.katachi.brain.gomocup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.ReplyLine.Syntax;

/** What the kit's strict and a manager's lenient reading take for a move. */
class ReplyLineTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          "7,8"     | true  | true  | true
          " 7, 8 "  | false | true  | true
          "7 ,8"    | false | false | true
          "7,-8"    | false | false | true
          "7,8000"  | false | false | true
          "7,8 9,9" | false | false | false
          "7;8"     | false | false | false
          "h8"      | false | false | false
          """)
  void aMoveIsReadByEachSyntax(String text, boolean strict, boolean common, boolean lenient) {
    ReplyLine line = new ReplyLine(text);
    assertEquals(strict, line.move(Syntax.STRICT).isPresent());
    assertEquals(common, line.move(Syntax.JUDGE_AND_PISKVORK).isPresent());
    assertEquals(lenient, line.move(Syntax.LENIENT).isPresent());
  }

  @Test
  void aSuggestionHasOneBlankAndCapitalsUnlessItIsReadLeniently() {
    Optional<Point> point = Optional.of(new Point(7, 8));
    assertEquals(point, new ReplyLine("SUGGEST 7,8").suggestion(Syntax.STRICT));
    assertEquals(Optional.empty(), new ReplyLine("suggest  7,8").suggestion(Syntax.STRICT));
    assertEquals(Optional.empty(), new ReplyLine("SUGGEST  7,8").suggestion(Syntax.STRICT));
    assertEquals(point, new ReplyLine("suggest  7,8").suggestion(Syntax.LENIENT));
  }

  @Test
  void pointsHaveSingleBlanksBetweenUnlessTheyAreReadLeniently() {
    List<Point> points = List.of(new Point(7, 8), new Point(9, 9));
    assertEquals(Optional.of(points), new ReplyLine("7,8 9,9").points(Syntax.STRICT));
    assertEquals(Optional.empty(), new ReplyLine(" 7,8  9,9").points(Syntax.STRICT));
    assertEquals(Optional.of(points), new ReplyLine(" 7,8  9,9").swap2());
    assertEquals(Optional.of(List.of()), new ReplyLine("swap").swap2());
  }

  @ParameterizedTest
  @ValueSource(strings = {"UNKNOWN", "UNKNOWN command", "ERROR: no"})
  void aRefusalIsInCapitals(String text) {
    assertTrue(new ReplyLine(text).isRefusal());
    assertFalse(new ReplyLine(text.toLowerCase(Locale.ROOT)).isRefusal());
    assertFalse(new ReplyLine(text).isStray());
  }
}
