package org.katachi.lab.train;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.katachi.network.FeatureEmbedding;
import org.katachi.network.NetworkWeights;
import org.katachi.network.WeightFile;
import org.katachi.shape.ThreatMask;

/**
 * The network of {@link org.katachi.network.ValueNetwork} in floating point, while it is trained.
 */
public final class TrainableNetwork implements ValueModel {

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int INPUTS = NetworkWeights.INPUTS;
  private static final int NEURONS = NetworkWeights.NEURONS;
  private static final int THREAT_BITS = NetworkWeights.THREAT_BITS;
  private static final double SUM_FACTOR = 1.0 / NetworkWeights.SUM_DIVISOR;
  private static final double HIDDEN_DEVIATION = 0.25;
  private static final double OUTPUT_DEVIATION = 0.08;

  /** The learning rate of the vectors: they are many, and each is in the sum of a hundred cells. */
  private static final double VECTORS_RATE = 0.5;

  private final TrainableEmbedding vectors =
      new TrainableEmbedding(LENGTH, NetworkWeights.VECTOR_UNIT, Byte.MAX_VALUE);
  private final FixedPointParameters hidden = list(NEURONS * INPUTS);
  private final FixedPointParameters biases = list(NEURONS);
  private final FixedPointParameters threatBiases = list(THREAT_BITS * NEURONS);
  private final FixedPointParameters output = list(NEURONS);
  private final FixedPointParameters threats = list(ThreatMask.COUNT);
  private final List<FixedPointParameters> lists =
      List.of(hidden, biases, threatBiases, output, threats);

  /** Of the position that was evaluated last. */
  private final double[] inputs = new double[INPUTS];

  /** Of the position that was evaluated last, after the rectifier: never negative. */
  private final double[] neurons = new double[NEURONS];

  private final double[] inputErrors = new double[INPUTS];

  /** An untrained network: small random parameters. */
  public TrainableNetwork(Random random) {
    vectors.randomize(random);
    hidden.parameters.randomize(random, HIDDEN_DEVIATION);
    output.parameters.randomize(random, OUTPUT_DEVIATION);
    refresh(false);
  }

  /** A network that was trained before. */
  public TrainableNetwork(NetworkWeights weights) {
    for (int i = 0; i < vectors.size(); i++) {
      vectors.set(i, weights.vectors()[i]);
    }
    hidden.set(weights.hidden());
    biases.set(weights.biases());
    threatBiases.set(weights.threatBiases());
    output.set(weights.output());
    threats.set(weights.threats());
    refresh(false);
  }

  private static FixedPointParameters list(int count) {
    return new FixedPointParameters(count, NetworkWeights.WEIGHT_UNIT);
  }

  @Override
  public List<AdamParameters> parameters() {
    return Stream.concat(vectors.parameters().stream(), lists.stream().map(list -> list.parameters))
        .toList();
  }

  @Override
  public void refresh(boolean rounds) {
    vectors.refresh(rounds);
    lists.forEach(list -> list.refresh(rounds));
  }

  @Override
  public double value(ValueSample sample) {
    sum(sample.own(), 0);
    sum(sample.opponent(), LENGTH);
    double value = threats.used[sample.threats()];
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      double sum = biases.used[neuron];
      for (int bit = 0; bit < THREAT_BITS; bit++) {
        sum += (sample.threats() >> bit & 1) * threatBiases.used[bit * NEURONS + neuron];
      }
      for (int input = 0; input < INPUTS; input++) {
        sum += hidden.used[neuron * INPUTS + input] * inputs[input];
      }
      neurons[neuron] = Math.max(0, sum);
      value += output.used[neuron] * neurons[neuron];
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

  @Override
  public void addGradient(ValueSample sample, double error) {
    threats.parameters.gradient[sample.threats()] += error;
    Arrays.fill(inputErrors, 0);
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      if (neurons[neuron] > 0) {
        output.parameters.gradient[neuron] += error * neurons[neuron];
        addNeuron(neuron, sample.threats(), error * output.used[neuron]);
      }
    }
    backpropagate(sample.own(), 0);
    backpropagate(sample.opponent(), LENGTH);
  }

  private void addNeuron(int neuron, int threatMask, double error) {
    biases.parameters.gradient[neuron] += error;
    for (int bit = 0; bit < THREAT_BITS; bit++) {
      threatBiases.parameters.gradient[bit * NEURONS + neuron] += (threatMask >> bit & 1) * error;
    }
    for (int input = 0; input < INPUTS; input++) {
      hidden.parameters.gradient[neuron * INPUTS + input] += error * inputs[input];
      inputErrors[input] += error * hidden.used[neuron * INPUTS + input] * SUM_FACTOR;
    }
  }

  private void backpropagate(char[] combinations, int offset) {
    for (int combination : combinations) {
      for (int i = 0; i < LENGTH; i++) {
        vectors.gradient[combination * LENGTH + i] += inputErrors[offset + i];
      }
    }
  }

  /** Moves the gradients of the vectors to their parts. */
  void passGradients() {
    vectors.passGradients();
  }

  @Override
  public void step(double rate) {
    passGradients();
    vectors.step(rate * VECTORS_RATE);
    lists.forEach(list -> list.parameters.step(rate));
  }

  /** The weights in fixed point, as the engine has them. */
  NetworkWeights weights() {
    byte[] bytes = new byte[vectors.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) vectors.units(i);
    }
    return new NetworkWeights(
        bytes,
        hidden.units(),
        biases.units(),
        threatBiases.units(),
        output.units(),
        threats.units());
  }

  @Override
  public WeightFile file() {
    return weights().file();
  }
}
