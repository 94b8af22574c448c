package org.katachi.network.convolution;

import java.util.Arrays;
import org.katachi.network.common.ThreatTable;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ThreatMask;

/**
 * The hidden neurons of a convolution and its output, in plain Java. Immutable.
 *
 * <p>Java's {@code float} is the same on every machine, if what is added is added in the same
 * order. Two integers in a {@code long}, as in the {@link ValueNetwork}, take half as long again.
 */
public class ConvolutionHead {

  private static final int NEURONS = ConvolutionWeights.NEURONS;
  private static final int INPUTS = ConvolutionWeights.INPUTS;
  private static final int TURNS = ConvolutionWeights.TURNS;

  /** The neurons whose sums are computed at once. */
  public static final int BLOCK = 8;

  private final float[] hidden;

  private final float[] biases;

  private final float[] output;

  /** By threats. */
  private final float[] threatOutput;

  public ConvolutionHead(ConvolutionWeights weights) {
    hidden = new float[TURNS * NEURONS * INPUTS];
    biases = new float[TURNS * ThreatMask.COUNT * NEURONS];
    output = new float[NEURONS];
    threatOutput = new float[ThreatMask.COUNT];
    for (int neuron = 0; neuron < TURNS * NEURONS; neuron++) {
      int first = neuron / BLOCK * BLOCK * INPUTS + neuron % BLOCK;
      for (int input = 0; input < INPUTS; input++) {
        float weight = weights.hidden()[neuron * INPUTS + input];
        hidden[first + input * BLOCK] = weight / ConvolutionWeights.HIDDEN_SCALE;
      }
    }
    for (int turn = 0; turn < TURNS; turn++) {
      fillBiases(turn, weights);
    }
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      output[neuron] = (float) weights.output()[neuron] / ConvolutionWeights.OUTPUT_SCALE;
    }
    for (int threats = 0; threats < ThreatMask.COUNT; threats++) {
      threatOutput[threats] = (float) weights.threatOutput()[threats] / ValueWeights.WEIGHT_SCALE;
    }
  }

  /** A head with the weights of another, for a backend that computes them in its own way. */
  protected ConvolutionHead(ConvolutionHead other) {
    hidden = other.hidden;
    biases = other.biases;
    output = other.output;
    threatOutput = other.threatOutput;
  }

  /** Multiples of 1/{@link ValueWeights#WEIGHT_SCALE} are exact in {@code float}. */
  private void fillBiases(int turn, ConvolutionWeights weights) {
    int[] base = Arrays.copyOfRange(weights.biases(), turn * NEURONS, (turn + 1) * NEURONS);
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      base[neuron] *= ValueWeights.WEIGHT_SCALE / ConvolutionWeights.BIAS_SCALE;
    }
    int[] byThreats = ThreatTable.of(base, weights.threatBiases());
    for (int i = 0; i < byThreats.length; i++) {
      biases[biasOffset(turn, 0) + i] = (float) byThreats[i] / ValueWeights.WEIGHT_SCALE;
    }
  }

  public int fingerprint() {
    return Arrays.hashCode(
        new int[] {
          Arrays.hashCode(hidden),
          Arrays.hashCode(biases),
          Arrays.hashCode(output),
          Arrays.hashCode(threatOutput)
        });
  }

  /** By turn, block of neurons, input, and neuron of the block. */
  public float[] hidden() {
    return hidden;
  }

  /** The offset of a side's weights in {@link #hidden}. */
  public static int hiddenOffset(int turn) {
    return turn * NEURONS * INPUTS;
  }

  public float[] biases() {
    return biases;
  }

  /** The offset of a side's biases in {@link #biases}. */
  public static int biasOffset(int turn, int threats) {
    return (turn * ThreatMask.COUNT + threats) * NEURONS;
  }

  /** By neuron. */
  public float[] output() {
    return output;
  }

  /** What a {@link ThreatMask} adds to the value. */
  public float threatOutput(int threats) {
    return threatOutput[threats];
  }

  /**
   * The value for the side to move, in the unit of {@link ValueNetwork#EVAL_SCALE}.
   *
   * @param turn 0 if black is to move, 1 if white is
   * @param threats the {@link ThreatMask}
   * @param inputs the sums of the {@link ValueNetwork} for the side to move, then those of layer 1
   *     and of layer 2
   */
  public int value(int turn, int threats, float[] inputs) {
    float value = threatOutput[threats];
    int bias = biasOffset(turn, threats);
    int weight = hiddenOffset(turn);
    for (int first = 0; first < NEURONS; first += BLOCK) {
      value += block(first, bias + first, weight + first * INPUTS, inputs);
    }
    return (int) (value * ValueNetwork.EVAL_SCALE);
  }

  /** What some neurons add to the value: their sums stay in registers, each input is read once. */
  private float block(int neuron, int bias, int weight, float[] inputs) {
    float a = biases[bias];
    float b = biases[bias + 1];
    float c = biases[bias + 2];
    float d = biases[bias + 3];
    float e = biases[bias + 4];
    float f = biases[bias + 5];
    float g = biases[bias + 6];
    float h = biases[bias + 7];
    int at = weight;
    for (int input = 0; input < INPUTS; input++) {
      float x = inputs[input];
      a += hidden[at] * x;
      b += hidden[at + 1] * x;
      c += hidden[at + 2] * x;
      d += hidden[at + 3] * x;
      e += hidden[at + 4] * x;
      f += hidden[at + 5] * x;
      g += hidden[at + 6] * x;
      h += hidden[at + 7] * x;
      at += BLOCK;
    }
    return output(neuron, a)
        + output(neuron + 1, b)
        + output(neuron + 2, c)
        + output(neuron + 3, d)
        + output(neuron + 4, e)
        + output(neuron + 5, f)
        + output(neuron + 6, g)
        + output(neuron + 7, h);
  }

  private float output(int neuron, float sum) {
    return output[neuron] * Math.max(0, sum);
  }
}
