package org.katachi.shape;

/**
 * The shape that a stone makes in one line (Rapfi calls it Pattern): by how many more stones of its
 * colour the line becomes a five through that stone, and by how many an open four.
 *
 * <p>In the pictures {@code x} is a stone of the colour, {@code *} the stone in question, {@code o}
 * one of the opponent or the edge, {@code .} empty. Each shows one example of many. The greater
 * number is the stronger shape; {@link #OVERLINE} alone stands outside that order. Plain {@code
 * int} constants because they live four to a cell, in four bits each, in the tables of the search.
 */
public final class Shape {

  /**
   * No five through this stone is possible any more.
   *
   * <pre>  o x * . . o  </pre>
   */
  public static final int DEAD = 0;

  /**
   * Six or more in a row where only exactly five win: no five either. In renju foul for black.
   *
   * <pre>  x x x * x x  </pre>
   */
  public static final int OVERLINE = 1;

  /**
   * Four more stones make a five, but no three make an open four.
   *
   * <pre>  o * . . . . o  </pre>
   */
  public static final int ONE = 2;

  /**
   * Three more stones make an open four.
   *
   * <pre>  . . . * . .  </pre>
   */
  public static final int OPEN_ONE = 3;

  /**
   * Three more stones make a five, but no two make an open four.
   *
   * <pre>  o x * . . .  </pre>
   */
  public static final int TWO = 4;

  /**
   * Two more stones make an open four: at most two points make an open three.
   *
   * <pre>  o . x . . * . o  </pre>
   */
  public static final int OPEN_TWO = 5;

  /**
   * As {@link #OPEN_TWO}, and three points make an open three.
   *
   * <pre>  . . x . * . .  </pre>
   */
  public static final int OPEN_TWO_WIDE = 6;

  /**
   * As {@link #OPEN_TWO}, and four points or more make an open three.
   *
   * <pre>  . . . x * . . .  </pre>
   */
  public static final int OPEN_TWO_FULL = 7;

  /**
   * Two more stones make a five, but not one makes an open four.
   *
   * <pre>  o x x * . .  </pre>
   */
  public static final int THREE = 8;

  /**
   * One more stone makes an open four, at one point only.
   *
   * <pre>  . x . x * .  </pre>
   */
  public static final int OPEN_THREE = 9;

  /**
   * One more stone makes an open four, at two points or more.
   *
   * <pre>  . . x x * . .  </pre>
   */
  public static final int OPEN_THREE_WIDE = 10;

  /**
   * One more stone makes a five, and one stone of the opponent prevents that.
   *
   * <pre>  o x x x * .      x x . x *      o . x x x * . o (caro)  </pre>
   */
  public static final int FOUR = 11;

  /**
   * Two separate fours in one line, which no one stone stops. In renju foul for black.
   *
   * <pre>  x . x * x . x      x x . x * . x x  </pre>
   */
  public static final int DOUBLE_FOUR = 12;

  /**
   * Four in a row that either end completes, which no one stone stops.
   *
   * <pre>  . x x x * .  </pre>
   */
  public static final int OPEN_FOUR = 13;

  /**
   * A line that wins.
   *
   * <pre>  x x x x *  </pre>
   */
  public static final int FIVE = 14;

  /** The number of shapes. */
  public static final int COUNT = 15;

  /** The bits that hold a shape. */
  public static final int BITS = 4;

  /** The lowest {@link #BITS} bits. */
  public static final int MASK = (1 << BITS) - 1;

  private Shape() {}
}
