package org.katachi.network.inference;

import java.util.Arrays;
import org.katachi.network.common.Swar;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.shape.ShapeBoard;

/**
 * The accumulator in words of eight channels, 8 bits each: the diagonal ones, then those that see
 * all directions. An update changes the cells at once.
 */
final class SwarAccumulator extends ConvolutionAccumulator {

  private static final int WORDS = SwarPlane.WORDS;

  /** The sums of a ply, see {@link SwarPlane#addChanges}: of layer 1, then of layer 2. */
  private static final int SUM_WORDS = 8;

  /** The first sum of layer 2. */
  private static final int LAYER2_SUMS = SUM_WORDS / 2;

  private static final int LANES = ConvolutionTables.LANES;
  private static final int SUM_BITS = Short.SIZE;
  private static final int SUM_MASK = (1 << SUM_BITS) - 1;

  private static final long DIAGONAL_BOUNDS = ConvolutionWeights.layer1Bound(0) * Swar.ONES;
  private static final long ALL_BOUNDS =
      ConvolutionWeights.layer1Bound(ConvolutionWeights.DIAGONAL_CHANNELS) * Swar.ONES;

  private static final int CELL_WORDS = ConvolutionTables.CELL_WORDS;
  private static final int CENTRE = ConvolutionTables.CENTRE_WORD;
  private static final int LINE_WORDS = ConvolutionTables.LINE_WORDS;

  private final ConvolutionTables tables;
  private final SwarPlane layer1;

  /** In the lanes of {@link ConvolutionTables#biasWord}. */
  private final SwarPlane layer2;

  /** From a cell's words to those of the one below it. */
  private final int stride;

  /** By {@code ply * SUM_WORDS}. */
  private final long[] sums;

  SwarAccumulator(ConvolutionTables tables, ShapeBoard shapes) {
    super(shapes);
    this.tables = tables;
    int cells = shapes.board().geometry().cellCount();
    int plies = shapes.maxPlies() + 1;
    layer1 = new SwarPlane(cells, plies * maxChanged(shapes), maxChanged(shapes));
    layer2 = new SwarPlane(cells, plies * maxAffected(shapes), maxAffected(shapes));
    stride = WORDS * shapes.board().geometry().step(1);
    sums = new long[plies * SUM_WORDS];
  }

  @Override
  void clear() {
    layer1.fill(0, 0);
    layer2.fill(tables.biasWord(0), tables.biasWord(1));
    Arrays.fill(sums, 0, SUM_WORDS, 0);
  }

  @Override
  void addCell(int cell, int blackIndex, int whiteIndex) {
    long[] black = tables.blackWords();
    long[] white = tables.whiteWords();
    int blackOffset = blackIndex * CELL_WORDS;
    int whiteOffset = whiteIndex * CELL_WORDS;
    int offset = cell * WORDS;
    long diagonal = clamp(black[blackOffset] + white[whiteOffset], DIAGONAL_BOUNDS);
    long all = clamp(black[blackOffset + 1] + white[whiteOffset + 1], ALL_BOUNDS);
    layer1.words()[offset] = diagonal;
    layer1.words()[offset + 1] = all;
    SwarPlane.addTo(sums, 0, diagonal, all);
    long[] words = layer2.words();
    words[offset] += black[blackOffset + CENTRE] + white[whiteOffset + CENTRE];
    words[offset + 1] += black[blackOffset + CENTRE + 1] + white[whiteOffset + CENTRE + 1];
    addToNeighbours(words, offset, stride, diagonal, all);
  }

  @Override
  void addLine(int cell, int index) {
    layer2.words()[cell * WORDS] += tables.lineWords()[index * LINE_WORDS];
    layer2.words()[cell * WORDS + 1] += tables.lineWords()[index * LINE_WORDS + 1];
  }

  @Override
  void addLayer2(int cell) {
    int offset = cell * WORDS;
    long diagonal = Swar.reluBiased(layer2.words()[offset] ^ tables.negatedLanes(0));
    long all = Swar.reluBiased(layer2.words()[offset + 1] ^ tables.negatedLanes(1));
    SwarPlane.addTo(sums, LAYER2_SUMS, diagonal, all);
  }

