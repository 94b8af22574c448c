package org.katachi.lab.value;

import java.util.List;
import java.util.Random;
import org.katachi.lab.train.AdamParameters;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ThreatMask;

/**
 * The hidden neurons and the output of a network that values positions, while they are trained. The
 * weights and biases that are trained apply to normalised inputs; those that a worker computes
 * with, and a file holds, apply to the inputs as they are.
 */
public final class TrainableHead {

  /**
   * How a file holds a head.
   *
   * @param turns 2 if the sides have hidden weights of their own, else 1
   * @param hiddenScale one in the hidden weights
   * @param biasScale one in the biases
   * @param outputScale one in the output
   * @param maxWeight the greatest hidden weight and bias
   */
  public record Form(
      int turns,
      int inputs,
      int neurons,
      int hiddenScale,
      int biasScale,
      int outputScale,
      int maxWeight) {}

  final Form form;
  private final double[] means;
  private final double[] deviations;

  /** By {@code (turn * inputs + input) * neurons + neuron}. */
  public final AdamParameters hidden;

  /** By {@code turn * neurons + neuron}. */
  public final AdamParameters biases;

  /** By {@code bit * neurons + neuron}. */
  public final AdamParameters threatBiases;

  public final AdamParameters output;

  /** By {@link ThreatMask}. */
  public final AdamParameters threats;

  /** The hidden weights as a worker computes with them. */
  final double[] quantisedHidden;

  /** Likewise the biases. */
  final double[] quantisedBiases;

  /**
   * A head of zeros.
   *
   * @param means by input, what is taken away from it
   * @param deviations by input, what the rest is divided by
   */
  public TrainableHead(Form form, double[] means, double[] deviations) {
    this.form = form;
    this.means = means;
    this.deviations = deviations;
    int neurons = form.neurons();
    hidden = new AdamParameters(form.turns() * form.inputs() * neurons, form.hiddenScale(), 0);
    biases = new AdamParameters(form.turns() * neurons, form.biasScale(), 0);
    threatBiases = new AdamParameters(ThreatMask.BITS * neurons, ValueWeights.WEIGHT_SCALE, 0);
    output = new AdamParameters(neurons, form.outputScale(), 0);
    threats = new AdamParameters(ThreatMask.COUNT, ValueWeights.WEIGHT_SCALE, 0);
    quantisedHidden = new double[hidden.values.length];
    quantisedBiases = new double[biases.values.length];
  }

  /** Begins with small random weights. */
  public void randomize(Random random, double hiddenDeviation, double outputDeviation) {
    hidden.randomize(random, hiddenDeviation);
    output.randomize(random, outputDeviation);
  }

  /**
   * Begins with the weights of a file.
   *
   * @param hiddenWeights by {@code (turn * neurons + neuron) * inputs + input}
   */
  public void set(
      int[] hiddenWeights,
      int[] biasWeights,
      int[] threatBiasWeights,
      int[] outputWeights,
      int[] threatWeights) {
    threatBiases.set(threatBiasWeights);
    output.set(outputWeights);
    threats.set(threatWeights);
    for (int ofTurn = 0; ofTurn < biasWeights.length; ofTurn++) {
      double bias = (double) biasWeights[ofTurn] / form.biasScale();
      for (int input = 0; input < form.inputs(); input++) {
        double stored = hiddenWeights[ofTurn * form.inputs() + input];
        double weight = stored / form.hiddenScale();
        hidden.values[offset(ofTurn, input)] = weight * deviations[input];
        bias += weight * means[input];
      }
      biases.values[ofTurn] = bias;
    }
  }

  /**
   * The index of a hidden weight.
   *
   * @param ofTurn {@code turn * neurons + neuron}
   */
  private int offset(int ofTurn, int input) {
    int neurons = form.neurons();
    return (ofTurn / neurons * form.inputs() + input) * neurons + ofTurn % neurons;
  }

  /** All parameters. */
  public List<AdamParameters> parameters() {
    return List.of(hidden, biases, threatBiases, output, threats);
  }

  /** Takes over parameters that were changed. */
  public void refresh(boolean quantises) {
    threatBiases.refresh(quantises);
    output.refresh(quantises);
    threats.refresh(quantises);
    for (int ofTurn = 0; ofTurn < quantisedBiases.length; ofTurn++) {
      double bias = biases.values[ofTurn];
      for (int input = 0; input < form.inputs(); input++) {
        int offset = offset(ofTurn, input);
        double weight = hidden.values[offset] / deviations[input];
        bias -= weight * means[input];
        quantisedHidden[offset] = quantised(weight, form.hiddenScale(), quantises);
      }
      quantisedBiases[ofTurn] = quantised(bias, form.biasScale(), quantises);
    }
  }

  private double quantised(double value, int scale, boolean quantises) {
    double max = (double) form.maxWeight() / scale;
    double bounded = Math.max(-max, Math.min(max, value));
    return quantises ? AdamParameters.rounded(bounded, scale) : bounded;
  }

  /**
   * Turns the gradients of the weights that a worker computes with, which the workers have added to
   * those of the weights that are trained, into the gradients of the latter.
   */
  public void passGradients() {
    for (int ofTurn = 0; ofTurn < quantisedBiases.length; ofTurn++) {
      double ofBias = biases.gradient[ofTurn];
      for (int input = 0; input < form.inputs(); input++) {
        int offset = offset(ofTurn, input);
        hidden.gradient[offset] =
            (hidden.gradient[offset] - means[input] * ofBias) / deviations[input];
      }
    }
  }

  /** Takes a step down the gradients, and clips the weights to what the file can hold. */
  public void step(double rate) {
    parameters().forEach(one -> one.step(rate));
    double maxHidden = (double) form.maxWeight() / form.hiddenScale();
    double maxBias = (double) form.maxWeight() / form.biasScale();
    for (int ofTurn = 0; ofTurn < quantisedBiases.length; ofTurn++) {
      double made = 0;
      for (int input = 0; input < form.inputs(); input++) {
        int offset = offset(ofTurn, input);
        double max = maxHidden * deviations[input];
        hidden.values[offset] = Math.max(-max, Math.min(max, hidden.values[offset]));
        made += hidden.values[offset] / deviations[input] * means[input];
      }
      biases.values[ofTurn] =
          Math.max(made - maxBias, Math.min(made + maxBias, biases.values[ofTurn]));
    }
  }

  /** Writes what the file holds, see {@link #set}; it was {@linkplain #refresh refreshed}. */
  public void write(int[] hiddenWeights, int[] biasWeights) {
    for (int ofTurn = 0; ofTurn < biasWeights.length; ofTurn++) {
      biasWeights[ofTurn] = (int) Math.rint(quantisedBiases[ofTurn] * form.biasScale());
      for (int input = 0; input < form.inputs(); input++) {
        hiddenWeights[ofTurn * form.inputs() + input] =
            (int) Math.rint(quantisedHidden[offset(ofTurn, input)] * form.hiddenScale());
      }
    }
  }
}
