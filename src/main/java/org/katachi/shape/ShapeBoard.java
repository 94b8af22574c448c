package org.katachi.shape;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;

/**
 * A board with the shapes that a stone of either colour would make on every empty cell, all kept up
 * to date move by move: line keys, combinations and cell classes, how many cells are of each class
 * and which, the cells near a stone, and the sums of an evaluation's weights.
 *
 * <p>Belongs to one thread and allocates nothing after construction. Colours are {@link
 * Stone#BLACK} and {@link Stone#WHITE}, cells are those of the padded board.
 */
public final class ShapeBoard {

  /** No cell. Cell 0 lies in the padding. */
  public static final int NO_CELL = 0;

  private static final int DIRECTIONS = Geometry.DIRECTIONS;
  private static final int COLOURS = Stone.WHITE + 1;

  /** One colour's packed shapes. */
  private static final int PACKED_BITS = DIRECTIONS * Shape.BITS;

  private static final int PACKED_MASK = (1 << PACKED_BITS) - 1;

  /** The shapes of both colours in one direction, as they lie among the packed ones. */
  private static final int SPREAD_MASK = Shape.MASK | Shape.MASK << PACKED_BITS;

  private final Board board;
  private final Geometry geometry;
  private final ShapeTables tables;
  private final int reach;
  private final int words;

  /** By {@code cell * DIRECTIONS + direction}; kept for every cell, whatever it holds. */
  private final int[] keys;

  /**
   * The packed shapes by cell: black's in the lower half, white's in the upper. Those of a cell
   * that holds a stone are as they were when it was played.
   */
  private final int[] packed;

  /** By {@code colour * cellCount + cell}, as old as {@link #packed}. */
  private final char[] combinations;

  /** The number of empty cells by {@code colour * CellClass.COUNT + class}. */
  private final int[] counts = new int[COLOURS * CellClass.COUNT];

  /** The empty cells by class: {@code (colour * CellClass.COUNT + class) * words + word}. */
  private final long[] cells;

  private final long[] empty;
  private final Candidates candidates;
  private final long[][] weights = new long[COLOURS][];
  private final byte[][] classes = new byte[COLOURS][];
  private final long[] sums = new long[COLOURS];
  private final byte[] shapes;
  private final char[] byPacked = Combinations.byPacked();

