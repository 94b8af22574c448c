package org.katachi.network.inference;

import java.util.Arrays;
import org.katachi.network.common.Swar;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.shape.ShapeBoard;

/**
 * The accumulator in words of eight channels, 8 bits each: the diagonal ones, then those that see
 * all directions. An update changes the cells at once.
 */
final class SwarConvolution extends ConvolutionAccumulator {

  private static final int WORDS = SwarPlane.WORDS;

  /** The sums of a ply, see {@link SwarPlane#addChanges}: of features, then of responses. */
  private static final int SUM_WORDS = 8;

  /** The first of the responses' sums. */
  private static final int RESPONSE_SUMS = SUM_WORDS / 2;

  private static final int LANES = ConvolutionTables.LANES;
  private static final int SUM_BITS = Short.SIZE;
  private static final int SUM_MASK = (1 << SUM_BITS) - 1;

  private static final long DIAGONAL_BOUNDS = ConvolutionWeights.maxFeature(0) * Swar.ONES;
  private static final long ALL_BOUNDS =
      ConvolutionWeights.maxFeature(ConvolutionWeights.DIAGONAL_CHANNELS) * Swar.ONES;

  private static final int ROW = ConvolutionTables.WORDS;
  private static final int OWN = ConvolutionTables.FIRST_RESPONSE_WORD;
  private static final int WINDOW = ConvolutionTables.WINDOW_WORDS;

  private final ConvolutionTables tables;
  private final ConvolutionHead head;
  private final SwarPlane features;

  /** In the lanes of {@link ConvolutionTables#biasWord}. */
  private final SwarPlane responses;

  /** From a cell's words to those of the one below it. */
  private final int stride;

  /** By {@code ply * SUM_WORDS}. */
  private final long[] sums;

  SwarConvolution(ConvolutionTables tables, ConvolutionHead head, ShapeBoard shapes) {
    super(shapes);
    this.tables = tables;
    this.head = head;
    int cells = shapes.board().geometry().cellCount();
    int plies = shapes.maxPlies() + 1;
    features = new SwarPlane(cells, plies * maxChanged(shapes), maxChanged(shapes));
    responses = new SwarPlane(cells, plies * maxTouched(shapes), maxTouched(shapes));
    stride = WORDS * shapes.board().geometry().step(1);
    sums = new long[plies * SUM_WORDS];
  }

  @Override
  void clear() {
    features.fill(0, 0);
    responses.fill(tables.biasWord(0), tables.biasWord(1));
    Arrays.fill(sums, 0, SUM_WORDS, 0);
  }

  @Override
  void addCell(int cell, int blackRow, int whiteRow) {
    long[] black = tables.blackWords();
    long[] white = tables.whiteWords();
    int blackPlace = blackRow * ROW;
    int whitePlace = whiteRow * ROW;
    int place = cell * WORDS;
    long diagonal = feature(black[blackPlace] + white[whitePlace], DIAGONAL_BOUNDS);
    long all = feature(black[blackPlace + 1] + white[whitePlace + 1], ALL_BOUNDS);
    features.words()[place] = diagonal;
    features.words()[place + 1] = all;
    SwarPlane.addTo(sums, 0, diagonal, all);
    long[] words = responses.words();
    words[place] += black[blackPlace + OWN] + white[whitePlace + OWN];
    words[place + 1] += black[blackPlace + OWN + 1] + white[whitePlace + OWN + 1];
    spread(words, place, stride, diagonal, all);
  }

  @Override
  void addWindow(int cell, int row) {
    responses.words()[cell * WORDS] += tables.windowWords()[row * WINDOW];
    responses.words()[cell * WORDS + 1] += tables.windowWords()[row * WINDOW + 1];
  }

  @Override
  void addResponse(int cell) {
    int place = cell * WORDS;
    long diagonal = Swar.relu(responses.words()[place] ^ tables.negatedLanes(0));
    long all = Swar.relu(responses.words()[place + 1] ^ tables.negatedLanes(1));
    SwarPlane.addTo(sums, RESPONSE_SUMS, diagonal, all);
  }

  @Override
  void update(int ply, long[] log, int start, int stoneRow) {
    int to = ply * SUM_WORDS;
    int from = to - SUM_WORDS;
    features.save(changed);
    responses.save(touched);
    changeCells(log, start, changed.count(), stoneRow * ROW);
    changeWindows();
    features.readChanges(changed);
    features.addChanges(changed.count(), sums, from, to);
    responses.readChanges(touched);
    responses.reluChanges(touched.count(), tables.negatedLanes(0), tables.negatedLanes(1));
    responses.addChanges(touched.count(), sums, from + RESPONSE_SUMS, to + RESPONSE_SUMS);
  }

  /** Changes the features, and what the responses have of them. */
  private void changeCells(long[] log, int start, int changes, int stone) {
    long[] black = tables.blackWords();
    long[] white = tables.whiteWords();
    long[] cells = features.words();
    long[] words = responses.words();
    for (int i = 0; i < changes; i++) {
      long before = log[start + 2 * i];
      long after = log[start + 2 * i + 1];
      int place = ShapeBoard.changedCell(after) * WORDS;
      int removedBlack = ShapeBoard.blackCombination(before) * ROW;
      int removedWhite = ShapeBoard.whiteCombination(before) * ROW;
      int addedBlack = i == 0 ? stone : ShapeBoard.blackCombination(after) * ROW;
      int addedWhite = i == 0 ? stone : ShapeBoard.whiteCombination(after) * ROW;
      words[place] +=
          black[addedBlack + OWN]
              + white[addedWhite + OWN]
              - black[removedBlack + OWN]
              - white[removedWhite + OWN];
      words[place + 1] +=
          black[addedBlack + OWN + 1]
              + white[addedWhite + OWN + 1]
              - black[removedBlack + OWN + 1]
              - white[removedWhite + OWN + 1];
      long diagonal = feature(black[addedBlack] + white[addedWhite], DIAGONAL_BOUNDS);
      long all = feature(black[addedBlack + 1] + white[addedWhite + 1], ALL_BOUNDS);
      spread(words, place, stride, diagonal - cells[place], all - cells[place + 1]);
      cells[place] = diagonal;
      cells[place + 1] = all;
    }
  }

  /** Changes what the responses have of the windows. */
  private void changeWindows() {
    long[] rows = tables.windowWords();
    long[] words = responses.words();
    for (int i = 0; i < CellWindows.CHANGES; i++) {
      int place = windows.cell(i) * WORDS;
      int removed = windows.before(i) * WINDOW;
      int added = windows.after(i) * WINDOW;
      words[place] += rows[added] - rows[removed];
      words[place + 1] += rows[added + 1] - rows[removed + 1];
    }
  }

  /** Adds words to those of a cell's neighbours. */
  private static void spread(long[] words, int place, int stride, long diagonal, long all) {
    int above = place - stride;
    int below = place + stride;
    words[above - 2] += diagonal;
    words[above - 1] += all;
    words[above + 1] += all;
    words[above + 2] += diagonal;
    words[above + 3] += all;
    words[place - 1] += all;
    words[place + 3] += all;
    words[below - 2] += diagonal;
    words[below - 1] += all;
    words[below + 1] += all;
    words[below + 2] += diagonal;
    words[below + 3] += all;
  }

  /** The lanes of two rows' sum, cut off at zero and at their bounds. */
  private static long feature(long sum, long bounds) {
    return Swar.atMost(Swar.relu(sum), bounds);
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
    features.restore(changed);
    responses.restore(touched);
  }

  @Override
  int value(int turn, int threats, float[] inputs) {
    return head.value(turn, threats, inputs);
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
