package org.katachi.board;

import java.util.Arrays;

/**
 * The position: stones, order of moves, side to move and hash. A move is made and unmade in
 * constant time.
 *
 * <p>Belongs to one thread. It knows no rule: any empty point can be played, by either side.
 */
public final class Board {

  private final Geometry geometry;
  private final Zobrist zobrist;
  private final byte[] stones;
  private final int[] moves;
  private int moveCount;
  private int stoneCount;
  private int sideToMove = Stone.BLACK;
  private long hash;

  /** An empty board with black to move. */
  public Board(Geometry geometry) {
    this.geometry = geometry;
    zobrist = new Zobrist(geometry.cellCount());
    stones = new byte[geometry.cellCount()];
    moves = new int[geometry.pointCount()];
    Arrays.fill(stones, (byte) Stone.BLOCKED);
    for (int i = 0; i < geometry.pointCount(); i++) {
      stones[geometry.point(i)] = Stone.EMPTY;
    }
  }

  /**
   * Becomes another position, with its moves.
   *
   * @throws IllegalArgumentException if it is of another size
   */
  public void copyFrom(Board other) {
    if (!other.geometry.equals(geometry)) {
      throw new IllegalArgumentException(
          "a board of " + geometry + " can't take over one of " + other.geometry);
    }
    System.arraycopy(other.stones, 0, stones, 0, stones.length);
    System.arraycopy(other.moves, 0, moves, 0, moves.length);
    moveCount = other.moveCount;
    stoneCount = other.stoneCount;
    sideToMove = other.sideToMove;
    hash = other.hash;
  }

  public Geometry geometry() {
    return geometry;
  }

  /** The stone on a cell, see {@link Stone}; every cell off the board is {@link Stone#BLOCKED}. */
  public int stone(int cell) {
    return stones[cell];
  }

  public boolean isEmpty(int cell) {
    return stones[cell] == Stone.EMPTY;
  }

  /** {@link Stone#BLACK} or {@link Stone#WHITE}. */
  public int sideToMove() {
    return sideToMove;
  }

  /** The number of moves that {@link #undo} can take back. */
  public int moveCount() {
    return moveCount;
  }

  /** The cell of the move number {@code i}, from zero. */
  public int move(int i) {
    return moves[i];
  }

  /** The cells of all moves in the order of play. */
  public int[] moves() {
    return Arrays.copyOf(moves, moveCount);
  }

  /** The cell of the last move; there must be one. */
  public int lastMove() {
    return moves[moveCount - 1];
  }

  /** The number of stones on the board, the dead ones included. */
  public int stoneCount() {
    return stoneCount;
  }

  public boolean isFull() {
    return stoneCount == geometry.pointCount();
  }

  /**
   * The Zobrist hash of the stones and the side to move; the order of the moves makes no
   * difference.
   */
  public long hash() {
    return hash;
  }

  /** The {@link #hash} after a move of the side to move to an empty cell. */
  public long hashAfter(int cell) {
    return hash ^ zobrist.key(sideToMove, cell) ^ zobrist.sideKey();
  }

  /** Puts a stone of the side to move on an empty cell. */
  public void play(int cell) {
    set(cell, sideToMove);
    moves[moveCount++] = cell;
    passTurn();
  }

  /** Takes the last move back; there must be one. */
  public void undo() {
    passTurn();
    clear(moves[--moveCount]);
  }

  /** Gives the turn to the other side without a stone. Two calls cancel out. */
  public void passTurn() {
    sideToMove = Stone.opponent(sideToMove);
    hash ^= zobrist.sideKey();
  }

  /**
   * Puts any stone on an empty cell outside the order of moves: no turn passes and {@link #undo}
   * does not see it.
   *
   * @param stone black, white or {@link Stone#BLOCKED} for a dead stone
   */
  public void set(int cell, int stone) {
    stones[cell] = (byte) stone;
    stoneCount++;
    hash ^= zobrist.key(stone, cell);
  }

  /** Empties a cell that holds a stone, outside the order of moves. */
  public void clear(int cell) {
    hash ^= zobrist.key(stones[cell], cell);
    stoneCount--;
    stones[cell] = Stone.EMPTY;
  }
}
