package org.katachi.shape;

/**
 * The combinations of the four shapes that one stone makes in the four directions, in any order:
 * 3060, numbered without gaps; Rapfi calls them pattern codes (pcode). They are the features of the
 * evaluation.
 *
 * <p>Four shapes in order are <i>packed</i> into 16 bits, four bits a direction.
 */
public final class Combinations {

  /** The number of combinations. */
  public static final int COUNT = count();

  /** The combination of four dead shapes: the first one. */
  public static final int DEAD = 0;

  /** Four packed shapes are less than this. */
  private static final int PACKED = 1 << (4 * Shape.BITS);

  /** Those of them that have the same shapes in the last two directions. */
  private static final int ROW = 1 << (2 * Shape.BITS);

  private static final char[] PACKED_BY_NUMBER = packedByNumber();

  private Combinations() {}

  /** The combination of four packed shapes. */
  public static int of(int packed) {
    return ByPacked.NUMBERS[packed];
  }

  /** The four shapes of a combination, packed in falling order, the strongest lowest. */
  public static int packed(int combination) {
    return PACKED_BY_NUMBER[combination];
  }

  /** Packs the shapes of the four directions. */
  public static int pack(int a, int b, int c, int d) {
    return a | b << Shape.BITS | c << (2 * Shape.BITS) | d << (3 * Shape.BITS);
  }

  /** The shape of one direction of four packed ones. */
  public static int shape(int packed, int direction) {
    return packed >> (Shape.BITS * direction) & Shape.MASK;
  }

  /**
   * Expands a table by combination into a table by packed shapes.
   *
   * @param byNumber the table by combination
   */
  static char[] tableByPacked(char[] byNumber) {
    char[] table = new char[PACKED];
    for (int number = 0; number < COUNT; number++) {
      fillOrders(table, PACKED_BY_NUMBER[number], byNumber[number]);
    }
    fillTurnedRows(table);
    return table;
  }

  /** Multisets of four out of {@link Shape#COUNT}. */
  private static int count() {
    int n = Shape.COUNT;
    return n * (n + 1) * (n + 2) * (n + 3) / (2 * 3 * 4);
  }

  private static char[] packedByNumber() {
    char[] packed = new char[COUNT];
    int number = 0;
    for (int a = 0; a < Shape.COUNT; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          for (int d = 0; d <= c; d++) {
            packed[number++] = (char) pack(a, b, c, d);
          }
        }
      }
    }
    return packed;
  }

  /**
   * Any two of the four may stand in the last two directions; here the stronger of them stands in
   * the last, the rest is up to {@link #fillTurnedRows}.
   */
  private static void fillOrders(char[] table, int packed, char value) {
    int a = shape(packed, 0);
    int b = shape(packed, 1);
    int c = shape(packed, 2);
    int d = shape(packed, 3);
    fillPair(table, row(b, a), c, d, value);
    fillPair(table, row(c, a), b, d, value);
    fillPair(table, row(d, a), b, c, value);
    fillPair(table, row(c, b), a, d, value);
    fillPair(table, row(d, b), a, c, value);
    fillPair(table, row(d, c), a, b, value);
  }

  private static void fillPair(char[] table, int row, int a, int b, char value) {
    table[row | a | b << Shape.BITS] = value;
    table[row | b | a << Shape.BITS] = value;
  }

  /**
   * Fills the rows whose last two directions are exchanged. Rows are copied whole, because tables
   * are made while a manager waits for the first move.
   */
  private static void fillTurnedRows(char[] table) {
    for (int a = 0; a < Shape.COUNT; a++) {
      for (int b = 0; b < a; b++) {
        System.arraycopy(table, row(b, a), table, row(a, b), ROW);
      }
    }
  }

  /** Where the packed shapes begin that have these in the last two directions. */
  private static int row(int c, int d) {
    return c << (2 * Shape.BITS) | d << (3 * Shape.BITS);
  }

  /** A class of its own, so that the table is made only where it is used: in training and tests. */
  private static final class ByPacked {
    static final char[] NUMBERS = numbers();

    private static char[] numbers() {
      char[] numbers = new char[COUNT];
      for (int i = 0; i < COUNT; i++) {
        numbers[i] = (char) i;
      }
      return tableByPacked(numbers);
    }
  }
}
