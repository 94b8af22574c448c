package org.katachi.lab.train;

import java.util.Arrays;
import java.util.Random;
import org.katachi.network.FeatureEmbedding;
import org.katachi.network.NetworkWeights;
import org.katachi.shape.Combinations;
import org.katachi.shape.ThreatMask;

/**
 * The network of {@link org.katachi.network.ValueNetwork} in floating point, while it is trained.
 */
public final class TrainableNetwork {

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int INPUTS = NetworkWeights.INPUTS;
  private static final int NEURONS = NetworkWeights.NEURONS;
  private static final int THREAT_BITS = NetworkWeights.THREAT_BITS;
  private static final double SUM_FACTOR = 1.0 / NetworkWeights.SUM_DIVISOR;
  private static final double HIDDEN_DEVIATION = 0.25;
  private static final double OUTPUT_DEVIATION = 0.08;

  private final TrainableEmbedding vectors;
  private final AdamParameters hidden = new AdamParameters(NEURONS * INPUTS, 0);
  private final AdamParameters biases = new AdamParameters(NEURONS, 0);
  private final AdamParameters threatBiases = new AdamParameters(THREAT_BITS * NEURONS, 0);
  private final AdamParameters output = new AdamParameters(NEURONS, 0);
  private final AdamParameters threats = new AdamParameters(ThreatMask.COUNT, 0);

  /** Of the position that was evaluated last. */
  private final double[] inputs = new double[INPUTS];

  /** Of the position that was evaluated last, after the rectifier: never negative. */
  private final double[] neurons = new double[NEURONS];

  private final double[] inputErrors = new double[INPUTS];

  /** An untrained network: small random parameters. */
  public TrainableNetwork(Random random) {
    vectors = new TrainableEmbedding(random);
    hidden.randomize(random, HIDDEN_DEVIATION);
    output.randomize(random, OUTPUT_DEVIATION);
  }

  /** A network that was trained before. */
  public TrainableNetwork(NetworkWeights weights) {
    vectors = new TrainableEmbedding(weights.vectors());
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
      inputs[offset + i] *= SUM_FACTOR;
    }
  }

  /**
   * Adds to the gradient of the next step.
   *
   * @param sample the position that was evaluated last
   * @param error the derivative of the loss by its value
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
    backpropagate(sample.own(), 0);
    backpropagate(sample.opponent(), LENGTH);
  }

  private void addNeuron(int neuron, int threatMask, double error) {
    biases.gradient[neuron] += error;
    for (int bit = 0; bit < THREAT_BITS; bit++) {
      threatBiases.gradient[bit * NEURONS + neuron] += (threatMask >> bit & 1) * error;
    }
    for (int input = 0; input < INPUTS; input++) {
      hidden.gradient[neuron * INPUTS + input] += error * inputs[input];
      inputErrors[input] += error * hidden.values[neuron * INPUTS + input] * SUM_FACTOR;
    }
  }

  private void backpropagate(char[] combinations, int offset) {
    for (int combination : combinations) {
      for (int i = 0; i < LENGTH; i++) {
        vectors.gradient[combination * LENGTH + i] += inputErrors[offset + i];
      }
    }
  }

  /** Takes one step down the sum of the gradients, and begins a new one. */
  void step(double rate) {
    vectors.step(rate);
    hidden.step(rate);
    biases.step(rate);
    threatBiases.step(rate);
    output.step(rate);
    threats.step(rate);
  }

  /** The weights in fixed point, as the engine has them. */
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

  private static int[] rounded(AdamParameters parameters) {
    int[] rounded = new int[parameters.values.length];
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = (int) Math.round(parameters.values[i] * NetworkWeights.WEIGHT_UNIT);
    }
    return rounded;
  }
}
