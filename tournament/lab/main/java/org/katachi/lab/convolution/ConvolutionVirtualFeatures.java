package org.katachi.lab.convolution;

import org.katachi.board.Geometry;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.convolution.LineWindows;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

/** The virtual features of the tables of a {@link TrainableConvolution}. */
final class ConvolutionVirtualFeatures {

  private static final int SHAPES = 1 << Shape.BITS;

  private static final int CELL_BITS = BoardWindows.CELL_BITS;

  private static final int CELL = (1 << CELL_BITS) - 1;

  /** The cells of the shorter windows that are features of a window. */
  private static final int FIVE = 5;

  private static final int THREE = 3;

  private ConvolutionVirtualFeatures() {}

  /** By combination its four shapes, and all pairs of them; a stone has none. */
  static VirtualFeatures ofCombinations() {
    int[][] ofIndex = new int[ConvolutionWeights.CELL_EMBEDDINGS][0];
    for (int combination = 0; combination < Combinations.COUNT; combination++) {
      ofIndex[combination] = ofShapes(Combinations.packed(combination));
    }
    return new VirtualFeatures(SHAPES + SHAPES * SHAPES, ofIndex);
  }

  private static int[] ofShapes(int packed) {
    int directions = Geometry.DIRECTIONS;
    int[] features = new int[directions + directions * (directions - 1) / 2];
    int next = 0;
    for (int one = 0; one < directions; one++) {
      features[next++] = Combinations.shape(packed, one);
    }
    for (int one = 0; one < directions; one++) {
      for (int other = 0; other < one; other++) {
        features[next++] = pair(Combinations.shape(packed, one), Combinations.shape(packed, other));
      }
    }
    return features;
  }

  private static int pair(int one, int other) {
    return SHAPES + SHAPES * Math.min(one, other) + Math.max(one, other);
  }

  /** By window the shorter ones around the same cell; a window and its mirror image are one. */
  static VirtualFeatures ofLines() {
    int[][] ofIndex = new int[LineWindows.COUNT][0];
    char[] indices = LineWindows.indices();
    for (int window = 0; window < indices.length; window++) {
      if (indices[window] < ofIndex.length) {
        // The last window of an index holds nothing but the edge beyond the edge.
        ofIndex[indices[window]] =
            new int[] {shorter(window, FIVE), windows(FIVE) + shorter(window, THREE)};
      }
    }
    return new VirtualFeatures(windows(FIVE) + windows(THREE), ofIndex);
  }

  private static int windows(int cells) {
    return 1 << (CELL_BITS * cells);
  }

  /** The cells in the middle of a window, or their mirror image. */
  private static int shorter(int window, int cells) {
    int middle = (window >> LineWindows.shift(-cells / 2)) & (windows(cells) - 1);
    int mirrored = 0;
    for (int left = middle, cell = 0; cell < cells; cell++) {
      mirrored = (mirrored << CELL_BITS) | (left & CELL);
      left >>= CELL_BITS;
    }
    return Math.min(middle, mirrored);
  }
}
