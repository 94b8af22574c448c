package org.katachi.lab.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.katachi.lab.train.Gradients;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.ValueWorker;
import org.katachi.network.value.FeatureEmbedding;
import org.katachi.network.value.ValueWeights;

/** Forward and backward through a {@link TrainableNetwork}. Belongs to one thread at a time. */
final class NetworkWorker implements ValueWorker<ValueSample> {

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int INPUTS = ValueWeights.INPUTS;
  private static final int NEURONS = ValueWeights.NEURONS;
  private static final int THREAT_BITS = ValueWeights.THREAT_BITS;
  private static final double SUM_FACTOR = 1.0 / ValueWeights.SUM_DIVISOR;

  private final TrainableNetwork network;

  /** This worker's gradients, and beside them those of the model that they are added to. */
  private final List<double[]> gradients = new ArrayList<>();

  private final List<double[]> sums = new ArrayList<>();
  private final double[] vectors;
  private final double[] hidden;
  private final double[] biases;
  private final double[] threatBiases;
  private final double[] output;
  private final double[] threats;

  /** Of the position that was evaluated last. */
  private final double[] inputs = new double[INPUTS];

  /** Of the position that was evaluated last, after ReLU: never negative. */
  private final double[] neurons = new double[NEURONS];

  private final double[] inputErrors = new double[INPUTS];

  NetworkWorker(TrainableNetwork network) {
    this.network = network;
    vectors = gradientFor(network.vectors.gradient);
    hidden = gradientFor(network.hidden.parameters.gradient);
    biases = gradientFor(network.biases.parameters.gradient);
    threatBiases = gradientFor(network.threatBiases.parameters.gradient);
    output = gradientFor(network.output.parameters.gradient);
    threats = gradientFor(network.threats.parameters.gradient);
  }

  private double[] gradientFor(double[] sum) {
    double[] gradient = new double[sum.length];
    gradients.add(gradient);
    sums.add(sum);
    return gradient;
  }

  @Override
  public double value(ValueSample sample) {
    sum(sample.own(), 0);
    sum(sample.opponent(), LENGTH);
    double value = network.threats.quantised[sample.threats()];
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      double sum = network.biases.quantised[neuron];
      for (int bit = 0; bit < THREAT_BITS; bit++) {
        sum +=
            (sample.threats() >> bit & 1) * network.threatBiases.quantised[bit * NEURONS + neuron];
      }
      for (int input = 0; input < INPUTS; input++) {
        sum += network.hidden.quantised[neuron * INPUTS + input] * inputs[input];
      }
      neurons[neuron] = Math.max(0, sum);
      value += network.output.quantised[neuron] * neurons[neuron];
    }
    return value;
  }

  private void sum(char[] combinations, int offset) {
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

  @Override
  public void addGradient(ValueSample sample, double error) {
    threats[sample.threats()] += error;
    Arrays.fill(inputErrors, 0);
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      if (neurons[neuron] > 0) {
        output[neuron] += error * neurons[neuron];
        addNeuron(neuron, sample.threats(), error * network.output.quantised[neuron]);
      }
    }
    backpropagate(sample.own(), 0);
    backpropagate(sample.opponent(), LENGTH);
  }

  private void addNeuron(int neuron, int threatMask, double error) {
    biases[neuron] += error;
    for (int bit = 0; bit < THREAT_BITS; bit++) {
      threatBiases[bit * NEURONS + neuron] += (threatMask >> bit & 1) * error;
    }
    for (int input = 0; input < INPUTS; input++) {
      hidden[neuron * INPUTS + input] += error * inputs[input];
      inputErrors[input] += error * network.hidden.quantised[neuron * INPUTS + input] * SUM_FACTOR;
    }
  }

  private void backpropagate(char[] combinations, int offset) {
    for (int combination : combinations) {
      for (int i = 0; i < LENGTH; i++) {
        vectors[combination * LENGTH + i] += inputErrors[offset + i];
      }
    }
  }

  @Override
  public void flush(int shard) {
    for (int i = 0; i < sums.size(); i++) {
      int length = sums.get(i).length;
      Gradients.move(
          gradients.get(i),
          sums.get(i),
          Shards.start(shard, length),
          Shards.start(shard + 1, length));
    }
  }
}
