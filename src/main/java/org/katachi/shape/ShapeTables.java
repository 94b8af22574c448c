package org.katachi.shape;

import org.katachi.board.Stone;
import org.katachi.rules.Rule;

/**
 * The shapes of every line key under one rule. Immutable; made on first use, then shared.
 *
 * <p>A <i>line key</i> holds the cells up to {@link #reach} away from a cell to either side, two
 * bits a neighbour with the values of {@link Stone}: four cells where any five or more win, five
 * where overlines or stopped ends matter.
 *
 * <pre>
 *   neighbour  -4  -3  -2  -1  (cell)  +1  +2  +3  +4          reach 4
 *   bits       0-1 2-3 4-5 6-7        8-9 10- 12- 14-15
 * </pre>
 */
public final class ShapeTables {

  /** The lower bits of an {@linkplain #entries entry} hold the combination. */
  static final int COMBINATION_MASK = 0xFFF;

  /** The upper bits of an {@linkplain #entries entry} hold the cell class. */
  static final int CLASS_SHIFT = 12;

  /** The entry of a cell that holds a stone: of no class, and a combination without weight. */
  static final int TAKEN = Combinations.COUNT;

  private static final int BITS = 2;
  private static final int COLOURS = Stone.WHITE + 1;

  private final Rule rule;
  private final int reach;
  private final int halfBits;

  /** Both colours' shapes by key: black's in the lower four bits, white's in the upper. */
  private final byte[] shapes;

  /** By colour. */
  private final LineShapes[] lines = new LineShapes[COLOURS];

  /** By colour and half key: the side that the half before the cell is. */
  private final byte[][] sidesBefore = new byte[COLOURS][];

  /** By colour and half key: the side that the half after the cell is. */
  private final byte[][] sidesAfter = new byte[COLOURS][];

  /** By colour and four packed shapes, see {@link #entries}. */
  private final char[][] entries = new char[COLOURS][];

  /** By colour: the bit of {@link CellClass#DOUBLE_THREE}, or zero where nothing is forbidden. */
  private final int[] maybeForbiddenBits = new int[COLOURS];

