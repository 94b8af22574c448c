package org.katachi.network.inference;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.ValueNetwork;

/**
 * The hidden neurons in vectors, a neuron a lane. Each lane adds in the order of {@link
 * ConvolutionHead}, and so does the output: the bits are the same. Belongs to one board.
 */
final class SimdHead extends ConvolutionHead {

  private static final VectorSpecies<Float> BLOCK = FloatVector.SPECIES_256;
  private static final int LENGTH = ConvolutionHead.BLOCK;
  private static final int INPUTS = ConvolutionWeights.INPUTS;

  /** From the weights of a block of neurons to those of the next. */
  private static final int STEP = LENGTH * INPUTS;

  /** What each neuron adds to the value. */
  private final float[] outputs = new float[ConvolutionWeights.NEURONS];

  SimdHead(ConvolutionHead head) {
    super(head);
  }

  @Override
  public int value(int turn, int threats, float[] inputs) {
    fillOutputs(biasOffset(turn, threats), hiddenOffset(turn), inputs);
    float value = threatOutput(threats);
    for (int i = 0; i < outputs.length; i += LENGTH) {
      value +=
          outputs[i]
              + outputs[i + 1]
              + outputs[i + 2]
              + outputs[i + 3]
              + outputs[i + 4]
              + outputs[i + 5]
              + outputs[i + 6]
              + outputs[i + 7];
    }
    return (int) (value * ValueNetwork.EVAL_SCALE);
  }

  /**
   * All four blocks at once: a sum waits for the one before it, the other blocks fill that time.
   */
  private void fillOutputs(int bias, int weight, float[] inputs) {
    float[] biases = biases();
    float[] weights = hidden();
    FloatVector a = FloatVector.fromArray(BLOCK, biases, bias);
    FloatVector b = FloatVector.fromArray(BLOCK, biases, bias + LENGTH);
    FloatVector c = FloatVector.fromArray(BLOCK, biases, bias + 2 * LENGTH);
    FloatVector d = FloatVector.fromArray(BLOCK, biases, bias + 3 * LENGTH);
    int at = weight;
    for (int input = 0; input < INPUTS; input++) {
      FloatVector x = FloatVector.broadcast(BLOCK, inputs[input]);
      a = a.add(FloatVector.fromArray(BLOCK, weights, at).mul(x));
      b = b.add(FloatVector.fromArray(BLOCK, weights, at + STEP).mul(x));
      c = c.add(FloatVector.fromArray(BLOCK, weights, at + 2 * STEP).mul(x));
      d = d.add(FloatVector.fromArray(BLOCK, weights, at + 3 * STEP).mul(x));
      at += LENGTH;
    }
    float[] output = output();
    a.max(0).mul(FloatVector.fromArray(BLOCK, output, 0)).intoArray(outputs, 0);
    b.max(0).mul(FloatVector.fromArray(BLOCK, output, LENGTH)).intoArray(outputs, LENGTH);
    c.max(0).mul(FloatVector.fromArray(BLOCK, output, 2 * LENGTH)).intoArray(outputs, 2 * LENGTH);
    d.max(0).mul(FloatVector.fromArray(BLOCK, output, 3 * LENGTH)).intoArray(outputs, 3 * LENGTH);
  }
}
