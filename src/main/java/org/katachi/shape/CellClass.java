package org.katachi.shape;

/**
 * What a stone of one colour makes of a cell: its shapes in the four directions together, as far as
 * a search of threats tells them apart. The greater number is the stronger class.
 *
 * <p>For black in renju two classes tell of fouls; they lie below all others, since such a stone
 * wins nothing. {@link #FOUL} is certain, {@link #MAYBE_FOUL} is for the exact test to settle;
 * {@link #ifLegal} tells what the stone makes if that allows it.
 */
public final class CellClass {

  /** Nothing that matters at once. */
  public static final int NONE = 0;

  /** Renju's black only: an overline or two fours, and no five. Certainly forbidden. */
  public static final int FOUL = 1;

  /**
   * Renju's black only: two open threes or more. Forbidden unless it turns out that a three is
   * none.
   */
  public static final int MAYBE_FOUL = 2;

  /** One open two. */
  public static final int OPEN_TWO = 3;

  /** One three that is not open: the next stone makes a four. */
  public static final int THREE = 4;

  /** Two open twos. */
  public static final int DOUBLE_TWO = 5;

  /** A three that is not open, and another or an open two beside it. */
  public static final int THREE_PLUS = 6;

  /** One open three. */
  public static final int OPEN_THREE = 7;

  /** An open three, and a three or an open two beside it. */
  public static final int OPEN_THREE_PLUS = 8;

  /** Two open threes. */
  public static final int DOUBLE_THREE = 9;

  /** One four: the opponent must answer. */
  public static final int FOUR = 10;

  /** A four, and a three or an open two beside it. */
  public static final int FOUR_PLUS = 11;

  /** A four and an open three. */
  public static final int FOUR_THREE = 12;

  /** An open four, or two fours: the next stone wins. */
  public static final int OPEN_FOUR = 13;

  /** A five: wins. */
  public static final int FIVE = 14;

  /** The number of classes. */
  public static final int COUNT = 15;

  private CellClass() {}

  /** The class of a combination of shapes where there are no fouls, or the stone is no foul. */
  public static int ifLegal(int combination) {
    return Holder.IF_LEGAL[combination];
  }

  /**
   * The classes by {@linkplain Combinations combination}.
   *
   * @param fouls whether overlines, two fours and two threes are forbidden
   */
  static byte[] byCombination(boolean fouls) {
    return fouls ? Holder.WITH_FOULS : Holder.IF_LEGAL;
  }

  private static final class Holder {
    static final byte[] IF_LEGAL = fill(false);
    static final byte[] WITH_FOULS = fill(true);

    private static byte[] fill(boolean fouls) {
      byte[] classes = new byte[Combinations.COUNT];
      for (int i = 0; i < classes.length; i++) {
        Counts counts = new Counts(Combinations.packed(i));
        int foul = fouls ? counts.foul() : NONE;
        classes[i] = (byte) (foul == NONE ? counts.best() : foul);
      }
      return classes;
    }
  }

  /** How many of the four shapes are of which sort. */
  private static final class Counts {
    private int fives;
    private int overlines;
    private int winningFours;
    private int fours;
    private int openThrees;
    private int threes;
    private int openTwos;
    private int foursInAll;

    Counts(int packed) {
      for (int direction = 0; direction < 4; direction++) {
        add(Combinations.shape(packed, direction));
      }
    }

    private void add(int shape) {
      fives += shape == Shape.FIVE ? 1 : 0;
      overlines += shape == Shape.OVERLINE ? 1 : 0;
      winningFours += shape == Shape.OPEN_FOUR || shape == Shape.DOUBLE_FOUR ? 1 : 0;
      fours += Shape.isFour(shape) ? 1 : 0;
      foursInAll += shape == Shape.DOUBLE_FOUR ? 2 : Shape.isFour(shape) ? 1 : 0;
      openThrees += Shape.isOpenThree(shape) ? 1 : 0;
      threes += shape == Shape.THREE ? 1 : 0;
      openTwos += Shape.isOpenTwo(shape) ? 1 : 0;
    }

    int foul() {
      if (fives > 0) {
        return NONE;
      }
      if (overlines > 0 || foursInAll > 1) {
        return FOUL;
      }
      return openThrees > 1 ? MAYBE_FOUL : NONE;
    }

    int best() {
      boolean plus = threes + openTwos > 0;
      if (fives > 0) {
        return FIVE;
      }
      if (winningFours > 0 || fours > 1) {
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
