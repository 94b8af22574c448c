package org.katachi.shape;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;

/**
 * A board with the shapes that a stone of either colour would make on every empty cell, all kept up
 * to date move by move: line keys, combinations, cell classes, the cells that are threats, and the
 * cells near a stone.
 *
 * <p>Belongs to one thread and allocates nothing after construction. Colours are {@link
 * Stone#BLACK} and {@link Stone#WHITE}, cells are those of the padded board.
 *
 * <p>A move writes its changes into a log, by which it is undone. Whatever follows from the log or
 * from the few threats is computed on demand, at most once a ply. The bitboards have a copy for
 * each ply, so that undoing them costs nothing. A stone changes nearly all shapes around it, but
 * whether it changes a class is hard to predict: a branch on that costs more than an XOR that is
 * always done.
 */
public final class ShapeBoard {

  /** No cell, and no move. Cell 0 lies in the padding. */
  public static final int NO_CELL = 0;

  private static final int DIRECTIONS = Geometry.DIRECTIONS;
  private static final int DIRECTION_BITS = 2;
  private static final int COLOURS = 2;
  private static final int HALF = 16;
  private static final int HALF_MASK = (1 << HALF) - 1;

  /** The shapes of both colours in one direction, as they lie among the packed ones. */
  private static final int SPREAD_MASK = Shape.MASK | Shape.MASK << HALF;

  /** The entries of both colours of a cell that holds a stone. */
  private static final int TAKEN = ShapeTables.TAKEN | ShapeTables.TAKEN << HALF;

  /** In eight packed shapes: the bits that neither a dead shape has nor an overline. */
  private static final int LIVE_MASK = 0xEEEE_EEEE;

  private static final int UNKNOWN = -1;

  /** In {@link #threats}: more than one five. */
  private static final int SEVERAL_FIVES = 1 << (CellClass.FIVE + 1);

  /** The place of black's class in a state, less {@link #HALF}. */
  private static final int CLASS_SHIFT = HALF + ShapeTables.CLASS_SHIFT;

  private static final int CLASS_MASK = CellClass.LIMIT - 1;

  private final Board board;
  private final ShapeTables tables;
  private final byte[] shapes;
  private final char[] blackEntries;
  private final char[] whiteEntries;

  /** By {@code cell * DIRECTIONS + direction}; kept for every cell, whatever it holds. */
  private final int[] keys;

  /** From a cell's key to that of each neighbour in reach, for the direction between them. */
  private final int[] neighbours;

  /** For each of {@link #neighbours}: the place of a stone in its key. */
  private final int[] shifts;

  /**
   * By cell, from the lowest bits: black's and white's packed shapes, black's and white's
   * {@linkplain ShapeTables#entries entries}, 16 bits each.
   */
  private final long[] states;

  /** By cell: {@link #SPREAD_MASK} for an empty one, 0 for others. */
  private final int[] open;

  private final Neighbourhood neighbourhood;

  /** The number of words in a bitboard. */
  private final int words;

  /** The word of the first point; those before it are padding. */
  private final int firstWord;

  /** The word of the last point. */
  private final int lastWord;

  /** The number of words in a ply's bitboards. */
  private final int wordsPerPly;

  private final long[] empty;

  /** An empty cell with a live shape, if it still is one; else another is looked for. */
  private int liveCell = NO_CELL;

  /** By ply: bitboards of the cells near a stone, of black's threats and of white's. */
  private final long[] bitboards;

  /** Where the last ply's bitboards begin. */
  private int plyStart;

  /** Two words a change: the state as it was, then the cell below the entries as they became. */
  private final long[] log;

  private int logEnd;

  /** By ply: where its changes begin in the log. */
  private final int[] logStarts;

  private int ply;
  private final int maxPlies;

  /** By ply: the number of the move that led to it, counted over all moves made here. */
  private final long[] moveNumbers;

  private long movesMade;

  /** By ply and colour: the classes of threats, or {@link #UNKNOWN}. */
  private final int[] threats;

