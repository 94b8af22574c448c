package org.katachi.network.inference;

import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.shape.ShapeBoard;

/**
 * The accumulator in vectors: the sixteen channels of a cell in as many bytes.
 *
 * <p>Each loop is a method of its own and too large to be inlined, so C2 compiles it by itself: in
 * a large caller it may run out of room, and a vector that leaves its method is an object.
 */
final class SimdAccumulator extends ConvolutionAccumulator {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_128;
  private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_256;
  private static final VectorSpecies<Float> FLOATS = FloatVector.SPECIES_256;

  /** The sums of a ply: of layer 1, then of layer 2. */
  private static final int SUM_LENGTH = 2 * CHANNELS;

  private static final int CELL_LENGTH = ConvolutionWeights.CELL_LENGTH;
  private static final int CENTRE = CHANNELS;

  /** By channel: the upper bound of layer 1. */
  private static final byte[] BOUNDS = new byte[CHANNELS];

  /** All bits of the channels that see the neighbours in row and column, too. */
  private static final byte[] STRAIGHT = new byte[CHANNELS];

  static {
    for (int channel = 0; channel < CHANNELS; channel++) {
      BOUNDS[channel] = (byte) ConvolutionWeights.layer1Bound(channel);
      STRAIGHT[channel] = (byte) (channel < ConvolutionWeights.DIAGONAL_CHANNELS ? 0 : -1);
    }
  }

  /** By {@code index * CELL_LENGTH}: the embeddings of black's combinations. */
  private final byte[] black;

  /** Those of white's. */
  private final byte[] white;

  /** By {@code index * CHANNELS}. */
  private final byte[] lineBytes;

  /** All bits of the channels with the sign -1. */
  private final byte[] negated = new byte[CHANNELS];

  /** By {@code cell * CHANNELS}. */
  private final byte[] layer1;

  /** By index in the stack of the changed cells. */
  private final byte[] savedLayer1;

  /** By cell, before ReLU. */
  private final byte[] layer2;

  /** By index in the stack of the affected cells. */
  private final byte[] savedLayer2;

  /** By index among the changed cells: layer 1 after the pending move. */
  private final byte[] nextLayer1;

  /** By index among the affected cells: layer 2 after it. */
  private final byte[] nextLayer2;

  /** By cell: what it adds to layer 2 while that is computed. Else zero in all points. */
  private final byte[] changes;

  /** From a cell's bytes to those of the one below it. */
  private final int stride;

  /** By {@code ply * SUM_LENGTH}; integers. */
  private final float[] sums;

  SimdAccumulator(ConvolutionTables tables, ShapeBoard shapes) {
    super(shapes);
    black = tables.blackBytes();
    white = tables.whiteBytes();
    lineBytes = tables.lineBytes();
    for (int channel = 0; channel < CHANNELS; channel++) {
      long lanes = tables.negatedLanes(channel / ConvolutionTables.LANES);
      negated[channel] = (byte) (lanes >>> (channel % ConvolutionTables.LANES * Byte.SIZE));
    }
    int cells = shapes.board().geometry().cellCount();
    int plies = shapes.maxPlies() + 1;
    layer1 = new byte[cells * CHANNELS];
    savedLayer1 = new byte[plies * maxChanged(shapes) * CHANNELS];
    layer2 = new byte[cells * CHANNELS];
    savedLayer2 = new byte[plies * maxAffected(shapes) * CHANNELS];
    nextLayer1 = new byte[maxChanged(shapes) * CHANNELS];
    nextLayer2 = new byte[maxAffected(shapes) * CHANNELS];
    changes = new byte[cells * CHANNELS];
    stride = CHANNELS * shapes.board().geometry().step(1);
    sums = new float[plies * SUM_LENGTH];
  }

  @Override
  void clear() {
    Arrays.fill(layer1, (byte) 0);
    Arrays.fill(layer2, (byte) 0);
    Arrays.fill(changes, (byte) 0);
    Arrays.fill(sums, 0, SUM_LENGTH, 0);
  }

