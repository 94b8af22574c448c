package org.katachi.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.Coverage;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;

/** The shape tables against {@link SlowLine}, which plays the lines out. */
@StatisticsReport(onFailureOnly = true)
class ShapeTablesTest {

  /** A key's neighbours as text, from the one farthest before to the one farthest after. */
  private static String text(ShapeTables tables, int key, int colour) {
    String signs = colour == Stone.BLACK ? ".xo#" : ".ox#";
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 2 * tables.reach(); i++) {
      text.append(i == tables.reach() ? "x" : "").append(signs.charAt(key >> (2 * i) & 3));
    }
    return text.toString();
  }

  private static int key(ShapeTables tables, String line) {
    int middle = line.indexOf('*');
    int key = 0;
    for (int distance = 1; distance <= tables.reach(); distance++) {
      key |= stone(line, middle - distance) << tables.shiftBefore(distance);
      key |= stone(line, middle + distance) << tables.shiftAfter(distance);
    }
    return key;
  }

  private static int stone(String line, int i) {
    return i < 0 || i >= line.length() ? Stone.BLOCKED : ".xo#".indexOf(line.charAt(i));
  }

  /** What lies beyond the opponent or the edge has no part in the line. */
  private static String withoutWhatLiesBeyond(String text) {
    int middle = text.length() / 2;
    StringBuilder seen = new StringBuilder(text);
    for (int step = -1; step <= 1; step += 2) {
      boolean ended = false;
      for (int i = middle + step; i >= 0 && i < text.length(); i += step) {
        if (ended) {
          seen.setCharAt(i, '#');
        }
        ended |= text.charAt(i) == 'o' || text.charAt(i) == '#';
      }
    }
    return seen.toString();
  }

  /** Lines from edge to edge, the star is black's stone; what black makes of it by rule. */
  @ParameterizedTest
  @CsvSource({
    ".xxxx*.,         FIVE,            FIVE,            FIVE,       FIVE",
    ".xxxxx*.,        FIVE,            OVERLINE,        OVERLINE,   FIVE",
    "oxxxx*o,         FIVE,            FIVE,            FIVE,       DEAD",
    "xxxx*,           FIVE,            FIVE,            FIVE,       FIVE",
    ".xxx*.,          OPEN_FOUR,       OPEN_FOUR,       OPEN_FOUR,  OPEN_FOUR",
    "o.xxx*.o,        OPEN_FOUR,       OPEN_FOUR,       OPEN_FOUR,  FOUR",
    "x.xxx*..,        OPEN_FOUR,       FOUR,            FOUR,       OPEN_FOUR",
    "x.x*x.x,         DOUBLE_FOUR,     DOUBLE_FOUR,     DOUBLE_FOUR,DOUBLE_FOUR",
    "xx.*x.xx,        DOUBLE_FOUR,     DOUBLE_FOUR,     DOUBLE_FOUR,DOUBLE_FOUR",
    "oxxx*.,          FOUR,            FOUR,            FOUR,       FOUR",
    "oxxx*.o,         FOUR,            FOUR,            FOUR,       DEAD",
    "xx.x*,           FOUR,            FOUR,            FOUR,       FOUR",
    "xx.x*x,          FOUR,            DEAD,            DEAD,       FOUR",
    "..xx*..,         OPEN_THREE_WIDE, OPEN_THREE_WIDE, OPEN_THREE_WIDE, OPEN_THREE_WIDE",
    ".x.x*.,          OPEN_THREE,      OPEN_THREE,      OPEN_THREE, OPEN_THREE",
    "o.xx*..,         OPEN_THREE,      OPEN_THREE,      OPEN_THREE, THREE",
    "x.*.x.x,         OPEN_THREE,      OPEN_THREE,      THREE,      OPEN_THREE",
    "oxx*..,          THREE,           THREE,           THREE,      THREE",
    "x.x.*,           THREE,           THREE,           THREE,      THREE",
    "...x*...,        OPEN_TWO_FULL,   OPEN_TWO_FULL,   OPEN_TWO_FULL, OPEN_TWO_FULL",
    "..x.*..,         OPEN_TWO_WIDE,   OPEN_TWO_WIDE,   OPEN_TWO_WIDE, OPEN_TWO_WIDE",
    "#.x..*.#,        OPEN_TWO,        OPEN_TWO,        OPEN_TWO,   OPEN_TWO",
    "ox*...,          TWO,             TWO,             TWO,        TWO",
    "...*..,          OPEN_ONE,        OPEN_ONE,        OPEN_ONE,   OPEN_ONE",
    "#*....#,         ONE,             ONE,             ONE,        ONE",
    "ox*..o,          DEAD,            DEAD,            DEAD,       DEAD"
  })
  void shapesAreAsTheirPicturesShow(
      String line, String freestyle, String standard, String renju, String caro) {
    assertEquals(freestyle, blackShape(Rule.FREESTYLE, line));
    assertEquals(standard, blackShape(Rule.STANDARD, line));
    assertEquals(renju, blackShape(Rule.RENJU, line));
    assertEquals(caro, blackShape(Rule.CARO, line));
  }

  private static String blackShape(Rule rule, String line) {
    ShapeTables tables = ShapeTables.of(rule);
    return ShapeNames.of(tables.shape(key(tables, line), Stone.BLACK));
  }

  /** Every key, for both colours; lines that look the same to the stone are played out once. */
  @ParameterizedTest
  @EnumSource
  void everyKeyHasTheShapeThatPlayingItOutShows(Rule rule) {
    ShapeTables tables = ShapeTables.of(rule);
    for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
      SlowLine slow = new SlowLine(rule, colour);
      Map<String, Integer> played = new HashMap<>();
      for (int key = 0; key < keyCount(tables); key++) {
        String line = withoutWhatLiesBeyond(text(tables, key, colour));
        int expected = played.computeIfAbsent(line, slow::shape);
        if (expected != tables.shape(key, colour)) {
          assertSame(expected, tables, key, colour);
        }
      }
    }
  }

  /** Two bits for each cell to either side. */
  private static int keyCount(ShapeTables tables) {
    return 1 << (2 * 2 * tables.reach());
  }

  @Property(tries = 2000)
  void cellsBeyondTheOpponentMakeNoDifference(@ForAll Rule rule, @ForAll Random random) {
    ShapeTables tables = ShapeTables.of(rule);
    int key = random.nextInt(keyCount(tables));
    int colour = random.nextBoolean() ? Stone.BLACK : Stone.WHITE;
    String line = text(tables, key, colour);
    assertSame(new SlowLine(rule, colour).shape(line), tables, key, colour);
    Coverage.mustOccur("a stone beyond under " + rule, !line.equals(withoutWhatLiesBeyond(line)));
  }

  private static void assertSame(int expected, ShapeTables tables, int key, int colour) {
    String line = tables.rule() + " " + text(tables, key, colour);
    assertEquals(ShapeNames.of(expected), ShapeNames.of(tables.shape(key, colour)), line);
  }
}