  @Override
  void update(int ply, long[] log, int start, int stoneIndex) {
    int to = ply * SUM_WORDS;
    int from = to - SUM_WORDS;
    layer1.save(changed);
    layer2.save(affected);
    updateLayer1(log, start, changed.count(), stoneIndex * CELL_WORDS);
    addLineChanges();
    layer1.readChanges(changed);
    layer1.addChanges(changed.count(), sums, from, to);
    layer2.readChanges(affected);
    layer2.reluChanges(affected.count(), tables.negatedLanes(0), tables.negatedLanes(1));
    layer2.addChanges(affected.count(), sums, from + LAYER2_SUMS, to + LAYER2_SUMS);
  }

  /** Computes layer 1 of the changed cells, and what it adds to layer 2. */
  private void updateLayer1(long[] log, int start, int changes, int stone) {
    long[] black = tables.blackWords();
    long[] white = tables.whiteWords();
    long[] cells = layer1.words();
    long[] words = layer2.words();
    for (int i = 0; i < changes; i++) {
      long before = log[start + 2 * i];
      long after = log[start + 2 * i + 1];
      int offset = ShapeBoard.changedCell(after) * WORDS;
      int removedBlack = ShapeBoard.blackCombination(before) * CELL_WORDS;
      int removedWhite = ShapeBoard.whiteCombination(before) * CELL_WORDS;
      int addedBlack = i == 0 ? stone : ShapeBoard.blackCombination(after) * CELL_WORDS;
      int addedWhite = i == 0 ? stone : ShapeBoard.whiteCombination(after) * CELL_WORDS;
      words[offset] +=
          black[addedBlack + CENTRE]
              + white[addedWhite + CENTRE]
              - black[removedBlack + CENTRE]
              - white[removedWhite + CENTRE];
      words[offset + 1] +=
          black[addedBlack + CENTRE + 1]
              + white[addedWhite + CENTRE + 1]
              - black[removedBlack + CENTRE + 1]
              - white[removedWhite + CENTRE + 1];
      long diagonal = clamp(black[addedBlack] + white[addedWhite], DIAGONAL_BOUNDS);
      long all = clamp(black[addedBlack + 1] + white[addedWhite + 1], ALL_BOUNDS);
      addToNeighbours(words, offset, stride, diagonal - cells[offset], all - cells[offset + 1]);
      cells[offset] = diagonal;
      cells[offset + 1] = all;
    }
  }

  /** Adds what the windows change in layer 2. */
  private void addLineChanges() {
    long[] lines = tables.lineWords();
    long[] words = layer2.words();
    for (int i = 0; i < CellWindows.CHANGES; i++) {
      int offset = windows.cell(i) * WORDS;
      int removed = windows.before(i) * LINE_WORDS;
      int added = windows.after(i) * LINE_WORDS;
      words[offset] += lines[added] - lines[removed];
      words[offset + 1] += lines[added + 1] - lines[removed + 1];
    }
  }

  /** Adds words to those of a cell's neighbours. */
  private static void addToNeighbours(
      long[] words, int offset, int stride, long diagonal, long all) {
    int above = offset - stride;
    int below = offset + stride;
    words[above - 2] += diagonal;
    words[above - 1] += all;
    words[above + 1] += all;
    words[above + 2] += diagonal;
    words[above + 3] += all;
    words[offset - 1] += all;
    words[offset + 3] += all;
    words[below - 2] += diagonal;
    words[below - 1] += all;
    words[below + 1] += all;
    words[below + 2] += diagonal;
    words[below + 3] += all;
  }

  /** The lanes of a sum of two embeddings between zero and their bounds. */
  private static long clamp(long sum, long bounds) {
    return Swar.min(Swar.reluBiased(sum), bounds);
  }

  @Override
  void commit() {
    // The cells have changed already.
  }

  @Override
  void discard() {
    undo();
  }

  @Override
  void undo() {
    layer1.restore(changed);
    layer2.restore(affected);
  }

  @Override
  void unpack(int ply, float[] into, int offset) {
    for (int word = 0; word < SUM_WORDS; word++) {
      long lanes = sums[ply * SUM_WORDS + word];
      int first = offset + word / 2 * LANES + word % 2;
      for (int i = 0; i < LANES / 2; i++) {
        into[first + 2 * i] = (int) (lanes >>> (i * SUM_BITS)) & SUM_MASK;
      }
    }
  }
}