  /**
   * Takes over a board: from now on moves are to be made and taken back here, and those made before
   * stay.
   */
  public ShapeBoard(Board board, Rule rule) {
    this.board = board;
    Geometry geometry = board.geometry();
    maxPlies = geometry.pointCount() - board.stoneCount();
    tables = ShapeTables.of(rule);
    shapes = tables.shapes();
    blackEntries = tables.entries(Stone.BLACK);
    whiteEntries = tables.entries(Stone.WHITE);
    keys = new int[geometry.cellCount() * DIRECTIONS];
    neighbours = new int[2 * DIRECTIONS * tables.reach()];
    shifts = new int[neighbours.length];
    states = new long[geometry.cellCount()];
    open = new int[geometry.cellCount()];
    neighbourhood = new Neighbourhood(geometry);
    words = CellBits.words(geometry);
    firstWord = CellBits.word(geometry.point(0));
    lastWord = CellBits.word(geometry.point(geometry.pointCount() - 1));
    wordsPerPly = (1 + COLOURS) * words;
    empty = new long[words];
    bitboards = new long[(maxPlies + 1) * wordsPerPly];
    log = new long[2 * maxPlies * (1 + neighbours.length)];
    logStarts = new int[maxPlies + 1];
    moveNumbers = new long[maxPlies + 1];
    threats = new int[(maxPlies + 1) * COLOURS];
    listNeighbours(geometry);
    readBoard();
  }

  /**
   * Takes over another position: the moves made here are forgotten. All tables stay, so this
   * allocates nothing.
   *
   * @param position of the same size, with no more empty points than {@link #maxPlies}; only read
   */
  public void copyFrom(Board position) {
    board.copyFrom(position);
    ply = 0;
    plyStart = 0;
    logEnd = 0;
    moveNumbers[0] = ++movesMade;
    Arrays.fill(open, 0);
    Arrays.fill(empty, 0);
    Arrays.fill(bitboards, 0, wordsPerPly, 0);
    readBoard();
  }