  /** One by one: it runs seldom, as the next. */
  @Override
  void addCell(int cell, int blackIndex, int whiteIndex) {
    int offset = cell * CHANNELS;
    for (int channel = 0; channel < CHANNELS; channel++) {
      int ofBlack = blackIndex * CELL_LENGTH + channel;
      int ofWhite = whiteIndex * CELL_LENGTH + channel;
      int sum = black[ofBlack] + white[ofWhite];
      int clamped = Math.max(0, Math.min(BOUNDS[channel], sum));
      layer1[offset + channel] = (byte) clamped;
      sums[channel] += clamped;
      layer2[offset + channel] += (byte) (black[ofBlack + CENTRE] + white[ofWhite + CENTRE]);
      addToNeighbours(offset + channel, channel, (clamped ^ negated[channel]) - negated[channel]);
    }
  }

  /** Adds to a channel of a cell's neighbours. */
  private void addToNeighbours(int offset, int channel, int value) {
    for (int row = offset - stride; row <= offset + stride; row += stride) {
      for (int at = row - CHANNELS; at <= row + CHANNELS; at += CHANNELS) {
        boolean isDiagonal = row != offset && at != row;
        if (isDiagonal || (at != offset && STRAIGHT[channel] != 0)) {
          layer2[at] += (byte) value;
        }
      }
    }
  }

