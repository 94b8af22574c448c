package org.katachi.network.inference;

import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.shape.ShapeBoard;

/**
 * The accumulator in vectors: the sixteen channels of a cell in as many bytes.
 *
 * <p>Each loop is a method of its own and too large to be inlined, so C2 compiles it by itself: in
 * a large caller it may run out of room, and a vector that leaves its method is an object.
 */
final class SimdConvolution extends ConvolutionAccumulator {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  private static final VectorSpecies<Byte> CELL = ByteVector.SPECIES_128;
  private static final VectorSpecies<Short> CHANGES = ShortVector.SPECIES_256;
  private static final VectorSpecies<Float> SUMS = FloatVector.SPECIES_256;

  /** The sums of a ply: of features, then of responses. */
  private static final int SUM_LENGTH = 2 * CHANNELS;

  private static final int ROW = ConvolutionWeights.ROW_LENGTH;
  private static final int OWN = CHANNELS;

  /** By channel: the greatest feature. */
  private static final byte[] BOUNDS = new byte[CHANNELS];

  /** All bits of the channels that see the neighbours in row and column, too. */
  private static final byte[] STRAIGHT = new byte[CHANNELS];

  static {
    for (int channel = 0; channel < CHANNELS; channel++) {
      BOUNDS[channel] = (byte) ConvolutionWeights.maxFeature(channel);
      STRAIGHT[channel] = (byte) (channel < ConvolutionWeights.DIAGONAL_CHANNELS ? 0 : -1);
    }
  }

  private final SimdHead head;

  /** By {@code row * ROW}: the numbers of black's combinations. */
  private final byte[] black;

  /** The numbers of white's. */
  private final byte[] white;

  /** By {@code row * CHANNELS}. */
  private final byte[] windowRows;

  /** All bits of the channels whose neighbours' features are taken away. */
  private final byte[] negated = new byte[CHANNELS];

  /** By {@code cell * CHANNELS}. */
  private final byte[] features;

  /** By place in the stack of the changed cells. */
  private final byte[] savedFeatures;

  /** By cell, before they are cut off at zero. */
  private final byte[] responses;

  /** By place in the stack of the touched cells. */
  private final byte[] savedResponses;

  /** By place among the changed cells: the features after the pending move. */
  private final byte[] nextFeatures;

  /** By place among the touched cells: the responses after it. */
  private final byte[] nextResponses;

  /** By cell: what it adds to the responses while these are computed. Else zero in all points. */
  private final byte[] changes;

  /** From a cell's bytes to those of the one below it. */
  private final int stride;

  /** By {@code ply * SUM_LENGTH}; whole numbers. */
  private final float[] sums;

  SimdConvolution(ConvolutionTables tables, ConvolutionHead head, ShapeBoard shapes) {
    super(shapes);
    this.head = new SimdHead(head);
    black = tables.blackBytes();
    white = tables.whiteBytes();
    windowRows = tables.windowBytes();
    for (int channel = 0; channel < CHANNELS; channel++) {
      long lanes = tables.negatedLanes(channel / ConvolutionTables.LANES);
      negated[channel] = (byte) (lanes >>> (channel % ConvolutionTables.LANES * Byte.SIZE));
    }
    int cells = shapes.board().geometry().cellCount();
    int plies = shapes.maxPlies() + 1;
    features = new byte[cells * CHANNELS];
    savedFeatures = new byte[plies * maxChanged(shapes) * CHANNELS];
    responses = new byte[cells * CHANNELS];
    savedResponses = new byte[plies * maxTouched(shapes) * CHANNELS];
    nextFeatures = new byte[maxChanged(shapes) * CHANNELS];
    nextResponses = new byte[maxTouched(shapes) * CHANNELS];
    changes = new byte[cells * CHANNELS];
    stride = CHANNELS * shapes.board().geometry().step(1);
    sums = new float[plies * SUM_LENGTH];
  }

