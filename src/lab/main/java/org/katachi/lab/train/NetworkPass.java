package org.katachi.lab.train;

import java.util.Arrays;
import org.katachi.board.Stone;
import org.katachi.network.ByColour;
import org.katachi.network.FeatureEmbedding;
import org.katachi.network.NetworkWeights;

/** A passage of positions through a {@link TrainableNetwork}. */
final class NetworkPass implements ValuePass {

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int INPUTS = NetworkWeights.INPUTS;
  private static final int NEURONS = NetworkWeights.NEURONS;
  private static final int THREAT_BITS = NetworkWeights.THREAT_BITS;
  private static final double SUM_FACTOR = 1.0 / NetworkWeights.SUM_DIVISOR;

  private final ShardGradient gradient = new ShardGradient();
  private final ByColour<Part> parts;

  /** Of the position that was evaluated last. */
  private final double[] inputs = new double[INPUTS];

  /** Of the position that was evaluated last, after the rectifier: never negative. */
  private final double[] neurons = new double[NEURONS];

  private final double[] inputErrors = new double[INPUTS];

  NetworkPass(TrainableNetwork network) {
    parts = network.colours().map(Part::new);
  }

  @Override
  public double value(ValueSample sample) {
    Part part = parts.of(sample.side());
    part.sum(sample.own(), 0);
    parts.of(Stone.opponent(sample.side())).sum(sample.opponent(), LENGTH);
    return part.value(sample.threats());
  }

  @Override
  public void addGradient(ValueSample sample, double error) {
    Part part = parts.of(sample.side());
    Arrays.fill(inputErrors, 0);
    part.addGradient(sample.threats(), error);
    part.backpropagate(sample.own(), 0);
    parts.of(Stone.opponent(sample.side())).backpropagate(sample.opponent(), LENGTH);
  }

  @Override
  public void flush(int shard) {
    gradient.flush(shard);
  }

  /** The parameters of a colour, with their gradients. */
  private final class Part {

    private final NetworkParameters network;
    private final double[] vectors;
    private final double[] hidden;
    private final double[] biases;
    private final double[] threatBiases;
    private final double[] output;
    private final double[] threats;

    Part(NetworkParameters network) {
      this.network = network;
      vectors = gradient.of(network.vectors.gradient);
      hidden = gradient.of(network.hidden.parameters.gradient);
      biases = gradient.of(network.biases.parameters.gradient);
      threatBiases = gradient.of(network.threatBiases.parameters.gradient);
      output = gradient.of(network.output.parameters.gradient);
      threats = gradient.of(network.threats.parameters.gradient);
    }

    /** Sums up the vectors of a colour's cells. */
    void sum(char[] combinations, int offset) {
      for (int i = 0; i < LENGTH; i++) {
        inputs[offset + i] = 0;
      }
      for (int combination : combinations) {
        for (int i = 0; i < LENGTH; i++) {
          inputs[offset + i] += network.vectors.vectors[combination * LENGTH + i];
        }
      }
      for (int i = 0; i < LENGTH; i++) {
        inputs[offset + i] *= SUM_FACTOR;
      }
    }

    /** The value for a colour to move. */
    double value(int threatMask) {
      double value = network.threats.used[threatMask];
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        double sum = network.biases.used[neuron];
        for (int bit = 0; bit < THREAT_BITS; bit++) {
          sum += (threatMask >> bit & 1) * network.threatBiases.used[bit * NEURONS + neuron];
        }
        for (int input = 0; input < INPUTS; input++) {
          sum += network.hidden.used[neuron * INPUTS + input] * inputs[input];
        }
        neurons[neuron] = Math.max(0, sum);
        value += network.output.used[neuron] * neurons[neuron];
      }
      return value;
    }

    void addGradient(int threatMask, double error) {
      threats[threatMask] += error;
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        if (neurons[neuron] > 0) {
          output[neuron] += error * neurons[neuron];
          addNeuron(neuron, threatMask, error * network.output.used[neuron]);
        }
      }
    }

    private void addNeuron(int neuron, int threatMask, double error) {
      biases[neuron] += error;
      for (int bit = 0; bit < THREAT_BITS; bit++) {
        threatBiases[bit * NEURONS + neuron] += (threatMask >> bit & 1) * error;
      }
      for (int input = 0; input < INPUTS; input++) {
        hidden[neuron * INPUTS + input] += error * inputs[input];
        inputErrors[input] += error * network.hidden.used[neuron * INPUTS + input] * SUM_FACTOR;
      }
    }

    void backpropagate(char[] combinations, int offset) {
      for (int combination : combinations) {
        for (int i = 0; i < LENGTH; i++) {
          vectors[combination * LENGTH + i] += inputErrors[offset + i];
        }
      }
    }
  }
}
