package org.katachi.lab.convolution;

import java.util.List;
import java.util.Random;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.FixedPointParameters;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ThreatMask;

/**
 * The hidden neurons and the output of a convolution while they are trained. The weights and biases
 * that are trained apply to normalised inputs; those that a worker computes with, and a file holds,
 * apply to the inputs as they are.
 */
final class TrainableHead {

  private static final int TURNS = ConvolutionWeights.TURNS;
  private static final int INPUTS = ConvolutionWeights.INPUTS;
  private static final int NEURONS = ConvolutionWeights.NEURONS;
  private static final double HIDDEN_DEVIATION = 0.12;
  private static final double OUTPUT_DEVIATION = 0.15;

  /** The greatest weight in a file. */
  private static final double MAX_WEIGHT = Short.MAX_VALUE;

  private static final double MAX_HIDDEN = MAX_WEIGHT / ConvolutionWeights.HIDDEN_SCALE;
  private static final double MAX_BIAS = MAX_WEIGHT / ConvolutionWeights.BIAS_SCALE;

  final InputStatistics statistics;

  /** By {@code (turn * INPUTS + input) * NEURONS + neuron}. */
  final AdamParameters hidden = new AdamParameters(TURNS * INPUTS * NEURONS, 0);

  /** By {@code turn * NEURONS + neuron}. */
  final AdamParameters biases = new AdamParameters(TURNS * NEURONS, 0);

  /** By {@code bit * NEURONS + neuron}. */
  final FixedPointParameters threatBiases =
      new FixedPointParameters(ThreatMask.BITS * NEURONS, ValueWeights.WEIGHT_SCALE);

  final FixedPointParameters output =
      new FixedPointParameters(NEURONS, ConvolutionWeights.OUTPUT_SCALE);
  final FixedPointParameters threats =
      new FixedPointParameters(ThreatMask.COUNT, ValueWeights.WEIGHT_SCALE);

  /** The hidden weights as a worker computes with them. */
  final float[] quantisedHidden = new float[TURNS * INPUTS * NEURONS];

  /** Likewise the biases. */
  final float[] quantisedBiases = new float[TURNS * NEURONS];

  /** A head of zeros. */
  TrainableHead(InputStatistics statistics) {
    this.statistics = statistics;
  }

  void randomize(Random random) {
    hidden.randomize(random, HIDDEN_DEVIATION);
    output.parameters.randomize(random, OUTPUT_DEVIATION);
  }

  /** Begins with the weights of a file. */
  void set(ConvolutionWeights weights) {
    threatBiases.set(weights.threatBiases());
    output.set(weights.output());
    threats.set(weights.threatOutput());
    for (int turn = 0; turn < TURNS; turn++) {
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        setNeuron(turn, neuron, weights);
      }
    }
  }

  private void setNeuron(int turn, int neuron, ConvolutionWeights weights) {
    int ofTurn = turn * NEURONS + neuron;
    double bias = (double) weights.biases()[ofTurn] / ConvolutionWeights.BIAS_SCALE;
    for (int input = 0; input < INPUTS; input++) {
      double stored = weights.hidden()[ofTurn * INPUTS + input];
      double weight = stored / ConvolutionWeights.HIDDEN_SCALE;
      hidden.values[offset(turn, input, neuron)] = weight * statistics.deviations[input];
      bias += weight * statistics.means[input];
    }
    biases.values[ofTurn] = bias;
  }

  private static int offset(int turn, int input, int neuron) {
    return (turn * INPUTS + input) * NEURONS + neuron;
  }

  List<AdamParameters> parameters() {
    return List.of(hidden, biases, threatBiases.parameters, output.parameters, threats.parameters);
  }

  /** Takes over parameters that were changed. */
  void refresh(boolean quantises) {
    threatBiases.refresh(quantises);
    output.refresh(quantises);
    threats.refresh(quantises);
    for (int turn = 0; turn < TURNS; turn++) {
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        refreshNeuron(turn, neuron, quantises);
      }
    }
  }

  private void refreshNeuron(int turn, int neuron, boolean quantises) {
    double bias = biases.values[turn * NEURONS + neuron];
    for (int input = 0; input < INPUTS; input++) {
      int offset = offset(turn, input, neuron);
      double weight = hidden.values[offset] / statistics.deviations[input];
      bias -= weight * statistics.means[input];
      quantisedHidden[offset] =
          quantised(weight, MAX_HIDDEN, ConvolutionWeights.HIDDEN_SCALE, quantises);
    }
    quantisedBiases[turn * NEURONS + neuron] =
        quantised(bias, MAX_BIAS, ConvolutionWeights.BIAS_SCALE, quantises);
  }

  private static float quantised(double value, double max, int scale, boolean quantises) {
    double bounded = Math.max(-max, Math.min(max, value));
    return (float) (quantises ? FixedPointParameters.rounded(bounded, scale) : bounded);
  }

  /**
   * Turns the gradients of the weights that a worker computes with, which the workers have added to
   * those of the weights that are trained, into the gradients of the latter.
   */
  void passGradients() {
    for (int turn = 0; turn < TURNS; turn++) {
      for (int input = 0; input < INPUTS; input++) {
        double mean = statistics.means[input];
        double deviation = statistics.deviations[input];
        for (int neuron = 0; neuron < NEURONS; neuron++) {
          int offset = offset(turn, input, neuron);
          double ofBias = biases.gradient[turn * NEURONS + neuron];
          hidden.gradient[offset] = (hidden.gradient[offset] - mean * ofBias) / deviation;
        }
      }
    }
  }

  void step(double rate) {
    parameters().forEach(one -> one.step(rate));
    for (int turn = 0; turn < TURNS; turn++) {
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        clip(turn, neuron);
      }
    }
  }

  /** Clips a neuron's weights to what the file can hold. */
  private void clip(int turn, int neuron) {
    double made = 0;
    for (int input = 0; input < INPUTS; input++) {
      int offset = offset(turn, input, neuron);
      double max = MAX_HIDDEN * statistics.deviations[input];
      hidden.values[offset] = Math.max(-max, Math.min(max, hidden.values[offset]));
      made += hidden.values[offset] / statistics.deviations[input] * statistics.means[input];
    }
    int bias = turn * NEURONS + neuron;
    biases.values[bias] = Math.max(made - MAX_BIAS, Math.min(made + MAX_BIAS, biases.values[bias]));
  }

  /** Writes what the file holds; it was {@linkplain #refresh refreshed} with quantised weights. */
  void write(ConvolutionWeights weights) {
    copy(threatBiases.scaled(), weights.threatBiases());
    copy(output.scaled(), weights.output());
    copy(threats.scaled(), weights.threatOutput());
    for (int ofTurn = 0; ofTurn < TURNS * NEURONS; ofTurn++) {
      weights.biases()[ofTurn] =
          Math.round(quantisedBiases[ofTurn] * ConvolutionWeights.BIAS_SCALE);
      for (int input = 0; input < INPUTS; input++) {
        int offset = offset(ofTurn / NEURONS, input, ofTurn % NEURONS);
        weights.hidden()[ofTurn * INPUTS + input] =
            Math.round(quantisedHidden[offset] * ConvolutionWeights.HIDDEN_SCALE);
      }
    }
  }

  private static void copy(int[] from, int[] to) {
    System.arraycopy(from, 0, to, 0, to.length);
  }
}
