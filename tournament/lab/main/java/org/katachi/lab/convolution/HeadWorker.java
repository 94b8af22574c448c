package org.katachi.lab.convolution;

import org.katachi.lab.train.Gradients;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.ValueWeights;

/** Forward and backward through a {@link TrainableHead}. Belongs to one thread at a time. */
final class HeadWorker {

  private static final int INPUTS = ConvolutionWeights.INPUTS;
  private static final int NEURONS = ConvolutionWeights.NEURONS;

  private final TrainableHead head;
  private final float[] hidden;
  private final float[] biases;
  private final float[] threatBiases;
  private final float[] output = new float[NEURONS];
  private final float[] threatOutput;

  /** Of the last inputs: the neurons before ReLU. */
  private final float[] sums = new float[NEURONS];

  private final float[] errors = new float[NEURONS];

  HeadWorker(TrainableHead head) {
    this.head = head;
    hidden = new float[head.hidden.values.length];
    biases = new float[head.biases.values.length];
    threatBiases = new float[head.threatBiases.quantised.length];
    threatOutput = new float[head.threats.quantised.length];
  }

  /** The logarithm of the odds that the side to move wins. */
  float value(int turn, int threats, float[] inputs) {
    System.arraycopy(head.quantisedBiases, turn * NEURONS, sums, 0, NEURONS);
    for (int left = threats; left != 0; left &= left - 1) {
      int first = Integer.numberOfTrailingZeros(left) * NEURONS;
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        sums[neuron] += (float) head.threatBiases.quantised[first + neuron];
      }
    }
    float[] weights = head.quantisedHidden;
    for (int input = 0; input < INPUTS; input++) {
      float x = inputs[input];
      int first = (turn * INPUTS + input) * NEURONS;
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        sums[neuron] += x * weights[first + neuron];
      }
    }
    float value = (float) head.threats.quantised[threats];
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      value += (float) head.output.quantised[neuron] * Math.max(0, sums[neuron]);
    }
    return value;
  }

  /**
   * Adds to this worker's gradient.
   *
   * @param inputs those of the last value
   * @param error the derivative of the loss by their value
   * @param inputErrors becomes the derivatives by those inputs that are trained
   */
  void addGradient(int turn, int threats, float[] inputs, float error, float[] inputErrors) {
    threatOutput[threats] += error;
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      boolean isActive = sums[neuron] > 0;
      output[neuron] += isActive ? error * sums[neuron] : 0;
      errors[neuron] = isActive ? error * (float) head.output.quantised[neuron] : 0;
      biases[turn * NEURONS + neuron] += errors[neuron];
    }
    for (int left = threats; left != 0; left &= left - 1) {
      int first = Integer.numberOfTrailingZeros(left) * NEURONS;
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        threatBiases[first + neuron] += errors[neuron];
      }
    }
    for (int input = 0; input < INPUTS; input++) {
      float x = inputs[input];
      int first = (turn * INPUTS + input) * NEURONS;
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        hidden[first + neuron] += x * errors[neuron];
      }
    }
    for (int input = ValueWeights.INPUTS; input < INPUTS; input++) {
      inputErrors[input] = inputError((turn * INPUTS + input) * NEURONS);
    }
  }

  private float inputError(int first) {
    float error = 0;
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      error += head.quantisedHidden[first + neuron] * errors[neuron];
    }
    return error;
  }

  /** Adds this worker's gradient to the head's, and begins it anew. */
  void flush() {
    Gradients.move(hidden, head.hidden.gradient);
    Gradients.move(biases, head.biases.gradient);
    Gradients.move(threatBiases, head.threatBiases.parameters.gradient);
    Gradients.move(output, head.output.parameters.gradient);
    Gradients.move(threatOutput, head.threats.parameters.gradient);
  }
}
