package org.katachi.shape;

/**
 * The class of a cell: the strength of a stone of one colour there, by its {@linkplain Shape
 * shapes} in the four directions together (Rapfi calls it Pattern4). The greater number is the
 * stronger class; those from {@link #OPEN_THREE} up are <i>threats</i>, which the opponent must
 * answer.
 */
public final class CellClass {

  /** No threat, and nothing that the next stone makes one. */
  public static final int NONE = 0;

  /** Renju's black only: an overline or two fours, and no five. Forbidden without doubt. */
  public static final int FORBIDDEN = 1;

  /** One open two. */
  public static final int OPEN_TWO = 2;

  /** One three that is not open: the next stone makes a four. */
  public static final int THREE = 3;

  /** Two open twos. */
  public static final int DOUBLE_TWO = 4;

  /** A three that is not open, and another or an open two beside it. */
  public static final int THREE_PLUS = 5;

  /** One open three. */
  public static final int OPEN_THREE = 8;

  /** An open three, and a three or an open two beside it. */
  public static final int OPEN_THREE_PLUS = 9;

  /**
   * Two open threes. For renju's black also with a four or more threes beside, and forbidden unless
   * the exact test finds that one of the threes is none; then {@link #ifLegal} is the stone's
   * class. That has no number of its own: the four bits of a class leave room for eight threats.
   */
  public static final int DOUBLE_THREE = 10;

  /** One four: the opponent must answer. */
  public static final int FOUR = 11;

  /** A four, and a three or an open two beside it. */
  public static final int FOUR_PLUS = 12;

  /** A four and an open three. */
  public static final int FOUR_THREE = 13;

  /** An open four, or two fours: the next stone wins. */
  public static final int OPEN_FOUR = 14;

  /** A five: wins. */
  public static final int FIVE = 15;

  /** Classes are less than this. */
  public static final int LIMIT = 16;

  /** The bit that all threats have and no other class. */
  static final int THREAT = 8;

  private CellClass() {}

  /** A combination, or the dead one where a stone of renju's black is, or may be, a foul. */
  static int withoutFoul(int combination) {
    int cellClass = WithFouls.classOf(combination);
    return cellClass == FORBIDDEN || cellClass == DOUBLE_THREE ? Combinations.DEAD : combination;
  }

  /** The class of a combination of shapes where there are no fouls, or the stone is no foul. */
  public static int ifLegal(int combination) {
    return WithoutFouls.CLASSES[combination];
  }

  /**
   * The combination and the class of four packed shapes, as {@link ShapeTables#entries} has it.
   *
   * @param fouls whether overlines, two fours and two threes are forbidden
   */
  static char[] entries(boolean fouls) {
    return fouls ? WithFouls.ENTRIES : WithoutFouls.ENTRIES;
  }

  private static char[] entries(byte[] classes) {
    char[] entries = new char[Combinations.COUNT];
    for (int i = 0; i < entries.length; i++) {
      entries[i] = (char) (i | classes[i] << ShapeTables.CLASS_SHIFT);
    }
    return Combinations.tableByPacked(entries);
  }

  private static byte[] classes(boolean fouls) {
    byte[] classes = new byte[Combinations.COUNT];
    for (int i = 0; i < classes.length; i++) {
      Counts counts = new Counts(Combinations.packed(i));
      int foul = fouls ? counts.foul() : NONE;
      classes[i] = (byte) (foul == NONE ? counts.best() : foul);
    }
    return classes;
  }

  private static final class WithoutFouls {
    static final byte[] CLASSES = classes(false);
    static final char[] ENTRIES = entries(CLASSES);
  }

  private static final class WithFouls {
    static final char[] ENTRIES = entries(classes(true));

    static int classOf(int combination) {
      return ENTRIES[Combinations.packed(combination)] >> ShapeTables.CLASS_SHIFT;
    }
  }

  /** The number of the four shapes of each sort. */
  private static final class Counts {
    private int fives;
    private int overlines;
    private int openFours;
    private int fours;
    private int openThrees;
    private int threes;
    private int openTwos;

    Counts(int packed) {
      for (int direction = 0; direction < 4; direction++) {
        add(Combinations.shape(packed, direction));
      }
    }

    private void add(int shape) {
      switch (shape) {
        case Shape.FIVE -> fives++;
        case Shape.OPEN_FOUR -> openFours++;
        case Shape.DOUBLE_FOUR -> fours += 2;
        case Shape.FOUR -> fours++;
        case Shape.OPEN_THREE, Shape.OPEN_THREE_WIDE -> openThrees++;
        case Shape.THREE -> threes++;
        case Shape.OPEN_TWO, Shape.OPEN_TWO_WIDE, Shape.OPEN_TWO_FULL -> openTwos++;
        case Shape.OVERLINE -> overlines++;
        default -> {}
      }
    }

    int foul() {
      if (fives > 0) {
        return NONE;
      }
      if (overlines > 0 || openFours + fours > 1) {
        return FORBIDDEN;
      }
      return openThrees > 1 ? DOUBLE_THREE : NONE;
    }

    int best() {
      boolean plus = threes + openTwos > 0;
      if (fives > 0) {
        return FIVE;
      }
      if (openFours > 0 || fours > 1) {
        return OPEN_FOUR;
      }
      if (fours > 0) {
        return openThrees > 0 ? FOUR_THREE : plus ? FOUR_PLUS : FOUR;
      }
      if (openThrees > 0) {
        return openThrees > 1 ? DOUBLE_THREE : plus ? OPEN_THREE_PLUS : OPEN_THREE;
      }
      if (threes > 0) {
        return threes + openTwos > 1 ? THREE_PLUS : THREE;
      }
      return openTwos > 1 ? DOUBLE_TWO : openTwos > 0 ? OPEN_TWO : NONE;
    }
  }
}
