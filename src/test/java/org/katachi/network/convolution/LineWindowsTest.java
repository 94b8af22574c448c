package org.katachi.network.convolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.katachi.board.Stone;

class LineWindowsTest {

  private static final String CELLS = ".XO#";

  @Test
  void aWindowAndItsMirrorImageShareAnIndex() {
    assertEquals(index("XO.X.O#"), index("#O.X.OX"));
    assertNotEquals(index("XO.X.O#"), index("XO.XO.#"));
    assertNotEquals(index("XO.X.O#"), index("OX.O.X#"));
  }

  @Test
  void whatLiesBeyondTheEdgeMakesNoDifference() {
    assertEquals(index("X#.X.##"), index("##.X.#O"));
    assertNotEquals(index(".#.X.##"), index("..#X.##"));
  }

  @Test
  void allWindowsAroundABlockedCellHaveTheIndexAfterTheLast() {
    assertEquals(2460, LineWindows.COUNT);
    assertEquals(LineWindows.COUNT, index("XO.#.O#"));
    assertEquals(LineWindows.COUNT, index(".......".replace("....", "...#")));
  }

  @Test
  void theMiddleOfAWindowIsItsFourthCell() {
    assertEquals(Stone.WHITE, LineWindows.middle(window("XX.OXX.")));
    assertEquals(0, LineWindows.shift(-3));
    assertEquals(12, LineWindows.shift(3));
  }

  /** Over all windows: an index is a window up to its edges, read from either end. */
  @Test
  void noOtherWindowsShareAnIndex() {
    Map<String, Integer> indexOfLine = new HashMap<>();
    for (int window = 0; window < 1 << 14; window++) {
      if (LineWindows.middle(window) != Stone.BLOCKED) {
        String before = half(window, -1);
        String after = half(window, 1);
        String line = before.compareTo(after) < 0 ? before + after : after + before;
        int index = LineWindows.indices()[window];
        line += LineWindows.middle(window);
        assertEquals(index, indexOfLine.computeIfAbsent(line, unknown -> index), line);
      }
    }
    assertEquals(LineWindows.COUNT, indexOfLine.size());
    assertEquals(LineWindows.COUNT, indexOfLine.values().stream().distinct().count());
  }

  /** The cells of a window from the middle outwards, up to the edge. */
  private static String half(int window, int step) {
    StringBuilder cells = new StringBuilder();
    for (int i = 1; i <= LineWindows.REACH; i++) {
      int stone = window >> LineWindows.shift(i * step) & Stone.BLOCKED;
      if (stone == Stone.BLOCKED) {
        return cells.append("###").substring(0, LineWindows.REACH);
      }
      cells.append(CELLS.charAt(stone));
    }
    return cells.toString();
  }

  private static int index(String cells) {
    return LineWindows.indices()[window(cells)];
  }

  /** A window; X is black, O white, # the edge. */
  private static int window(String cells) {
    int window = 0;
    for (int i = 0; i < cells.length(); i++) {
      window |= CELLS.indexOf(cells.charAt(i)) << (2 * i);
    }
    return window;
  }
}
