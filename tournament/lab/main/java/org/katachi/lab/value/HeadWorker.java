package org.katachi.lab.value;

import org.katachi.lab.train.Gradients;

/** Forward and backward through a {@link TrainableHead}. Belongs to one thread at a time. */
public final class HeadWorker {

  private final TrainableHead head;
  private final int inputCount;
  private final int neurons;
  private final double[] hidden;
  private final double[] biases;
  private final double[] threatBiases;
  private final double[] output;
  private final double[] threatOutput;

  /** Of the last inputs: the neurons before ReLU. */
  private final double[] sums;

  private final double[] errors;

  /** A worker whose gradient is zero. */
  public HeadWorker(TrainableHead head) {
    this.head = head;
    inputCount = head.form.inputs();
    neurons = head.form.neurons();
    hidden = new double[head.hidden.values.length];
    biases = new double[head.biases.values.length];
    threatBiases = new double[head.threatBiases.values.length];
    output = new double[neurons];
    threatOutput = new double[head.threats.values.length];
    sums = new double[neurons];
    errors = new double[neurons];
  }

  /** The logarithm of the odds that the side to move wins. */
  public double value(int turn, int threats, double[] inputs) {
    System.arraycopy(head.quantisedBiases, turn * neurons, sums, 0, neurons);
    for (int left = threats; left != 0; left &= left - 1) {
      int first = Integer.numberOfTrailingZeros(left) * neurons;
      for (int neuron = 0; neuron < neurons; neuron++) {
        sums[neuron] += head.threatBiases.quantised[first + neuron];
      }
    }
    double[] weights = head.quantisedHidden;
    for (int input = 0; input < inputCount; input++) {
      double x = inputs[input];
      int first = (turn * inputCount + input) * neurons;
      for (int neuron = 0; neuron < neurons; neuron++) {
        sums[neuron] += x * weights[first + neuron];
      }
    }
    double value = head.threats.quantised[threats];
    for (int neuron = 0; neuron < neurons; neuron++) {
      value += head.output.quantised[neuron] * Math.max(0, sums[neuron]);
    }
    return value;
  }

  /**
   * Adds to this worker's gradient.
   *
   * @param inputs those of the last value
   * @param error the derivative of the loss by their value
   * @param inputErrors becomes the derivatives by the inputs
   */
  public void backward(int turn, int threats, double[] inputs, double error, double[] inputErrors) {
    threatOutput[threats] += error;
    for (int neuron = 0; neuron < neurons; neuron++) {
      boolean isActive = sums[neuron] > 0;
      output[neuron] += isActive ? error * sums[neuron] : 0;
      errors[neuron] = isActive ? error * head.output.quantised[neuron] : 0;
      biases[turn * neurons + neuron] += errors[neuron];
    }
    for (int left = threats; left != 0; left &= left - 1) {
      int first = Integer.numberOfTrailingZeros(left) * neurons;
      for (int neuron = 0; neuron < neurons; neuron++) {
        threatBiases[first + neuron] += errors[neuron];
      }
    }
    for (int input = 0; input < inputCount; input++) {
      double x = inputs[input];
      int first = (turn * inputCount + input) * neurons;
      double sum = 0;
      for (int neuron = 0; neuron < neurons; neuron++) {
        hidden[first + neuron] += x * errors[neuron];
        sum += head.quantisedHidden[first + neuron] * errors[neuron];
      }
      inputErrors[input] = sum;
    }
  }

  /** Adds this worker's gradient to the head's, and begins it anew. */
  public void flush() {
    Gradients.move(hidden, head.hidden.gradient);
    Gradients.move(biases, head.biases.gradient);
    Gradients.move(threatBiases, head.threatBiases.gradient);
    Gradients.move(output, head.output.gradient);
    Gradients.move(threatOutput, head.threats.gradient);
  }
}
