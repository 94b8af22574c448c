package org.katachi.lab.convolution;

import java.util.Arrays;
import org.katachi.network.convolution.ConvolutionWeights;

/**
 * The activations of all cells of a board of one size, and the derivatives by them, by {@code cell
 * * CHANNELS + channel}. Around the board are cells whose layers are zero, so that a cell's
 * neighbours are at the same distances everywhere.
 *
 * <p>The loops over whole planes are what the virtual machine turns into vector instructions, as
 * long as all arrays are read at the same index, or at a fixed distance from it. Hence the copies.
 */
final class CellPlanes {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The centre tap beyond the edge, so low that layer 2 is zero. */
  private static final float OFF_BOARD_CENTRE = -1000;

  /** So great that any number above zero that occurs becomes at least one. */
  private static final float STEP_SLOPE = 1e30f;

  private final int width;
  private final int height;

  /** From a cell to the one below. */
  private final int stride;

  private final int size;

  /** By channel: what it sees of a diagonal neighbour, 1 or -1. */
  private final float[] diagonal;

  /** Of one to the side, above or below: likewise, or 0. */
  private final float[] straight;

  private final float[] bounds;

  /** Layer 1 before the bounds. */
  private final float[] layer1Sums;

  private final float[] layer1;

  /** 1 where layer 1 lies between its bounds, so that it follows the embeddings; else 0. */
  private final float[] isWithin;

  private final float[] centre;

  /** Before ReLU, then after. */
  private final float[] layer2;

  /** 1 where layer 2 is above zero; else 0. */
  private final float[] isActive;

  private final float[] layer1Errors;
  private final float[] layer2Errors;

  /** Of each cell the sum of those to its left and right. */
  private final float[] beside;

  /** Of each cell what the one above and the one below see of it, and of those beside it. */
  private final float[] shares;

  /** The shares of the cell above each cell. */
  private final float[] above;

  private final float[] below;

  private final float[] ofCell = new float[CHANNELS];

  /** A row of the board. */
  private final float[] boardRow;

  /** By column of the board, the sums over the rows. */
  private final float[] columns;

  /**
   * Planes for a board.
   *
   * @param signs by channel, see {@link ConvolutionWeights}
   */
  CellPlanes(int width, int height, int[] signs) {
    this.width = width;
    this.height = height;
    stride = (width + 2) * CHANNELS;
    size = (height + 2) * stride;
    diagonal = new float[size];
    straight = new float[size];
    bounds = new float[size];
    layer1Sums = new float[size];
    layer1 = new float[size];
    isWithin = new float[size];
    centre = new float[size];
    layer2 = new float[size];
    isActive = new float[size];
    layer1Errors = new float[size];
    layer2Errors = new float[size];
    beside = new float[size];
    shares = new float[size];
    above = new float[size];
    below = new float[size];
    boardRow = new float[width * CHANNELS];
    columns = new float[width * CHANNELS];
    for (int i = 0; i < size; i++) {
      int channel = i % CHANNELS;
      diagonal[i] = signs[channel];
      straight[i] = channel < ConvolutionWeights.DIAGONAL_CHANNELS ? 0 : signs[channel];
      bounds[i] = ConvolutionWeights.layer1Bound(channel);
      centre[i] = OFF_BOARD_CENTRE;
    }
  }

  /** Whether these are planes for a board. */
  boolean fits(int width, int height) {
    return this.width == width && this.height == height;
  }

  private int offset(int x, int y) {
    return (y + 1) * stride + (x + 1) * CHANNELS;
  }

  /**
   * Computes both layers of all cells.
   *
   * @param indices what the cells hold
   */
  void forward(TrainableConvolution model, CellIndices indices) {
    addEmbeddings(model, TrainableConvolution.LAYER1, indices, layer1Sums);
    addEmbeddings(model, TrainableConvolution.CENTRE, indices, centre);
    addLines(model, indices);
    for (int i = 0; i < size; i++) {
      float sum = layer1Sums[i];
      layer1[i] = Math.min(bounds[i], Math.max(0, sum));
      isWithin[i] = Math.min(1, Math.max(0, sum * STEP_SLOPE));
    }
    for (int i = 0; i < size; i++) { // In one loop with the above a fit takes a third longer.
      isWithin[i] *= Math.min(1, Math.max(0, (bounds[i] - layer1Sums[i]) * STEP_SLOPE));
    }
    System.arraycopy(centre, 0, layer2, 0, size);
    addNeighbours(layer1, layer2);
    for (int i = 0; i < size; i++) {
      float activation = Math.max(0, layer2[i]);
      layer2[i] = activation;
      isActive[i] = Math.min(1, activation * STEP_SLOPE);
    }
  }