  private void readBoard() {
    Geometry geometry = board.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      readCell(geometry.point(i));
    }
    forgetThreats();
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
    logStarts[++ply] = logEnd;
    moveNumbers[ply] = ++movesMade;
    forgetThreats();
    System.arraycopy(bitboards, plyStart, bitboards, plyStart + wordsPerPly, wordsPerPly);
    plyStart += wordsPerPly;
    neighbourhood.mark(cell, bitboards, plyStart);
    empty[CellBits.word(cell)] ^= CellBits.bit(cell);
    open[cell] = 0;
    change(cell, (int) states[cell], TAKEN);
    int first = cell * DIRECTIONS;
    for (int i = 0; i < neighbours.length; i++) {
      touch(first + neighbours[i], stone << shifts[i]);
    }
  }

  /** Takes the last move back. It must have been made here. */
  public void undo() {
    int cell = board.lastMove();
    int stone = board.stone(cell);
    int first = cell * DIRECTIONS;
    for (int i = 0; i < neighbours.length; i++) {
      keys[first + neighbours[i]] ^= stone << shifts[i];
    }
    int start = logStarts[ply];
    for (int i = start; i < logEnd; i += 2) {
      states[(int) log[i + 1]] = log[i];
    }
    logEnd = start;
    open[cell] = SPREAD_MASK;
    empty[CellBits.word(cell)] ^= CellBits.bit(cell);
    plyStart -= wordsPerPly;
    ply--;
    board.undo();
  }

  /** A stone came into the view of a cell. */
  private void touch(int index, int stone) {
    int key = keys[index] ^ stone;
    keys[index] = key;
    int cell = index >> DIRECTION_BITS;
    int place = (index & (DIRECTIONS - 1)) * Shape.BITS;
    int packed = (int) states[cell];
    int flipped = (packed >>> place ^ spread(shapes[key])) & open[cell];
    if (flipped != 0) {
      int now = packed ^ flipped << place;
      change(cell, now, entries(now));
    }
  }

  /** An empty cell has, or is to have, other shapes than before. */
  private void change(int cell, int packed, int entries) {
    long before = states[cell];
    log[logEnd] = before;
    log[logEnd + 1] = (long) entries << Integer.SIZE | cell;
    logEnd += 2;
    states[cell] = state(packed, entries);
    flipThreats(cell, entries ^ (int) (before >>> Integer.SIZE));
  }

  /** Flips a cell's bits among the threats where an entry's highest bit has flipped. */
  private void flipThreats(int cell, int flipped) {
    int word = plyStart + words + CellBits.word(cell);
    bitboards[word] ^= (long) (flipped >>> (HALF - 1) & 1) << cell;
    bitboards[word + words] ^= (long) (flipped >>> (Integer.SIZE - 1)) << cell;
  }

  /** The line key of a cell in a direction, see {@link ShapeTables}. */
  public int key(int cell, int direction) {
    return keys[cell * DIRECTIONS + direction];
  }

  /**
   * The shapes of the four directions, packed as {@link Combinations} has it. Of a stone that was
   * just played, those that it made.
   */
  public int packedShapes(int cell, int colour) {
    return (int) (states[cell] >>> ((colour - 1) * HALF)) & HALF_MASK;
  }

  /** The {@linkplain Combinations combination} of the four shapes on an empty cell. */
  public int combination(int cell, int colour) {
    return combinationOf(entry(cell, colour));
  }

  /** The class of an empty cell for a colour, see {@link CellClass}. */
  public int cellClass(int cell, int colour) {
    return classOf(entry(cell, colour));
  }

  /**
   * The class that an empty cell would be of if another empty cell in line with it held a stone.
   *
   * @param direction the line that both cells lie in
   * @param distance the other cell's distance, at most the tables' reach; negative before the cell
   */
  public int classWith(int cell, int colour, int direction, int distance, int stone) {
    int shift = distance > 0 ? tables.shiftAfter(distance) : tables.shiftBefore(-distance);
    int shape = tables.shape(key(cell, direction) ^ (stone << shift), colour);
    int place = direction * Shape.BITS;
    int packed = (packedShapes(cell, colour) & ~(Shape.MASK << place)) | (shape << place);
    return classOf((colour == Stone.BLACK ? blackEntries : whiteEntries)[packed]);
  }

  /** Whether no empty cell is left where a stone of either colour can become part of a five. */
  public boolean isDead() {
    return !isLive(liveCell) && !findLiveCell();
  }

  private boolean findLiveCell() {
    Geometry geometry = board.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      if (isLive(geometry.point(i))) {
        liveCell = geometry.point(i);
        return true;
      }
    }
    return false;
  }

  private boolean isLive(int cell) {
    return open[cell] != 0 && ((int) states[cell] & LIVE_MASK) != 0;
  }

  /**
   * Whether some empty cell is of a class.
   *
   * @param cellClass a threat, see {@link CellClass}
   */
  public boolean has(int colour, int cellClass) {
    return (threats(colour) & 1 << cellClass) != 0;
  }

  /** Whether at least two empty cells are fives for a colour. */
  public boolean hasSeveralFives(int colour) {
    return (threats(colour) & SEVERAL_FIVES) != 0;
  }

  /**
   * The classes of threats that a colour's empty cells have: the bit {@code 1 << class} of each.
   */
  int threats(int colour) {
    int place = threatsOf(colour);
    if (threats[place] == UNKNOWN) {
      threats[place] = findThreats(colour);
    }
    return threats[place];
  }

  /**
   * The first empty cell of a class in the order of the board, or {@link #NO_CELL}.
   *
   * @param cellClass a threat, see {@link CellClass}
   */
  public int first(int colour, int cellClass) {
    int bitboard = plyStart + colour * words;
    for (int word = firstWord; word <= lastWord; word++) {
      for (long left = bitboards[bitboard + word]; left != 0; left &= left - 1) {
        int cell = CellBits.first(word, left);
        if (cellClass(cell, colour) == cellClass) {
          return cell;
        }
      }
    }
    return NO_CELL;
  }

  /**
   * Writes the empty cells of some classes in the order of the board.
   *
   * @param lowest the lowest class wanted, a threat
   * @param highest the highest class wanted
   * @param into where the cells are written
   * @param offset the place of the first
   * @return the number of cells
   */
  public int collect(int colour, int lowest, int highest, int[] into, int offset) {
    int end = offset;
    int bitboard = plyStart + colour * words;
    for (int word = firstWord; word <= lastWord; word++) {
      for (long left = bitboards[bitboard + word]; left != 0; left &= left - 1) {
        int cell = CellBits.first(word, left);
        int cellClass = cellClass(cell, colour);
        if (cellClass >= lowest && cellClass <= highest) {
          into[end++] = cell;
        }
      }
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
    for (int word = firstWord; word <= lastWord; word++) {
      for (long left = bitboards[plyStart + word] & empty[word]; left != 0; left &= left - 1) {
        into[end++] = CellBits.first(word, left);
      }
    }
    return end - offset;
  }

  /** Whether an empty cell is near a stone, as {@link #collectNear} has it. */
  public boolean isNearStone(int cell) {
    return (bitboards[plyStart + CellBits.word(cell)] & CellBits.bit(cell)) != 0;
  }

  /** The moves made here and not taken back. */
  public int ply() {
    return ply;
  }

  /** The greatest ply: then the board is full. */
  public int maxPlies() {
    return maxPlies;
  }

  /**
   * Identifies the position of a ply of the present line: a number that no other position of that
   * ply has had here.
   */
  public long moveNumber(int ofPly) {
    return moveNumbers[ofPly];
  }

  /**
   * The changes that the moves of the present line made, two words each: an empty cell's state as
   * it was, and as it became; of each move first that of its own cell. {@link #blackCombination}
   * and {@link #whiteCombination} read both words, {@link #changedCell} the second. Not to be
   * written to.
   */
  public long[] log() {
    return log;
  }

  /** Where the changes of the move that led to a ply begin in the {@link #log}. */
  public int logStart(int ofPly) {
    return logStarts[ofPly];
  }

  /** Where they end. */
  public int logEnd(int ofPly) {
    return ofPly == ply ? logEnd : logStarts[ofPly + 1];
  }

  private void listNeighbours(Geometry geometry) {
    int count = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      for (int distance = 1; distance <= tables.reach(); distance++) {
        int step = distance * geometry.step(direction) * DIRECTIONS;
        neighbours[count] = direction - step;
        shifts[count++] = tables.shiftAfter(distance);
        neighbours[count] = direction + step;
        shifts[count++] = tables.shiftBefore(distance);
      }
    }
  }

  private void readCell(int cell) {
    int packed = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int key = readKey(cell, board.geometry().step(direction));
      keys[cell * DIRECTIONS + direction] = key;
      packed |= spread(shapes[key]) << (direction * Shape.BITS);
    }
    if (board.isEmpty(cell)) {
      int entries = entries(packed);
      states[cell] = state(packed, entries);
      open[cell] = SPREAD_MASK;
      empty[CellBits.word(cell)] |= CellBits.bit(cell);
      flipThreats(cell, entries);
    } else {
      states[cell] = state(packed, TAKEN);
      neighbourhood.mark(cell, bitboards, plyStart);
    }
  }

  private int readKey(int cell, int step) {
    int key = 0;
    for (int distance = 1; distance <= tables.reach(); distance++) {
      key |= board.stone(cell - distance * step) << tables.shiftBefore(distance);
      key |= board.stone(cell + distance * step) << tables.shiftAfter(distance);
    }
    return key;
  }

  private void forgetThreats() {
    threats[threatsOf(Stone.BLACK)] = UNKNOWN;
    threats[threatsOf(Stone.WHITE)] = UNKNOWN;
  }

  private int threatsOf(int colour) {
    return ply * COLOURS + colour - 1;
  }

  private int findThreats(int colour) {
    int bitboard = plyStart + colour * words;
    int shift = CLASS_SHIFT + colour * HALF;
    int found = 0;
    int twice = 0;
    for (int word = firstWord; word <= lastWord; word++) {
      for (long left = bitboards[bitboard + word]; left != 0; left &= left - 1) {
        int bit = 1 << ((int) (states[CellBits.first(word, left)] >>> shift) & CLASS_MASK);
        twice |= found & bit;
        found |= bit;
      }
    }
    return found | (twice & 1 << CellClass.FIVE) << 1;
  }

  /** Both colours' shapes in one direction, moved to where the packed ones have them. */
  private static int spread(byte both) {
    int bits = both & 0xFF;
    return (bits | bits << (HALF - Shape.BITS)) & SPREAD_MASK;
  }

  private int entries(int packed) {
    return blackEntries[packed & HALF_MASK] | whiteEntries[packed >>> HALF] << HALF;
  }

  private static long state(int packed, int entries) {
    return (long) entries << Integer.SIZE | Integer.toUnsignedLong(packed);
  }

  private int entry(int cell, int colour) {
    return (int) (states[cell] >>> ((colour + 1) * HALF)) & HALF_MASK;
  }

  /** The cell, in the second word of a change in the log. */
  public static int changedCell(long change) {
    return (int) change;
  }

  /** Black's combination in either word of a change in the log. */
  public static int blackCombination(long change) {
    return combinationOf((int) (change >>> Integer.SIZE));
  }

  /** White's combination in either word of a change in the log. */
  public static int whiteCombination(long change) {
    return combinationOf((int) (change >>> (Integer.SIZE + HALF)));
  }

  private static int combinationOf(int entry) {
    return entry & ShapeTables.COMBINATION_MASK;
  }

  private static int classOf(int entry) {
    return entry >>> ShapeTables.CLASS_SHIFT;
  }
}