  @Override
  void addLine(int cell, int index) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      layer2[cell * CHANNELS + channel] += lineBytes[index * CHANNELS + channel];
    }
  }

  @Override
  void addLayer2(int cell) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      sums[CHANNELS + channel] += Math.max(0, layer2[cell * CHANNELS + channel]);
    }
  }

  @Override
  void update(int ply, long[] log, int start, int stoneIndex) {
    int to = ply * SUM_LENGTH;
    int from = to - SUM_LENGTH;
    updateLayer1(log, start, changed.count(), stoneIndex * CELL_LENGTH, from, to);
    addLineChanges(windows);
    updateLayer2(
        affected.cells(), affected.start(), affected.end(), from + CHANNELS, to + CHANNELS);
  }

  /** Computes layer 1, its sums, and what it adds to layer 2. */
  private void updateLayer1(long[] log, int start, int count, int stone, int from, int to) {
    ByteVector sign = ByteVector.fromArray(BYTES, negated, 0);
    ByteVector straight = ByteVector.fromArray(BYTES, STRAIGHT, 0);
    ByteVector bounds = ByteVector.fromArray(BYTES, BOUNDS, 0);
    ByteVector zero = ByteVector.zero(BYTES);
    ShortVector change = ShortVector.zero(SHORTS);
    for (int i = 0; i < count; i++) {
      long before = log[start + 2 * i];
      long after = log[start + 2 * i + 1];
      int offset = ShapeBoard.changedCell(after) * CHANNELS;
      int removedBlack = ShapeBoard.blackCombination(before) * CELL_LENGTH;
      int removedWhite = ShapeBoard.whiteCombination(before) * CELL_LENGTH;
      int addedBlack = i == 0 ? stone : ShapeBoard.blackCombination(after) * CELL_LENGTH;
      int addedWhite = i == 0 ? stone : ShapeBoard.whiteCombination(after) * CELL_LENGTH;
      ByteVector centre =
          ByteVector.fromArray(BYTES, black, addedBlack + CENTRE)
              .add(ByteVector.fromArray(BYTES, white, addedWhite + CENTRE))
              .sub(ByteVector.fromArray(BYTES, black, removedBlack + CENTRE))
              .sub(ByteVector.fromArray(BYTES, white, removedWhite + CENTRE));
      ByteVector clamped =
          ByteVector.fromArray(BYTES, black, addedBlack)
              .add(ByteVector.fromArray(BYTES, white, addedWhite))
              .max(zero)
              .min(bounds);
      ByteVector more = clamped.sub(ByteVector.fromArray(BYTES, layer1, offset));
      clamped.intoArray(nextLayer1, i * CHANNELS);
      change = change.add(more.convertShape(VectorOperators.B2S, SHORTS, 0));
      ByteVector toDiagonals = more.lanewise(VectorOperators.XOR, sign).sub(sign);
      ByteVector toStraights = toDiagonals.and(straight);
      int above = offset - stride;
      int below = offset + stride;
      add(toDiagonals, above - CHANNELS);
      add(toStraights, above);
      add(toDiagonals, above + CHANNELS);
      add(toStraights, offset - CHANNELS);
      add(centre, offset);
      add(toStraights, offset + CHANNELS);
      add(toDiagonals, below - CHANNELS);
      add(toStraights, below);
      add(toDiagonals, below + CHANNELS);
    }
    addSums(change, from, to);
  }

  /** Computes what the windows add to layer 2. */
  private void addLineChanges(CellWindows of) {
    for (int i = 0; i < CellWindows.CHANGES; i++) {
      ByteVector added = ByteVector.fromArray(BYTES, lineBytes, of.after(i) * CHANNELS);
      ByteVector removed = ByteVector.fromArray(BYTES, lineBytes, of.before(i) * CHANNELS);
      add(added.sub(removed), of.cell(i) * CHANNELS);
    }
  }

  private void add(ByteVector values, int offset) {
    ByteVector.fromArray(BYTES, changes, offset).add(values).intoArray(changes, offset);
  }

  /** Computes layer 2 and its sums. */
  private void updateLayer2(int[] cells, int start, int end, int from, int to) {
    ByteVector zero = ByteVector.zero(BYTES);
    ShortVector change = ShortVector.zero(SHORTS);
    for (int i = start; i < end; i++) {
      int offset = cells[i] * CHANNELS;
      ByteVector before = ByteVector.fromArray(BYTES, layer2, offset);
      ByteVector after = before.add(ByteVector.fromArray(BYTES, changes, offset));
      zero.intoArray(changes, offset);
      after.intoArray(nextLayer2, (i - start) * CHANNELS);
      ByteVector more = after.max(zero).sub(before.max(zero));
      change = change.add(more.convertShape(VectorOperators.B2S, SHORTS, 0));
    }
    addSums(change, from, to);
  }

  /** Integers below 2²⁴ are exact in {@code float}. */
  private void addSums(ShortVector change, int from, int to) {
    for (int half = 0; half < 2; half++) {
      int at = half * FLOATS.length();
      FloatVector.fromArray(FLOATS, sums, from + at)
          .add(change.convertShape(VectorOperators.S2F, FLOATS, half))
          .intoArray(sums, to + at);
    }
  }

  @Override
  void commit() {
    commit(layer1, changed.cells(), changed.start(), changed.end(), nextLayer1, savedLayer1);
    commit(layer2, affected.cells(), affected.start(), affected.end(), nextLayer2, savedLayer2);
  }

  private static void commit(
      byte[] plane, int[] cells, int start, int end, byte[] next, byte[] saved) {
    for (int i = start; i < end; i++) {
      int offset = cells[i] * CHANNELS;
      ByteVector.fromArray(BYTES, plane, offset).intoArray(saved, i * CHANNELS);
      ByteVector.fromArray(BYTES, next, (i - start) * CHANNELS).intoArray(plane, offset);
    }
  }

  @Override
  void discard() {
    // The cells are what they were.
  }

  @Override
  void undo() {
    restore(layer1, changed.cells(), changed.start(), changed.end(), savedLayer1);
    restore(layer2, affected.cells(), affected.start(), affected.end(), savedLayer2);
  }

  private static void restore(byte[] plane, int[] cells, int start, int end, byte[] saved) {
    for (int i = start; i < end; i++) {
      ByteVector.fromArray(BYTES, saved, i * CHANNELS).intoArray(plane, cells[i] * CHANNELS);
    }
  }

  @Override
  void unpack(int ply, float[] into, int offset) {
    System.arraycopy(sums, ply * SUM_LENGTH, into, offset, SUM_LENGTH);
  }
}