  /** Adds the embeddings of both colours in two tables that follow each other. */
  private void addEmbeddings(
      TrainableConvolution model, int table, CellIndices indices, float[] into) {
    float[] ofBlack = model.quantised(table);
    float[] ofWhite = model.quantised(table + 1);
    int point = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int black = indices.black[point];
        int white = indices.white[point];
        int to = offset(x, y);
        for (int c = 0; c < CHANNELS; c++) {
          into[to + c] = ofBlack[black + c] + ofWhite[white + c];
        }
        point++;
      }
    }
  }

  /** Adds what the windows around each cell add to its centre tap. */
  private void addLines(TrainableConvolution model, CellIndices indices) {
    float[] table = model.quantised(TrainableConvolution.LINES);
    int first = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int row = indices.windows[first];
        int column = indices.windows[first + 1];
        int falling = indices.windows[first + 2];
        int rising = indices.windows[first + 3];
        int to = offset(x, y);
        for (int c = 0; c < CHANNELS; c++) {
          centre[to + c] +=
              table[row + c] + table[column + c] + (table[falling + c] + table[rising + c]);
        }
        first += BoardWindows.DIRECTIONS;
      }
    }
  }

  /** Adds the neighbours of each cell, as its channels see them; those of the frame are wrong. */
  private void addNeighbours(float[] from, float[] into) {
    for (int i = CHANNELS; i < size - CHANNELS; i++) {
      beside[i] = from[i - CHANNELS] + from[i + CHANNELS];
    }
    for (int i = 0; i < size; i++) {
      shares[i] = diagonal[i] * beside[i] + straight[i] * from[i];
    }
    System.arraycopy(shares, 0, above, stride, size - stride);
    System.arraycopy(shares, stride, below, 0, size - stride);
    for (int i = 0; i < size; i++) {
      into[i] += above[i] + straight[i] * beside[i] + below[i];
    }
  }

  /**
   * Writes the sums over the board: by channel of layer 1, then of layer 2.
   *
   * @param offset the index of the first
   */
  void readSums(double[] into, int offset) {
    sum(layer1, into, offset);
    sum(layer2, into, offset + CHANNELS);
  }

  /** Adds up the rows of the board first. */
  private void sum(float[] plane, double[] into, int offset) {
    Arrays.fill(columns, 0);
    for (int y = 0; y < height; y++) {
      System.arraycopy(plane, offset(0, y), boardRow, 0, boardRow.length);
      for (int i = 0; i < columns.length; i++) {
        columns[i] += boardRow[i];
      }
    }
    Arrays.fill(into, offset, offset + CHANNELS, 0);
    for (int i = 0; i < columns.length; i++) {
      into[offset + i % CHANNELS] += columns[i];
    }
  }

  /**
   * Passes the derivatives of the loss back from the sums to all cells.
   *
   * @param errors by the sums, as {@link #readSums} writes them
   * @param offset the index of the first
   */
  void backward(double[] errors, int offset) {
    spread(errors, offset + CHANNELS, layer2Errors);
    for (int i = 0; i < size; i++) {
      layer2Errors[i] *= isActive[i];
    }
    spread(errors, offset, layer1Errors);
    addNeighbours(layer2Errors, layer1Errors);
    for (int i = 0; i < size; i++) {
      layer1Errors[i] *= isWithin[i];
    }
  }

  private void spread(double[] errors, int offset, float[] into) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      ofCell[channel] = (float) errors[offset + channel];
    }
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        System.arraycopy(ofCell, 0, into, offset(x, y), CHANNELS);
      }
    }
  }

  /** Adds the derivatives by layer 1 to the gradient of a table, see {@link #forward}. */
  void addLayer1Errors(int[] indices, float[] gradient) {
    addErrors(layer1Errors, indices, 1, gradient);
  }

  /** Likewise those by the centre tap. */
  void addCentreErrors(int[] indices, float[] gradient) {
    addErrors(layer2Errors, indices, 1, gradient);
  }

  /** Adds the derivatives by the centre tap to the gradient of the lines' table. */
  void addLineErrors(int[] indices, float[] gradient) {
    addErrors(layer2Errors, indices, BoardWindows.DIRECTIONS, gradient);
  }

  /** Adds derivatives to the gradient of a table, so many embeddings to a point. */
  private void addErrors(float[] errors, int[] indices, int each, float[] gradient) {
    int next = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int from = offset(x, y);
        for (int end = next + each; next < end; next++) {
          for (int c = 0; c < CHANNELS; c++) {
            gradient[indices[next] + c] += errors[from + c];
          }
        }
      }
    }
  }
}
