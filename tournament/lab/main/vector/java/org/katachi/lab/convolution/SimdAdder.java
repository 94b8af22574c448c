package org.katachi.lab.convolution;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import org.katachi.network.convolution.ConvolutionWeights;

/**
 * Adds by the Vector API, for C2 makes no vectors of loops as short as an embedding. {@link
 * EmbeddingAdder} loads it by its name, for the API's module need not be there.
 */
final class SimdAdder implements EmbeddingAdder {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The processor's longest vectors, but none longer than an embedding. */
  private static final VectorSpecies<Float> VECTOR =
      FloatVector.SPECIES_PREFERRED.length() < CHANNELS
          ? FloatVector.SPECIES_PREFERRED
          : FloatVector.SPECIES_512;

  private static final int LENGTH = VECTOR.length();

  SimdAdder() {}

  @Override
  public void writeSum(
      float[] one, int oneOffset, float[] other, int otherOffset, float[] to, int toOffset) {
    for (int c = 0; c < CHANNELS; c += LENGTH) {
      vector(one, oneOffset + c).add(vector(other, otherOffset + c)).intoArray(to, toOffset + c);
    }
  }

  @Override
  public void add(float[] from, int fromOffset, float[] to, int toOffset) {
    for (int c = 0; c < CHANNELS; c += LENGTH) {
      vector(to, toOffset + c).add(vector(from, fromOffset + c)).intoArray(to, toOffset + c);
    }
  }

  @Override
  public void addLines(float[] from, int[] offsets, int first, float[] to, int toOffset) {
    int row = offsets[first];
    int column = offsets[first + 1];
    int falling = offsets[first + 2];
    int rising = offsets[first + 3];
    for (int c = 0; c < CHANNELS; c += LENGTH) {
      FloatVector straight = vector(from, row + c).add(vector(from, column + c));
      FloatVector diagonal = vector(from, falling + c).add(vector(from, rising + c));
      vector(to, toOffset + c).add(straight.add(diagonal)).intoArray(to, toOffset + c);
    }
  }

  private static FloatVector vector(float[] weights, int offset) {
    return FloatVector.fromArray(VECTOR, weights, offset);
  }

  @Override
  public String describe() {
    return "by vectors of " + VECTOR.vectorBitSize() + " bits";
  }
}