  @Override
  void clear() {
    Arrays.fill(features, (byte) 0);
    Arrays.fill(responses, (byte) 0);
    Arrays.fill(changes, (byte) 0);
    Arrays.fill(sums, 0, SUM_LENGTH, 0);
  }

  /** In plain numbers: it runs seldom, as the next. */
  @Override
  void addCell(int cell, int blackRow, int whiteRow) {
    int place = cell * CHANNELS;
    for (int channel = 0; channel < CHANNELS; channel++) {
      int ofBlack = blackRow * ROW + channel;
      int ofWhite = whiteRow * ROW + channel;
      int sum = black[ofBlack] + white[ofWhite];
      int feature = Math.max(0, Math.min(BOUNDS[channel], sum));
      features[place + channel] = (byte) feature;
      sums[channel] += feature;
      responses[place + channel] += (byte) (black[ofBlack + OWN] + white[ofWhite + OWN]);
      spread(place + channel, channel, (feature ^ negated[channel]) - negated[channel]);
    }
  }

  /** Adds a number to a channel of a cell's neighbours. */
  private void spread(int place, int channel, int number) {
    for (int row = place - stride; row <= place + stride; row += stride) {
      for (int at = row - CHANNELS; at <= row + CHANNELS; at += CHANNELS) {
        boolean isDiagonal = row != place && at != row;
        if (isDiagonal || (at != place && STRAIGHT[channel] != 0)) {
          responses[at] += (byte) number;
        }
      }
    }
  }

