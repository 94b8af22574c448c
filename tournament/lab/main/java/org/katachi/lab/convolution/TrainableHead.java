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
 * that are trained apply to normalised inputs; those that a pass computes with, and a file holds,
 * apply to the inputs as they are.
 */
final class TrainableHead {

  private static final int TURNS = ConvolutionWeights.TURNS;
  private static final int INPUTS = ConvolutionWeights.INPUTS;
  private static final int NEURONS = ConvolutionWeights.NEURONS;
  private static final double HIDDEN_DEVIATION = 0.12;
  private static final double OUTPUT_DEVIATION = 0.15;

  /** The greatest number of a list in a file. */
  private static final double MAX_UNITS = Short.MAX_VALUE;

  private static final double MAX_HIDDEN = MAX_UNITS / ConvolutionWeights.HIDDEN_SCALE;
  private static final double MAX_BIAS = MAX_UNITS / ConvolutionWeights.BIAS_SCALE;

  private final InputStatistics statistics;

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

  /** The hidden weights as a pass computes with them. */
  final float[] usedHidden = new float[TURNS * INPUTS * NEURONS];

  /** Likewise the biases. */
  final float[] usedBiases = new float[TURNS * NEURONS];

  /** A head of zeros. */
  TrainableHead(InputStatistics statistics) {
    this.statistics = statistics;
  }

  void randomize(Random random) {
    hidden.randomize(random, HIDDEN_DEVIATION);
    output.parameters.randomize(random, OUTPUT_DEVIATION);
  }

  /** Begins with the numbers of a file. */
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
      double units = weights.hidden()[ofTurn * INPUTS + input];
      double weight = units / ConvolutionWeights.HIDDEN_SCALE;
      hidden.values[place(turn, input, neuron)] = weight * statistics.deviations[input];
      bias += weight * statistics.means[input];
    }
    biases.values[ofTurn] = bias;
  }

  private static int place(int turn, int input, int neuron) {
    return (turn * INPUTS + input) * NEURONS + neuron;
  }

  List<AdamParameters> parameters() {
    return List.of(hidden, biases, threatBiases.parameters, output.parameters, threats.parameters);
  }

  /** Takes over parameters that were changed. */
  void refresh(boolean rounds) {
    threatBiases.refresh(rounds);
    output.refresh(rounds);
    threats.refresh(rounds);
    for (int turn = 0; turn < TURNS; turn++) {
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        refreshNeuron(turn, neuron, rounds);
      }
    }
  }

  private void refreshNeuron(int turn, int neuron, boolean rounds) {
    double bias = biases.values[turn * NEURONS + neuron];
    for (int input = 0; input < INPUTS; input++) {
      int place = place(turn, input, neuron);
      double weight = hidden.values[place] / statistics.deviations[input];
      bias -= weight * statistics.means[input];
      usedHidden[place] = used(weight, MAX_HIDDEN, ConvolutionWeights.HIDDEN_SCALE, rounds);
    }
    usedBiases[turn * NEURONS + neuron] =
        used(bias, MAX_BIAS, ConvolutionWeights.BIAS_SCALE, rounds);
  }

  private static float used(double value, double most, int unit, boolean rounds) {
    double bounded = Math.max(-most, Math.min(most, value));
    return (float) (rounds ? FixedPointParameters.rounded(bounded, unit) : bounded);
  }

  /**
   * Turns the gradients of the weights that a pass computes with, which the passes have added to
   * those of the weights that are trained, into the gradients of the latter.
   */
  void passGradients() {
    for (int turn = 0; turn < TURNS; turn++) {
      for (int input = 0; input < INPUTS; input++) {
        double mean = statistics.means[input];
        double deviation = statistics.deviations[input];
        for (int neuron = 0; neuron < NEURONS; neuron++) {
          int place = place(turn, input, neuron);
          double ofBias = biases.gradient[turn * NEURONS + neuron];
          hidden.gradient[place] = (hidden.gradient[place] - mean * ofBias) / deviation;
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

  /** Cuts a neuron's numbers off where the file has no room for them. */
  private void clip(int turn, int neuron) {
    double made = 0;
    for (int input = 0; input < INPUTS; input++) {
      int place = place(turn, input, neuron);
      double most = MAX_HIDDEN * statistics.deviations[input];
      hidden.values[place] = Math.max(-most, Math.min(most, hidden.values[place]));
      made += hidden.values[place] / statistics.deviations[input] * statistics.means[input];
    }
    int bias = turn * NEURONS + neuron;
    biases.values[bias] = Math.max(made - MAX_BIAS, Math.min(made + MAX_BIAS, biases.values[bias]));
  }

  /** Writes what the file holds; it was {@linkplain #refresh refreshed} with rounded numbers. */
  void write(ConvolutionWeights weights) {
    copy(threatBiases.units(), weights.threatBiases());
    copy(output.units(), weights.output());
    copy(threats.units(), weights.threatOutput());
    for (int ofTurn = 0; ofTurn < TURNS * NEURONS; ofTurn++) {
      weights.biases()[ofTurn] = Math.round(usedBiases[ofTurn] * ConvolutionWeights.BIAS_SCALE);
      for (int input = 0; input < INPUTS; input++) {
        int place = place(ofTurn / NEURONS, input, ofTurn % NEURONS);
        weights.hidden()[ofTurn * INPUTS + input] =
            Math.round(usedHidden[place] * ConvolutionWeights.HIDDEN_SCALE);
      }
    }
  }

  private static void copy(int[] from, int[] to) {
    System.arraycopy(from, 0, to, 0, to.length);
  }
}
