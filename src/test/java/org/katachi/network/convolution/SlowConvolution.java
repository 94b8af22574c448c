package org.katachi.network.convolution;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.ConvolutionNetwork;
import org.katachi.network.value.FeatureEmbedding;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.CountedCells;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** The value of a {@link ConvolutionNetwork} in plain numbers, computed from all cells. */
public final class SlowConvolution {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  private final ValueWeights small;
  private final ConvolutionWeights weights;
  private final ShapeBoard shapes;

  public SlowConvolution(ValueWeights small, ConvolutionWeights weights, ShapeBoard shapes) {
    this.small = small;
    this.weights = weights;
    this.shapes = shapes;
  }

  public int value() {
    int threats = ThreatMask.withoutFouls(shapes);
    int turn = shapes.board().sideToMove() == Stone.BLACK ? 0 : 1;
    long[] inputs = inputs();
    float value = (float) weights.threats()[threats] / ValueWeights.WEIGHT_UNIT;
    for (int first = 0; first < ConvolutionWeights.NEURONS; first += 8) {
      float eight = 0;
      for (int neuron = first; neuron < first + 8; neuron++) {
        float output = (float) weights.output()[neuron] / ConvolutionWeights.OUTPUT_UNIT;
        eight += output * Math.max(0, neuron(neuron, turn, threats, inputs));
      }
      value += eight;
    }
    return (int) (value * ValueNetwork.EVAL_SCALE);
  }

  private float neuron(int neuron, int turn, int threats, long[] inputs) {
    int ofTurn = turn * ConvolutionWeights.NEURONS + neuron;
    float sum = (float) weights.biases()[ofTurn] / ConvolutionWeights.BIAS_UNIT;
    for (int bit = 0; bit < ThreatMask.BITS; bit++) {
      float bias = weights.threatBiases()[bit * ConvolutionWeights.NEURONS + neuron];
      sum += (threats >> bit & 1) * (bias / ValueWeights.WEIGHT_UNIT);
    }
    for (int input = 0; input < inputs.length; input++) {
      float weight = weights.hidden()[ofTurn * ConvolutionWeights.INPUTS + input];
      sum += weight / ConvolutionWeights.HIDDEN_UNIT * inputs[input];
    }
    return sum;
  }

  private long[] inputs() {
    long[] inputs = new long[ConvolutionWeights.INPUTS];
    int side = shapes.board().sideToMove();
    Geometry geometry = shapes.board().geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (shapes.board().isEmpty(cell)) {
        for (int k = 0; k < FeatureEmbedding.LENGTH; k++) {
          inputs[k] += vector(cell, side, k);
          inputs[FeatureEmbedding.LENGTH + k] += vector(cell, Stone.opponent(side), k);
        }
      }
      for (int channel = 0; channel < CHANNELS; channel++) {
        inputs[ValueWeights.INPUTS + channel] += feature(cell, channel);
        inputs[ValueWeights.INPUTS + CHANNELS + channel] += response(cell, channel);
      }
    }
    return inputs;
  }

  private int vector(int cell, int colour, int k) {
    int combination = CountedCells.combination(shapes, cell, colour);
    return small.vectors()[combination * FeatureEmbedding.LENGTH + k];
  }

  /** Zero beyond the edge and for a blocked point. */
  private int feature(int cell, int channel) {
    return hasRows(cell)
        ? Math.max(0, Math.min(channel < 8 ? 7 : 5, row(cell, 0, channel) + row(cell, 1, channel)))
        : 0;
  }

  private int response(int cell, int channel) {
    if (!hasRows(cell)) {
      return 0;
    }
    Geometry geometry = shapes.board().geometry();
    int response = row(cell, 0, CHANNELS + channel) + row(cell, 1, CHANNELS + channel);
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      response += window(cell, geometry.step(direction), channel);
    }
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        boolean seen = channel < 8 ? dx * dy != 0 : dx != 0 || dy != 0;
        if (seen) {
          int neighbour = cell + dy * geometry.step(1) + dx;
          response += weights.signs()[channel] * feature(neighbour, channel);
        }
      }
    }
    return Math.max(0, response);
  }

  private int window(int cell, int step, int channel) {
    int window = 0;
    for (int distance = -3; distance <= 3; distance++) {
      int stone = shapes.board().stone(cell + distance * step);
      window |= stone << LineWindows.shift(distance);
    }
    return weights.windows()[LineWindows.rows()[window] * CHANNELS + channel];
  }

  private boolean hasRows(int cell) {
    return shapes.board().stone(cell) != Stone.BLOCKED;
  }

  private int row(int cell, int table, int number) {
    Board board = shapes.board();
    int row;
    if (board.isEmpty(cell)) {
      row = CountedCells.combination(shapes, cell, table == 0 ? Stone.BLACK : Stone.WHITE);
    } else {
      boolean isBlack = board.stone(cell) == Stone.BLACK;
      row = isBlack ? ConvolutionWeights.BLACK_STONE : ConvolutionWeights.WHITE_STONE;
    }
    return weights.rows()[ConvolutionWeights.row(table, row) + number];
  }
}