  @Override
  void addWindow(int cell, int row) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      responses[cell * CHANNELS + channel] += windowRows[row * CHANNELS + channel];
    }
  }

  @Override
  void addResponse(int cell) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      sums[CHANNELS + channel] += Math.max(0, responses[cell * CHANNELS + channel]);
    }
  }

  @Override
  void update(int ply, long[] log, int start, int stoneRow) {
    int to = ply * SUM_LENGTH;
    int from = to - SUM_LENGTH;
    changeCells(log, start, changed.count(), stoneRow * ROW, from, to);
    changeWindows(windows);
    addResponses(touched.cells(), touched.start(), touched.end(), from + CHANNELS, to + CHANNELS);
  }

  /** Computes the features, their sums, and what the responses have of them. */
  private void changeCells(long[] log, int start, int count, int stone, int from, int to) {
    ByteVector sign = ByteVector.fromArray(CELL, negated, 0);
    ByteVector straight = ByteVector.fromArray(CELL, STRAIGHT, 0);
    ByteVector bounds = ByteVector.fromArray(CELL, BOUNDS, 0);
    ByteVector zero = ByteVector.zero(CELL);
    ShortVector change = ShortVector.zero(CHANGES);
    for (int i = 0; i < count; i++) {
      long before = log[start + 2 * i];
      long after = log[start + 2 * i + 1];
      int place = ShapeBoard.changedCell(after) * CHANNELS;
      int removedBlack = ShapeBoard.blackCombination(before) * ROW;
      int removedWhite = ShapeBoard.whiteCombination(before) * ROW;
      int addedBlack = i == 0 ? stone : ShapeBoard.blackCombination(after) * ROW;
      int addedWhite = i == 0 ? stone : ShapeBoard.whiteCombination(after) * ROW;
      ByteVector own =
          ByteVector.fromArray(CELL, black, addedBlack + OWN)
              .add(ByteVector.fromArray(CELL, white, addedWhite + OWN))
              .sub(ByteVector.fromArray(CELL, black, removedBlack + OWN))
              .sub(ByteVector.fromArray(CELL, white, removedWhite + OWN));
      ByteVector feature =
          ByteVector.fromArray(CELL, black, addedBlack)
              .add(ByteVector.fromArray(CELL, white, addedWhite))
              .max(zero)
              .min(bounds);
      ByteVector more = feature.sub(ByteVector.fromArray(CELL, features, place));
      feature.intoArray(nextFeatures, i * CHANNELS);
      change = change.add(more.convertShape(VectorOperators.B2S, CHANGES, 0));
      ByteVector toDiagonals = more.lanewise(VectorOperators.XOR, sign).sub(sign);
      ByteVector toStraights = toDiagonals.and(straight);
      int above = place - stride;
      int below = place + stride;
      add(toDiagonals, above - CHANNELS);
      add(toStraights, above);
      add(toDiagonals, above + CHANNELS);
      add(toStraights, place - CHANNELS);
      add(own, place);
      add(toStraights, place + CHANNELS);
      add(toDiagonals, below - CHANNELS);
      add(toStraights, below);
      add(toDiagonals, below + CHANNELS);
    }
    addSums(change, from, to);
  }

  /** Computes what the responses have of the windows. */
  private void changeWindows(CellWindows of) {
    for (int i = 0; i < CellWindows.CHANGES; i++) {
      ByteVector added = ByteVector.fromArray(CELL, windowRows, of.after(i) * CHANNELS);
      ByteVector removed = ByteVector.fromArray(CELL, windowRows, of.before(i) * CHANNELS);
      add(added.sub(removed), of.cell(i) * CHANNELS);
    }
  }

  private void add(ByteVector numbers, int place) {
    ByteVector.fromArray(CELL, changes, place).add(numbers).intoArray(changes, place);
  }

  /** Computes the responses, and adds what they become, less what they are. */
  private void addResponses(int[] cells, int start, int end, int from, int to) {
    ByteVector zero = ByteVector.zero(CELL);
    ShortVector change = ShortVector.zero(CHANGES);
    for (int i = start; i < end; i++) {
      int place = cells[i] * CHANNELS;
      ByteVector before = ByteVector.fromArray(CELL, responses, place);
      ByteVector after = before.add(ByteVector.fromArray(CELL, changes, place));
      zero.intoArray(changes, place);
      after.intoArray(nextResponses, (i - start) * CHANNELS);
      ByteVector more = after.max(zero).sub(before.max(zero));
      change = change.add(more.convertShape(VectorOperators.B2S, CHANGES, 0));
    }
    addSums(change, from, to);
  }

  /** Whole numbers below 2²⁴ are exact in {@code float}. */
  private void addSums(ShortVector change, int from, int to) {
    for (int half = 0; half < 2; half++) {
      int at = half * SUMS.length();
      FloatVector.fromArray(SUMS, sums, from + at)
          .add(change.convertShape(VectorOperators.S2F, SUMS, half))
          .intoArray(sums, to + at);
    }
  }

  @Override
  void commit() {
    commit(features, changed.cells(), changed.start(), changed.end(), nextFeatures, savedFeatures);
    commit(
        responses, touched.cells(), touched.start(), touched.end(), nextResponses, savedResponses);
  }

  private static void commit(
      byte[] plane, int[] cells, int start, int end, byte[] next, byte[] saved) {
    for (int i = start; i < end; i++) {
      int place = cells[i] * CHANNELS;
      ByteVector.fromArray(CELL, plane, place).intoArray(saved, i * CHANNELS);
      ByteVector.fromArray(CELL, next, (i - start) * CHANNELS).intoArray(plane, place);
    }
  }

  @Override
  void discard() {
    // The cells are what they were.
  }

  @Override
  void undo() {
    restore(features, changed.cells(), changed.start(), changed.end(), savedFeatures);
    restore(responses, touched.cells(), touched.start(), touched.end(), savedResponses);
  }

  @Override
  int value(int turn, int threats, float[] inputs) {
    return head.value(turn, threats, inputs);
  }

  private static void restore(byte[] plane, int[] cells, int start, int end, byte[] saved) {
    for (int i = start; i < end; i++) {
      ByteVector.fromArray(CELL, saved, i * CHANNELS).intoArray(plane, cells[i] * CHANNELS);
    }
  }

  @Override
  void unpack(int ply, float[] into, int offset) {
    System.arraycopy(sums, ply * SUM_LENGTH, into, offset, SUM_LENGTH);
  }
}
