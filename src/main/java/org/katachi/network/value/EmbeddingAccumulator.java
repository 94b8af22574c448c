package org.katachi.network.value;

import java.util.Arrays;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.common.Swar;
import org.katachi.shape.ShapeBoard;

/**
 * The accumulator: the sums of a {@link FeatureEmbedding} over a board's empty cells, one set a
 * ply. They follow the {@link ShapeBoard}'s log of changes, and only when they are asked for. A
 * cell where a stone is, or may be, a foul counts as dead. Belongs to the board's thread.
 *
 * <p>What a move changes is added up in lanes of 16 bits, the even weights of the vectors in one
 * {@code long} and the odd ones in another. A move changes at most 41 cells, and a sum by at most
 * 255 a cell, so a lane never leaves 16 bits.
 */
public final class EmbeddingAccumulator {

  private static final int LENGTH = FeatureEmbedding.LENGTH;

  /** The sums of a ply: black's, then white's. */
  private static final int PLY_SUMS = 2 * LENGTH;

  private static final int LANE_BITS = Short.SIZE;
  private static final int LANE_MASK = (1 << LANE_BITS) - 1;

  /** Half of what a lane holds. */
  private static final int OFFSET = 1 << (LANE_BITS - 1);

  /** Makes each lane positive, so that none borrows. */
  private static final long OFFSETS = 0x8000_8000_8000_8000L;

  private final ShapeBoard shapes;
  private final long[] blackVectors;
  private final long[] whiteVectors;

  /** By {@code ply * PLY_SUMS}. */
  private final int[] sums;

  /** By ply: the move after which its sums were computed, see {@link ShapeBoard#moveNumber}. */
  private final long[] computedAt;

  /** The inputs that were asked for last. */
  private final int[] inputs = new int[PLY_SUMS];

  /** The sums of a board, from its present position on. */
  EmbeddingAccumulator(FeatureEmbedding embedding, ShapeBoard shapes) {
    this.shapes = shapes;
    blackVectors = embedding.vectors(Stone.BLACK, shapes.tables());
    whiteVectors = embedding.vectors(Stone.WHITE, shapes.tables());
    sums = new int[(shapes.maxPlies() + 1) * PLY_SUMS];
    computedAt = new long[shapes.maxPlies() + 1];
    Arrays.fill(computedAt, -1);
  }

  /** The sums for a side, then those for its opponent. They hold until the next call. */
  public int[] inputs(int side) {
    update();
    int ofSide = shapes.ply() * PLY_SUMS + (side - Stone.BLACK) * LENGTH;
    int ofOpponent = shapes.ply() * PLY_SUMS + (Stone.opponent(side) - Stone.BLACK) * LENGTH;
    for (int i = 0; i < LENGTH; i++) {
      inputs[i] = sums[ofSide + i];
      inputs[LENGTH + i] = sums[ofOpponent + i];
    }
    return inputs;
  }

  private void update() {
    int top = shapes.ply();
    int ply = top;
    while (computedAt[ply] != shapes.moveNumber(ply)) {
      if (ply == 0) {
        refresh(top);
        return;
      }
      ply--;
    }
    while (ply < top) {
      ply++;
      addMove(ply * PLY_SUMS, shapes.log(), shapes.logStart(ply), shapes.logEnd(ply));
      computedAt[ply] = shapes.moveNumber(ply);
    }
  }

  /** Computes the sums of the position on the board from all its cells. */
  private void refresh(int ply) {
    int to = ply * PLY_SUMS;
    Arrays.fill(sums, to, to + PLY_SUMS, 0);
    Geometry geometry = shapes.board().geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (shapes.board().isEmpty(cell)) {
        addVector(blackVectors[shapes.combination(cell, Stone.BLACK)], to);
        addVector(whiteVectors[shapes.combination(cell, Stone.WHITE)], to + LENGTH);
      }
    }
    computedAt[ply] = shapes.moveNumber(ply);
  }

  private void addVector(long vector, int to) {
    for (int i = 0; i < LENGTH; i++) {
      sums[to + i] += (byte) ((vector ^ Swar.SIGN_BITS) >>> (i * Byte.SIZE));
    }
  }

  /**
   * Computes the sums after a move from those before it.
   *
   * @param to the offset of the sums after it
   * @param log the changes, see {@link ShapeBoard#log}
   * @param start where those of the move begin
   * @param end where they end
   */
  private void addMove(int to, long[] log, int start, int end) {
    long blackEven = OFFSETS;
    long blackOdd = OFFSETS;
    long whiteEven = OFFSETS;
    long whiteOdd = OFFSETS;
    for (int i = start; i < end; i += 2) {
      long removed = blackVectors[ShapeBoard.blackCombination(log[i])];
      long added = blackVectors[ShapeBoard.blackCombination(log[i + 1])];
      blackEven += Swar.even(added) - Swar.even(removed);
      blackOdd += Swar.odd(added) - Swar.odd(removed);
      removed = whiteVectors[ShapeBoard.whiteCombination(log[i])];
      added = whiteVectors[ShapeBoard.whiteCombination(log[i + 1])];
      whiteEven += Swar.even(added) - Swar.even(removed);
      whiteOdd += Swar.odd(added) - Swar.odd(removed);
    }
    addLanes(blackEven, to);
    addLanes(blackOdd, to + 1);
    addLanes(whiteEven, to + LENGTH);
    addLanes(whiteOdd, to + LENGTH + 1);
  }

  /** Adds lanes to every second sum before the move. */
  private void addLanes(long lanes, int to) {
    int from = to - PLY_SUMS;
    for (int i = 0; i < LENGTH; i += 2) {
      int change = ((int) (lanes >>> (i / 2 * LANE_BITS)) & LANE_MASK) - OFFSET;
      sums[to + i] = sums[from + i] + change;
    }
  }
}