  private ShapeTables(Rule rule) {
    this.rule = rule;
    for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
      FiveKind kind = FiveKind.of(rule, colour);
      boolean same = colour == Stone.WHITE && kind == FiveKind.of(rule, Stone.BLACK);
      lines[colour] = same ? lines[Stone.BLACK] : new LineShapes(kind);
      boolean fouls = kind == FiveKind.EXACT_WITH_FOULS;
      entries[colour] = CellClass.entries(fouls);
      maybeForbiddenBits[colour] = fouls ? 1 << CellClass.DOUBLE_THREE : 0;
    }
    reach = rule == Rule.FREESTYLE ? LineSide.MAX_REACH - 1 : LineSide.MAX_REACH;
    halfBits = BITS * reach;
    for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
      fillSides(colour, FiveKind.of(rule, colour));
    }
    shapes = new byte[1 << (2 * halfBits)];
    fillShapes();
  }

  /** The tables of a rule. */
  public static ShapeTables of(Rule rule) {
    return switch (rule) {
      case FREESTYLE -> Freestyle.TABLES;
      case STANDARD -> Standard.TABLES;
      case RENJU -> Renju.TABLES;
      case CARO -> Caro.TABLES;
      case CARO_EXACT -> CaroExact.TABLES;
    };
  }

  public Rule rule() {
    return rule;
  }

  /** Whether some moves of a colour are fouls. */
  public boolean hasFouls(int colour) {
    return maybeForbiddenBits[colour] != 0;
  }

  /**
   * The combination that a colour's cell counts as in the value of a position: one dead in all
   * directions where a stone is, or may be, a foul.
   */
  public int valueCombination(int combination, int colour) {
    return hasFouls(colour) ? CellClass.withoutFoul(combination) : combination;
  }

  /** The bit of {@link CellClass#DOUBLE_THREE} if some moves of a colour are fouls, else zero. */
  int maybeForbiddenBit(int colour) {
    return maybeForbiddenBits[colour];
  }

  /** The number of cells to either side in a key: 4 or 5. */
  public int reach() {
    return reach;
  }

  /**
   * The {@link Shape} that a stone of a colour makes, or would make, in the middle of a key.
   *
   * @param colour {@link Stone#BLACK} or {@link Stone#WHITE}
   */
  public int shape(int key, int colour) {
    return shapes[key] >> (colour == Stone.BLACK ? 0 : Shape.BITS) & Shape.MASK;
  }

  /** The place in a key of the neighbour so far before the cell. */
  int shiftBefore(int distance) {
    return halfBits - BITS * distance;
  }

  /** The place in a key of the neighbour so far after the cell. */
  int shiftAfter(int distance) {
    return halfBits + BITS * (distance - 1);
  }

  /** Both colours' shapes by key: black's in the lower four bits, white's in the upper. */
  byte[] shapes() {
    return shapes;
  }

  /**
   * By four packed shapes of a colour: their combination in the lower twelve bits, their cell class
   * in the upper four.
   */
  char[] entries(int colour) {
    return entries[colour];
  }

  private void fillSides(int colour, FiveKind kind) {
    sidesBefore[colour] = new byte[1 << halfBits];
    sidesAfter[colour] = new byte[1 << halfBits];
    for (int half = 0; half < 1 << halfBits; half++) {
      sidesAfter[colour][half] = (byte) LineSide.of(half, colour, kind);
      sidesBefore[colour][half] = (byte) LineSide.of(mirror(half, reach), colour, kind);
    }
  }

  /**
   * A half of a line key in the opposite order. The half before a cell has the nearest neighbour
   * highest, the half after it lowest.
   *
   * @param half two bits a neighbour
   * @param reach its neighbours
   */
  public static int mirror(int half, int reach) {
    int mirrored = 0;
    for (int i = 0; i < reach; i++) {
      mirrored = mirrored << BITS | (half >> (BITS * i) & ((1 << BITS) - 1));
    }
    return mirrored;
  }

  /**
   * Many halves after a cell look alike to both colours: the shapes of one are copied to the next.
   */
  private void fillShapes() {
    boolean[] known = new boolean[1 << (2 * LineSide.BITS)];
    int[] firstKeys = new int[known.length];
    for (int after = 0; after < 1 << halfBits; after++) {
      int key = after << halfBits;
      int sides = sidesAfter[Stone.BLACK][after] << LineSide.BITS | sidesAfter[Stone.WHITE][after];
      if (known[sides]) {
        System.arraycopy(shapes, firstKeys[sides], shapes, key, 1 << halfBits);
      } else {
        fillRow(after);
        known[sides] = true;
        firstKeys[sides] = key;
      }
    }
  }

  private void fillRow(int after) {
    byte[] black = lines[Stone.BLACK].shapes();
    byte[] white = lines[Stone.WHITE].shapes();
    int blackAfter = sidesAfter[Stone.BLACK][after];
    int whiteAfter = sidesAfter[Stone.WHITE][after];
    byte[] blackBefore = sidesBefore[Stone.BLACK];
    byte[] whiteBefore = sidesBefore[Stone.WHITE];
    int first = after << halfBits;
    for (int before = 0; before < blackBefore.length; before++) {
      int shape = black[LineShapes.line(blackBefore[before], blackAfter)];
      int other = white[LineShapes.line(whiteBefore[before], whiteAfter)];
      shapes[first + before] = (byte) (shape | other << Shape.BITS);
    }
  }

  private static final class Freestyle {
    static final ShapeTables TABLES = new ShapeTables(Rule.FREESTYLE);
  }

  private static final class Standard {
    static final ShapeTables TABLES = new ShapeTables(Rule.STANDARD);
  }

  private static final class Renju {
    static final ShapeTables TABLES = new ShapeTables(Rule.RENJU);
  }

  private static final class Caro {
    static final ShapeTables TABLES = new ShapeTables(Rule.CARO);
  }

  private static final class CaroExact {
    static final ShapeTables TABLES = new ShapeTables(Rule.CARO_EXACT);
  }
}
