package org.katachi.network.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.katachi.board.Stone;

class LinePatternsTest {

  private static final LinePatterns ROWS = LinePatterns.get();

  @Test
  void everyRowHasAPattern() {
    BitSet seen = new BitSet();
    for (char row : ROWS.of(Stone.BLACK)) {
      seen.set(row);
    }
    assertEquals(7381, LinePatterns.COUNT);
    assertEquals(LinePatterns.COUNT, seen.cardinality());
    assertEquals(LinePatterns.COUNT, seen.length());
    char[] patterns = ROWS.patterns();
    for (int row = 0; row < LinePatterns.COUNT; row++) {
      assertEquals(row, ROWS.of(Stone.BLACK)[patterns[row]]);
    }
  }

  @Test
  void aPatternAndItsMirrorImageShareARow() {
    assertEquals(row("..XO_X.O#"), row("#O.X_OX.."));
    assertNotEquals(row("..XO_X.O#"), row("..XO_.XO#"));
  }

  @Test
  void bothSidesSeeTheirOwnStones() {
    assertEquals(row("..XO_X.O#"), ROWS.of(Stone.WHITE)[key("..OX_O.X#")]);
    assertNotEquals(row("..XO_X.O#"), row("..OX_O.X#"));
  }

  @Test
  void whatLiesBeyondTheEdgeMakesNoDifference() {
    assertEquals(row("X#.X_O.##"), row("##.X_O.#O"));
    assertNotEquals(row(".#.X_O.##"), row("..#X_O.##"));
  }

  @Test
  void aKeyOfReachFiveHoldsThePatternOfItsInnerCells() {
    int inner = key("..XO_X.O#");
    assertEquals(inner, LinePatterns.pattern(inner, 4));
    assertEquals(inner, LinePatterns.pattern((inner << 2) | 2 | (1 << 18), 5));
  }

  /** Over all keys: a row is a line up to its edges, read from either end. */
  @Test
  void noOtherPatternsShareARow() {
    Map<String, Integer> rowOfLine = new HashMap<>();
    for (int key = 0; key < 1 << 16; key++) {
      String before = half(key, LinePatterns.REACH - 1, -1);
      String after = half(key, LinePatterns.REACH, 1);
      String line = before.compareTo(after) < 0 ? before + after : after + before;
      int row = ROWS.of(Stone.BLACK)[key];
      assertEquals(row, rowOfLine.computeIfAbsent(line, unknown -> row), line);
    }
    assertEquals(LinePatterns.COUNT, rowOfLine.size());
  }

  /** The cells of a key from the nearest one outwards, up to the edge. */
  private static String half(int key, int first, int step) {
    StringBuilder cells = new StringBuilder();
    for (int i = 0; i < LinePatterns.REACH; i++) {
      int stone = key >> (2 * (first + i * step)) & Stone.BLOCKED;
      if (stone == Stone.BLOCKED) {
        return cells.append("####").substring(0, LinePatterns.REACH);
      }
      cells.append(".XO".charAt(stone));
    }
    return cells.toString();
  }

  private static int row(String line) {
    return ROWS.of(Stone.BLACK)[key(line)];
  }

  /** The key of the four cells to either side of a cell; X is black, O white, # the edge. */
  private static int key(String line) {
    String cells = line.replace("_", "");
    int key = 0;
    for (int i = 0; i < 2 * LinePatterns.REACH; i++) {
      key |= ".XO#".indexOf(cells.charAt(i)) << (2 * i);
    }
    return key;
  }
}
