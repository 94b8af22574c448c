package org.katachi.network.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.katachi.board.Stone;

class LinePatternsTest {

  private static final LinePatterns PATTERNS = LinePatterns.get();

  @Test
  void everyIndexHasAPattern() {
    BitSet seen = new BitSet();
    for (char index : PATTERNS.indicesFor(Stone.BLACK)) {
      seen.set(index);
    }
    assertEquals(7381, LinePatterns.COUNT);
    assertEquals(LinePatterns.COUNT, seen.cardinality());
    assertEquals(LinePatterns.COUNT, seen.length());
    char[] patterns = PATTERNS.patterns();
    for (int index = 0; index < LinePatterns.COUNT; index++) {
      assertEquals(index, PATTERNS.indicesFor(Stone.BLACK)[patterns[index]]);
    }
  }

  @Test
  void aPatternAndItsMirrorImageShareAnIndex() {
    assertEquals(index("..XO_X.O#"), index("#O.X_OX.."));
    assertNotEquals(index("..XO_X.O#"), index("..XO_.XO#"));
  }

  @Test
  void bothSidesSeeTheirOwnStones() {
    assertEquals(index("..XO_X.O#"), PATTERNS.indicesFor(Stone.WHITE)[key("..OX_O.X#")]);
    assertNotEquals(index("..XO_X.O#"), index("..OX_O.X#"));
  }

  @Test
  void whatLiesBeyondTheEdgeMakesNoDifference() {
    assertEquals(index("X#.X_O.##"), index("##.X_O.#O"));
    assertNotEquals(index(".#.X_O.##"), index("..#X_O.##"));
  }

  @Test
  void aKeyOfReachFiveHoldsThePatternOfItsInnerCells() {
    int inner = key("..XO_X.O#");
    assertEquals(inner, LinePatterns.pattern(inner, 4));
    assertEquals(inner, LinePatterns.pattern((inner << 2) | 2 | (1 << 18), 5));
  }

  /** Over all keys: an index is a line up to its edges, read from either end. */
  @Test
  void noOtherPatternsShareAnIndex() {
    Map<String, Integer> indexOfLine = new HashMap<>();
    for (int key = 0; key < 1 << 16; key++) {
      String before = half(key, LinePatterns.REACH - 1, -1);
      String after = half(key, LinePatterns.REACH, 1);
      String line = before.compareTo(after) < 0 ? before + after : after + before;
      int index = PATTERNS.indicesFor(Stone.BLACK)[key];
      assertEquals(index, indexOfLine.computeIfAbsent(line, unknown -> index), line);
    }
    assertEquals(LinePatterns.COUNT, indexOfLine.size());
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

  private static int index(String line) {
    return PATTERNS.indicesFor(Stone.BLACK)[key(line)];
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
