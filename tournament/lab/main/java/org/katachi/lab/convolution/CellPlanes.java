package org.katachi.lab.convolution;

import java.util.Arrays;
import org.katachi.network.convolution.ConvolutionWeights;

/**
 * The numbers of all cells of a board of one size on their way through the convolution and back, by
 * {@code cell * CHANNELS + channel}. Around the board are cells without features, so that a cell's
 * neighbours are at the same distances everywhere.
 *
 * <p>The loops over whole planes are what the virtual machine turns into vector instructions, as
 * long as all arrays are read at the same index, or at a fixed distance from it. Hence the copies.
 * What goes by rows of a table is left to a {@link RowAdder}.
 */
final class CellPlanes {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The own term of a response beyond the edge, so low that the response is zero. */
  private static final float OFF_BOARD_RESPONSE = -1000;

  /** So great that any number above zero that occurs becomes at least one. */
  private static final float STEP_SLOPE = 1e30f;

  private final int width;
  private final int height;
  private final RowAdder adder;

  /** From a cell to the one below. */
  private final int stride;

  private final int size;

  /** By channel: what it sees of a diagonal neighbour, 1 or -1. */
  private final float[] diagonal;

  /** Of one to the side, above or below: likewise, or 0. */
  private final float[] straight;

  private final float[] greatest;

  /** What the rows add up to, before the bounds. */
  private final float[] rowSums;

  private final float[] features;

  /** 1 where a feature lies between its bounds, so that it follows the rows; else 0. */
  private final float[] isWithin;

  private final float[] own;

  /** Before the rectifier, then after. */
  private final float[] responses;

  /** 1 where a response is above zero; else 0. */
  private final float[] isActive;

  private final float[] featureErrors;
  private final float[] responseErrors;

  /** Of each cell the sum of those to its left and right. */
  private final float[] beside;

  /** Of each cell what the one above and the one below see of it, and of those beside it. */
  private final float[] shares;

  /** The shares of the cell above each cell. */
  private final float[] above;

  private final float[] below;

  /** A row of the board. */
  private final float[] boardRow;

  /** By column of the board, the sums over the rows. */
  private final float[] columns;

  /**
   * Planes for a board.
   *
   * @param signs by channel, see {@link ConvolutionWeights}
   */
  CellPlanes(int width, int height, int[] signs, RowAdder adder) {
    this.width = width;
    this.height = height;
    this.adder = adder;
    stride = (width + 2) * CHANNELS;
    size = (height + 2) * stride;
    diagonal = new float[size];
    straight = new float[size];
    greatest = new float[size];
    rowSums = new float[size];
    features = new float[size];
    isWithin = new float[size];
    own = new float[size];
    responses = new float[size];
    isActive = new float[size];
    featureErrors = new float[size];
    responseErrors = new float[size];
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
      greatest[i] = ConvolutionWeights.layer1Bound(channel);
      own[i] = OFF_BOARD_RESPONSE;
    }
  }

  /** Whether these are planes for a board. */
  boolean fits(int width, int height) {
    return this.width == width && this.height == height;
  }

  private int place(int x, int y) {
    return (y + 1) * stride + (x + 1) * CHANNELS;
  }

  /**
   * Computes the features and responses of all cells.
   *
   * @param rows what the cells hold
   */
  void forward(TrainableConvolution model, CellRows rows) {
    addRows(model.features(0).used, model.features(1).used, rows, rowSums);
    addRows(model.own(0).used, model.own(1).used, rows, own);
    addWindows(model, rows);
    for (int i = 0; i < size; i++) {
      float sum = rowSums[i];
      features[i] = Math.min(greatest[i], Math.max(0, sum));
      isWithin[i] = Math.min(1, Math.max(0, sum * STEP_SLOPE));
    }
    for (int i = 0; i < size; i++) { // In one loop with the above a fit takes a third longer.
      isWithin[i] *= Math.min(1, Math.max(0, (greatest[i] - rowSums[i]) * STEP_SLOPE));
    }
    System.arraycopy(own, 0, responses, 0, size);
    addNeighbours(features, responses);
    for (int i = 0; i < size; i++) {
      float response = Math.max(0, responses[i]);
      responses[i] = response;
      isActive[i] = Math.min(1, response * STEP_SLOPE);
    }
  }

  private void addRows(float[] ofBlack, float[] ofWhite, CellRows rows, float[] into) {
    int point = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        adder.writeSum(ofBlack, rows.black[point], ofWhite, rows.white[point], into, place(x, y));
        point++;
      }
    }
  }

  /** Adds what the windows around each cell add to its response. */
  private void addWindows(TrainableConvolution model, CellRows rows) {
    float[] table = model.windows().used;
    int first = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        adder.addWindows(table, rows.windows, first, own, place(x, y));
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
   * Writes the sums over the board: of the features by channel, then of the responses.
   *
   * @param offset the place of the first
   */
  void sums(float[] into, int offset) {
    sum(features, into, offset);
    sum(responses, into, offset + CHANNELS);
  }

  /** Adds up the rows of the board first. */
  private void sum(float[] plane, float[] into, int offset) {
    Arrays.fill(columns, 0);
    for (int y = 0; y < height; y++) {
      System.arraycopy(plane, place(0, y), boardRow, 0, boardRow.length);
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
   * @param errors by the sums, as {@link #sums} writes them
   * @param offset the place of the first
   */
  void backward(float[] errors, int offset) {
    spread(errors, offset + CHANNELS, responseErrors);
    for (int i = 0; i < size; i++) {
      responseErrors[i] *= isActive[i];
    }
    spread(errors, offset, featureErrors);
    addNeighbours(responseErrors, featureErrors);
    for (int i = 0; i < size; i++) {
      featureErrors[i] *= isWithin[i];
    }
  }

  private void spread(float[] errors, int offset, float[] into) {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        System.arraycopy(errors, offset, into, place(x, y), CHANNELS);
      }
    }
  }

  /** Adds the derivatives by the features to gradients of rows, see {@link #forward}. */
  void addFeatureErrors(int[] rows, float[] gradient) {
    addErrors(featureErrors, rows, gradient);
  }

  /** Likewise those by the cells' own terms of the responses. */
  void addOwnErrors(int[] rows, float[] gradient) {
    addErrors(responseErrors, rows, gradient);
  }

  private void addErrors(float[] errors, int[] rows, float[] gradient) {
    int point = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        adder.add(errors, place(x, y), gradient, rows[point++]);
      }
    }
  }

  /**
   * Adds the derivatives by the cells' own terms to the gradient of the windows' rows.
   *
   * @param rows four to a point
   */
  void addWindowErrors(int[] rows, float[] gradient) {
    int window = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        for (int direction = 0; direction < BoardWindows.DIRECTIONS; direction++) {
          adder.add(responseErrors, place(x, y), gradient, rows[window++]);
        }
      }
    }
  }
}
