package org.katachi.network.convolution;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.value.FeatureEmbedding;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.CountedCells;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** The value of a {@link ConvolutionNetwork} channel by channel, computed from all cells. */
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
    float value = (float) weights.threatOutput()[threats] / ValueWeights.WEIGHT_SCALE;
    for (int first = 0; first < ConvolutionWeights.NEURONS; first += 8) {
      float eight = 0;
      for (int neuron = first; neuron < first + 8; neuron++) {
        float output = (float) weights.output()[neuron] / ConvolutionWeights.OUTPUT_SCALE;
        eight += output * Math.max(0, neuron(neuron, turn, threats, inputs));
      }
      value += eight;
    }
    return (int) (value * ValueNetwork.EVAL_SCALE);
  }

  private float neuron(int neuron, int turn, int threats, long[] inputs) {
    int ofTurn = turn * ConvolutionWeights.NEURONS + neuron;
    float sum = (float) weights.biases()[ofTurn] / ConvolutionWeights.BIAS_SCALE;
    for (int bit = 0; bit < ThreatMask.BITS; bit++) {
      float bias = weights.threatBiases()[bit * ConvolutionWeights.NEURONS + neuron];
      sum += (threats >> bit & 1) * (bias / ValueWeights.WEIGHT_SCALE);
    }
    for (int input = 0; input < inputs.length; input++) {
      float weight = weights.hidden()[ofTurn * ConvolutionWeights.INPUTS + input];
      sum += weight / ConvolutionWeights.HIDDEN_SCALE * inputs[input];
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
        inputs[ValueWeights.INPUTS + channel] += layer1(cell, channel);
        inputs[ValueWeights.INPUTS + CHANNELS + channel] += layer2(cell, channel);
      }
    }
    return inputs;
  }

  private int vector(int cell, int colour, int k) {
    int combination = CountedCells.combination(shapes, cell, colour);
    return small.embedding()[combination * FeatureEmbedding.LENGTH + k];
  }

  /** Zero beyond the edge and for a blocked point. */
  private int layer1(int cell, int channel) {
    return isOpen(cell)
        ? Math.max(
            0, Math.min(channel < 8 ? 7 : 5, weight(cell, 0, channel) + weight(cell, 1, channel)))
        : 0;
  }

  private int layer2(int cell, int channel) {
    if (!isOpen(cell)) {
      return 0;
    }
    Geometry geometry = shapes.board().geometry();
    int sum = weight(cell, 0, CHANNELS + channel) + weight(cell, 1, CHANNELS + channel);
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      sum += line(cell, geometry.step(direction), channel);
    }
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        boolean seen = channel < 8 ? dx * dy != 0 : dx != 0 || dy != 0;
        if (seen) {
          int neighbour = cell + dy * geometry.step(1) + dx;
          sum += weights.neighbourSigns()[channel] * layer1(neighbour, channel);
        }
      }
    }
    return Math.max(0, sum);
  }

  private int line(int cell, int step, int channel) {
    int window = 0;
    for (int distance = -3; distance <= 3; distance++) {
      int stone = shapes.board().stone(cell + distance * step);
      window |= stone << LineWindows.shift(distance);
    }
    return weights.lineEmbedding()[LineWindows.indices()[window] * CHANNELS + channel];
  }

  private boolean isOpen(int cell) {
    return shapes.board().stone(cell) != Stone.BLOCKED;
  }

  private int weight(int cell, int table, int i) {
    Board board = shapes.board();
    int index;
    if (board.isEmpty(cell)) {
      index = CountedCells.combination(shapes, cell, table == 0 ? Stone.BLACK : Stone.WHITE);
    } else {
      boolean isBlack = board.stone(cell) == Stone.BLACK;
      index = isBlack ? ConvolutionWeights.BLACK_STONE : ConvolutionWeights.WHITE_STONE;
    }
    return weights.cellEmbedding()[ConvolutionWeights.offset(table, index) + i];
  }
}