  /**
   * Takes over a board: from now on moves are to be made and taken back here, and those made before
   * stay.
   *
   * @param weights what the sums add up
   */
  public ShapeBoard(Board board, Rule rule, ShapeWeights weights) {
    this.board = board;
    geometry = board.geometry();
    tables = ShapeTables.of(rule);
    reach = tables.reach();
    shapes = tables.shapes();
    words = CellBits.words(geometry);
    keys = new int[geometry.cellCount() * DIRECTIONS];
    packed = new int[geometry.cellCount()];
    combinations = new char[COLOURS * geometry.cellCount()];
    cells = new long[COLOURS * CellClass.COUNT * words];
    empty = new long[words];
    candidates = new Candidates(geometry, geometry.pointCount());
    for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
      this.weights[colour] = weights.of(colour);
      classes[colour] = tables.classes(colour);
    }
    for (int i = 0; i < geometry.pointCount(); i++) {
      enter(geometry.point(i));
    }
  }

  /** The board itself, to look at and to {@linkplain Board#passTurn pass} on. */
  public Board board() {
    return board;
  }

  /** The tables of the rule. */
  public ShapeTables tables() {
    return tables;
  }

  /** Puts a stone of the side to move on an empty cell. */
  public void play(int cell) {
    int stone = board.sideToMove();
    board.play(cell);
    candidates.push(cell);
    leaveSets(cell);
    toggle(cell, stone);
  }

  /** Takes the last move back. */
  public void undo() {
    int cell = board.lastMove();
    toggle(cell, board.stone(cell));
    enterSets(cell);
    candidates.pop();
    board.undo();
  }

  /** What lies around a cell in a direction; see {@link ShapeTables}. */
  public int key(int cell, int direction) {
    return keys[cell * DIRECTIONS + direction];
  }

  /**
   * The shape that a stone of a colour would make on an empty cell in a direction. Of a stone that
   * was just played, what it made.
   */
  public int shape(int cell, int direction, int colour) {
    return Combinations.shape(packedShapes(cell, colour), direction);
  }

  /** The shapes of the four directions, packed as {@link Combinations} has it. */
  public int packedShapes(int cell, int colour) {
    return packed[cell] >>> ((colour - 1) * PACKED_BITS) & PACKED_MASK;
  }

  /** The {@linkplain Combinations combination} of the four shapes. */
  public int combination(int cell, int colour) {
    return combinations[colour * packed.length + cell];
  }

  /** The class of an empty cell for a colour, see {@link CellClass}. */
  public int cellClass(int cell, int colour) {
    return classes[colour][combination(cell, colour)];
  }

  /** The number of empty cells of a class. */
  public int count(int colour, int cellClass) {
    return counts[colour * CellClass.COUNT + cellClass];
  }

  /** The first empty cell of a class in the order of the board, or {@link #NO_CELL}. */
  public int first(int colour, int cellClass) {
    int base = (colour * CellClass.COUNT + cellClass) * words;
    for (int word = 0; word < words; word++) {
      if (cells[base + word] != 0) {
        return CellBits.first(word, cells[base + word]);
      }
    }
    return NO_CELL;
  }

  /**
   * Writes the empty cells of a class, and of those up to another, in the order of the board.
   *
   * @param lowest the lowest class wanted
   * @param highest the highest class wanted
   * @param into where the cells are written
   * @param offset the place of the first
   * @return the number of cells
   */
  public int collect(int colour, int lowest, int highest, int[] into, int offset) {
    int end = offset;
    int base = colour * CellClass.COUNT;
    for (int word = 0; word < words; word++) {
      long bits = 0;
      for (int cellClass = lowest; cellClass <= highest; cellClass++) {
        bits |= cells[(base + cellClass) * words + word];
      }
      end = write(word, bits, into, end);
    }
    return end - offset;
  }

  /**
   * Writes the empty cells near a stone in the order of the board: within two columns and rows of
   * it, or four cells away in a line.
   *
   * @return the number of cells
   */
  public int collectNear(int[] into, int offset) {
    int end = offset;
    for (int word = 0; word < words; word++) {
      end = write(word, candidates.word(word) & empty[word], into, end);
    }
    return end - offset;
  }

  /** Tells whether an empty cell is near a stone, as {@link #collectNear} has it. */
  public boolean isNearStone(int cell) {
    return (candidates.word(CellBits.word(cell)) & CellBits.bit(cell)) != 0;
  }

  /** The sum over all empty cells of a colour's weights, if that colour is to move. */
  public int movingSum(int colour) {
    return ShapeWeights.moving(sums[colour]);
  }

  /** The sum over all empty cells of a colour's weights, if its opponent is to move. */
  public int waitingSum(int colour) {
    return ShapeWeights.waiting(sums[colour]);
  }

  /** The Zobrist hash of the stones and the side to move. */
  public long hash() {
    return board.hash();
  }

  private static int write(int word, long bits, int[] into, int offset) {
    int end = offset;
    for (long left = bits; left != 0; left &= left - 1) {
      into[end++] = CellBits.first(word, left);
    }
    return end;
  }

  private void enter(int cell) {
    int shapesHere = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int key = readKey(cell, geometry.step(direction));
      keys[cell * DIRECTIONS + direction] = key;
      shapesHere |= spread(shapes[key] & 0xFF) << (direction * Shape.BITS);
    }
    packed[cell] = shapesHere;
    for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
      int index = colour * packed.length + cell;
      combinations[index] = byPacked[packedShapes(cell, colour)];
    }
    if (board.isEmpty(cell)) {
      enterSets(cell);
    } else {
      candidates.add(cell);
    }
  }

  private int readKey(int cell, int step) {
    int key = 0;
    for (int distance = 1; distance <= reach; distance++) {
      key |= board.stone(cell - distance * step) << tables.shiftBefore(distance);
      key |= board.stone(cell + distance * step) << tables.shiftAfter(distance);
    }
    return key;
  }

  /** Both colours' shapes in one direction, moved to where the packed ones have them. */
  private static int spread(int both) {
    return (both | both << (PACKED_BITS - Shape.BITS)) & SPREAD_MASK;
  }

  private void enterSets(int cell) {
    changeSets(cell, 1);
  }

  private void leaveSets(int cell) {
    changeSets(cell, -1);
  }

  private void changeSets(int cell, int change) {
    empty[CellBits.word(cell)] ^= CellBits.bit(cell);
    for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
      int combination = combination(cell, colour);
      sums[colour] += change * weights[colour][combination];
      int set = colour * CellClass.COUNT + classes[colour][combination];
      counts[set] += change;
      cells[set * words + CellBits.word(cell)] ^= CellBits.bit(cell);
    }
  }

  private void toggle(int cell, int stone) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int step = geometry.step(direction);
      for (int distance = 1; distance <= reach; distance++) {
        touch(cell - distance * step, direction, stone << tables.shiftAfter(distance));
        touch(cell + distance * step, direction, stone << tables.shiftBefore(distance));
      }
    }
  }

  private void touch(int cell, int direction, int change) {
    int index = cell * DIRECTIONS + direction;
    int key = keys[index] ^ change;
    keys[index] = key;
    if (board.isEmpty(cell)) {
      int place = direction * Shape.BITS;
      int before = packed[cell];
      int after = (before & ~(SPREAD_MASK << place)) | spread(shapes[key] & 0xFF) << place;
      if (after != before) {
        packed[cell] = after;
        refresh(cell, Stone.BLACK, after & PACKED_MASK);
        refresh(cell, Stone.WHITE, after >>> PACKED_BITS);
      }
    }
  }

  private void refresh(int cell, int colour, int packedHere) {
    int index = colour * packed.length + cell;
    int before = combinations[index];
    int after = byPacked[packedHere];
    if (after != before) {
      combinations[index] = (char) after;
      sums[colour] += weights[colour][after] - weights[colour][before];
      int classBefore = classes[colour][before];
      int classAfter = classes[colour][after];
      if (classBefore != classAfter) {
        move(cell, colour * CellClass.COUNT + classBefore, colour * CellClass.COUNT + classAfter);
      }
    }
  }

  private void move(int cell, int from, int to) {
    counts[from]--;
    counts[to]++;
    cells[from * words + CellBits.word(cell)] ^= CellBits.bit(cell);
    cells[to * words + CellBits.word(cell)] ^= CellBits.bit(cell);
  }
}
