package org.katachi.shape;

/**
 * The combinations of the four shapes that one stone makes in the four directions, whatever their
 * order: 3060 of them, numbered without gaps.
 *
 * <p>Four shapes in order are <i>packed</i> into 16 bits, four bits a direction.
 */
public final class Combinations {

  /** The number of combinations. */
  public static final int COUNT = count();

  /** The numbers that four packed shapes can have are less than this. */
  private static final int PACKED = 1 << (4 * Shape.BITS);

  private static final char[] BY_PACKED = new char[PACKED];
  private static final char[] PACKED_BY_NUMBER = new char[COUNT];

  static {
    fill();
  }

  private Combinations() {}

  /** The combination of four packed shapes. */
  public static int of(int packed) {
    return BY_PACKED[packed];
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

  /** The combinations by packed shapes; not to be written to. */
  static char[] byPacked() {
    return BY_PACKED;
  }

  /** Multisets of four out of {@link Shape#COUNT}. */
  private static int count() {
    int n = Shape.COUNT;
    return n * (n + 1) * (n + 2) * (n + 3) / (2 * 3 * 4);
  }

  private static void fill() {
    int number = 0;
    for (int a = 0; a < Shape.COUNT; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          for (int d = 0; d <= c; d++) {
            PACKED_BY_NUMBER[number] = (char) pack(a, b, c, d);
            fillOrders(a, b, c, d, (char) number);
            number++;
          }
        }
      }
    }
  }

  /** Each of the four may come first, and each of the three left second; then two are left. */
  private static void fillOrders(int a, int b, int c, int d, char number) {
    fillPairs(a, b, c, d, number);
    fillPairs(a, c, b, d, number);
    fillPairs(a, d, b, c, number);
    fillPairs(b, c, a, d, number);
    fillPairs(b, d, a, c, number);
    fillPairs(c, d, a, b, number);
  }

  private static void fillPairs(int a, int b, int c, int d, char number) {
    BY_PACKED[pack(a, b, c, d)] = number;
    BY_PACKED[pack(a, b, d, c)] = number;
    BY_PACKED[pack(b, a, c, d)] = number;
    BY_PACKED[pack(b, a, d, c)] = number;
  }
}
