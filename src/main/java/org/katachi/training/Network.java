package org.katachi.training;

import java.util.Arrays;
import java.util.Random;
import org.katachi.network.FeatureEmbedding;
import org.katachi.network.NetworkWeights;
import org.katachi.shape.Combinations;
import org.katachi.shape.ThreatMask;

/** The network of {@link org.katachi.network.ValueNetwork} while it is learnt, not rounded yet. */
final class Network {

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int INPUTS = NetworkWeights.INPUTS;
  private static final int NEURONS = NetworkWeights.NEURONS;
  private static final int THREAT_BITS = NetworkWeights.THREAT_BITS;
  private static final double SHARE = 1.0 / NetworkWeights.SUM_DIVISOR;
  private static final double FIRST_HIDDEN = 0.25;
  private static final double FIRST_OUTPUT = 0.08;

  private final VectorTable vectors;
  private final MomentParameters hidden = new MomentParameters(NEURONS * INPUTS, 0);
  private final MomentParameters biases = new MomentParameters(NEURONS, 0);
  private final MomentParameters threatBiases = new MomentParameters(THREAT_BITS * NEURONS, 0);
  private final MomentParameters output = new MomentParameters(NEURONS, 0);
  private final MomentParameters threats = new MomentParameters(ThreatMask.COUNT, 0);

  /** Of the position that was valued last. */
  private final double[] inputs = new double[INPUTS];

  /** Of the position that was valued last, 0 where it would be negative. */
  private final double[] neurons = new double[NEURONS];

  private final double[] inputErrors = new double[INPUTS];

  /** A network that knows nothing: small random numbers. */
  Network(Random random) {
    vectors = new VectorTable(random);
    hidden.randomize(random, FIRST_HIDDEN);
    output.randomize(random, FIRST_OUTPUT);
  }

  /** A network that was learnt before. */
  Network(NetworkWeights weights) {
    vectors = new VectorTable(weights.vectors());
    hidden.set(weights.hidden(), NetworkWeights.WEIGHT_UNIT);
    biases.set(weights.biases(), NetworkWeights.WEIGHT_UNIT);
    threatBiases.set(weights.threatBiases(), NetworkWeights.WEIGHT_UNIT);
    output.set(weights.output(), NetworkWeights.WEIGHT_UNIT);
    threats.set(weights.threats(), NetworkWeights.WEIGHT_UNIT);
  }

  /** The logarithm of the odds that the side to move wins. */
  double value(NetworkSample sample) {
    sum(sample.own(), 0);
    sum(sample.opponent(), LENGTH);
    double value = threats.values[sample.threats()];
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      double sum = biases.values[neuron];
      for (int bit = 0; bit < THREAT_BITS; bit++) {
        sum += (sample.threats() >> bit & 1) * threatBiases.values[bit * NEURONS + neuron];
      }
      for (int input = 0; input < INPUTS; input++) {
        sum += hidden.values[neuron * INPUTS + input] * inputs[input];
      }
      neurons[neuron] = Math.max(0, sum);
      value += output.values[neuron] * neurons[neuron];
    }
    return value;
  }

  private void sum(char[] combinations, int offset) {
    for (int i = 0; i < LENGTH; i++) {
      inputs[offset + i] = 0;
    }
    for (int combination : combinations) {
      for (int i = 0; i < LENGTH; i++) {
        inputs[offset + i] += vectors.vectors[combination * LENGTH + i];
      }
    }
    for (int i = 0; i < LENGTH; i++) {
      inputs[offset + i] *= SHARE;
    }
  }

  /**
   * Adds to the gradient of the next step.
   *
   * @param sample the position that was valued last
   * @param error the slope of the loss by its value
   */
  void addGradient(NetworkSample sample, double error) {
    threats.gradient[sample.threats()] += error;
    Arrays.fill(inputErrors, 0);
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      if (neurons[neuron] > 0) {
        output.gradient[neuron] += error * neurons[neuron];
        addNeuron(neuron, sample.threats(), error * output.values[neuron]);
      }
    }
    spread(sample.own(), 0);
    spread(sample.opponent(), LENGTH);
  }

  private void addNeuron(int neuron, int kind, double error) {
    biases.gradient[neuron] += error;
    for (int bit = 0; bit < THREAT_BITS; bit++) {
      threatBiases.gradient[bit * NEURONS + neuron] += (kind >> bit & 1) * error;
    }
    for (int input = 0; input < INPUTS; input++) {
      hidden.gradient[neuron * INPUTS + input] += error * inputs[input];
      inputErrors[input] += error * hidden.values[neuron * INPUTS + input] * SHARE;
    }
  }

  private void spread(char[] combinations, int offset) {
    for (int combination : combinations) {
      for (int i = 0; i < LENGTH; i++) {
        vectors.gradient[combination * LENGTH + i] += inputErrors[offset + i];
      }
    }
  }

  /** Goes one step down the gradient that was added up, and begins a new one. */
  void step(double rate) {
    vectors.step(rate);
    hidden.step(rate);
    biases.step(rate);
    threatBiases.step(rate);
    output.step(rate);
    threats.step(rate);
  }

  /** The weights in whole numbers. */
  NetworkWeights rounded() {
    byte[] bytes = new byte[Combinations.COUNT * LENGTH];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Math.round(vectors.vectors[i] * NetworkWeights.VECTOR_UNIT);
    }
    return new NetworkWeights(
        bytes,
        rounded(hidden),
        rounded(biases),
        rounded(threatBiases),
        rounded(output),
        rounded(threats));
  }

  private static int[] rounded(MomentParameters parameters) {
    int[] rounded = new int[parameters.values.length];
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = (int) Math.round(parameters.values[i] * NetworkWeights.WEIGHT_UNIT);
    }
    return rounded;
  }
}
