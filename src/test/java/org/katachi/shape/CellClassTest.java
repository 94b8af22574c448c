package org.katachi.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;

class CellClassTest {

  private static int plain(int a, int b, int c, int d) {
    return CellClass.ifLegal(Combinations.of(Combinations.pack(a, b, c, d)));
  }

  private static int renjuBlack(int a, int b) {
    int packed = Combinations.pack(a, b, Shape.DEAD, Shape.OPEN_TWO);
    return ShapeTables.of(Rule.RENJU).entries(Stone.BLACK)[packed] >>> ShapeTables.CLASS_SHIFT;
  }

  @Test
  void whatRenjuForbidsBlackCountsAsDead() {
    assertEquals(Combinations.DEAD, withoutFoul(Shape.OPEN_THREE, Shape.OPEN_THREE_WIDE));
    assertEquals(Combinations.DEAD, withoutFoul(Shape.FOUR, Shape.FOUR));
    assertEquals(Combinations.DEAD, withoutFoul(Shape.OVERLINE, Shape.OPEN_THREE));
    int fourThree = Combinations.pack(Shape.FOUR, Shape.OPEN_THREE, Shape.DEAD, Shape.DEAD);
    assertEquals(Combinations.of(fourThree), withoutFoul(Shape.FOUR, Shape.OPEN_THREE));
    int five = Combinations.pack(Shape.FIVE, Shape.OVERLINE, Shape.DEAD, Shape.DEAD);
    assertEquals(Combinations.of(five), withoutFoul(Shape.FIVE, Shape.OVERLINE));
    assertEquals(Combinations.DEAD, withoutFoul(Shape.DEAD, Shape.DEAD));
  }

  private static int withoutFoul(int a, int b) {
    return CellClass.withoutFoul(Combinations.of(Combinations.pack(a, b, Shape.DEAD, Shape.DEAD)));
  }

  @Test
  void theOrderOfDirectionsMakesNoDifferenceToACombination() {
    Set<Integer> seen = new HashSet<>();
    for (int packed = 0; packed < 1 << 16; packed++) {
      int[] four = {packed & 15, packed >> 4 & 15, packed >> 8 & 15, packed >> 12};
      if (Math.max(Math.max(four[0], four[1]), Math.max(four[2], four[3])) < Shape.COUNT) {
        int combination = Combinations.of(packed);
        seen.add(combination);
        assertEquals(
            combination, Combinations.of(Combinations.pack(four[2], four[0], four[3], four[1])));
        assertEquals(
            combination, Combinations.of(Combinations.pack(four[1], four[0], four[2], four[3])));
        assertEquals(combination, Combinations.of(Combinations.packed(combination)));
      }
    }
    assertEquals(Combinations.COUNT, seen.size());
    assertEquals(3060, Combinations.COUNT);
  }

  /** Each line: a class, then shapes that make it; the others are dead. */
  @ParameterizedTest
  @CsvSource({
    "NONE, 2, 3",
    "OPEN_TWO, 7, 4",
    "DOUBLE_TWO, 5, 6",
    "THREE, 8, 3",
    "THREE_PLUS, 8, 8",
    "THREE_PLUS, 5, 8",
    "OPEN_THREE, 9, 4",
    "OPEN_THREE_PLUS, 10, 8",
    "OPEN_THREE_PLUS, 6, 9",
    "DOUBLE_THREE, 10, 9",
    "FOUR, 11, 1",
    "FOUR_PLUS, 11, 5",
    "FOUR_THREE, 10, 11",
    "OPEN_FOUR, 11, 11",
    "OPEN_FOUR, 12, 0",
    "OPEN_FOUR, 9, 13",
    "FIVE, 14, 13"
  })
  void aClassIsTheStrongestThatAStoneMakes(String name, int first, int second)
      throws ReflectiveOperationException {
    int expected = CellClass.class.getField(name).getInt(null);
    assertEquals(expected, plain(first, Shape.DEAD, second, Shape.DEAD));
  }

  @Test
  void onlyRenjusBlackHasFouls() {
    assertEquals(CellClass.FORBIDDEN, renjuBlack(Shape.OVERLINE, Shape.OPEN_FOUR));
    assertEquals(CellClass.FORBIDDEN, renjuBlack(Shape.FOUR, Shape.OPEN_FOUR));
    assertEquals(CellClass.FORBIDDEN, renjuBlack(Shape.DOUBLE_FOUR, Shape.DEAD));
    assertEquals(CellClass.DOUBLE_THREE, renjuBlack(Shape.OPEN_THREE, Shape.OPEN_THREE_WIDE));
    assertEquals(CellClass.FOUR_THREE, renjuBlack(Shape.FOUR, Shape.OPEN_THREE));
    assertEquals(CellClass.OPEN_FOUR, renjuBlack(Shape.OPEN_FOUR, Shape.DEAD));
    assertEquals(CellClass.FIVE, renjuBlack(Shape.FIVE, Shape.OVERLINE));
  }

  @Test
  void aMaybeFoulThatIsNoneMayBeAFour() {
    int packed = Combinations.pack(Shape.OPEN_THREE, Shape.FOUR, Shape.OPEN_THREE_WIDE, Shape.DEAD);
    assertEquals(CellClass.FOUR_THREE, CellClass.ifLegal(Combinations.of(packed)));
    assertTrue(CellClass.FOUR_THREE > CellClass.DOUBLE_THREE);
  }
}
