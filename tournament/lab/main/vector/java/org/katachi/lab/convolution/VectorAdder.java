package org.katachi.lab.convolution;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import org.katachi.network.convolution.ConvolutionWeights;

/**
 * Adds by the Vector API, for C2 makes no vectors of loops as short as a row. {@link RowAdders}
 * loads it by its name, for the API's module need not be there.
 */
final class VectorAdder implements RowAdder {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The processor's longest vectors, but none longer than a row. */
  private static final VectorSpecies<Float> VECTOR =
      FloatVector.SPECIES_PREFERRED.length() < CHANNELS
          ? FloatVector.SPECIES_PREFERRED
          : FloatVector.SPECIES_512;

  private static final int LENGTH = VECTOR.length();

  VectorAdder() {}

  @Override
  public void writeSum(
      float[] one, int onePlace, float[] other, int otherPlace, float[] to, int toPlace) {
    for (int c = 0; c < CHANNELS; c += LENGTH) {
      vector(one, onePlace + c).add(vector(other, otherPlace + c)).intoArray(to, toPlace + c);
    }
  }

  @Override
  public void add(float[] from, int fromPlace, float[] to, int toPlace) {
    for (int c = 0; c < CHANNELS; c += LENGTH) {
      vector(to, toPlace + c).add(vector(from, fromPlace + c)).intoArray(to, toPlace + c);
    }
  }

  @Override
  public void addWindows(float[] from, int[] rows, int first, float[] to, int toPlace) {
    int row = rows[first];
    int column = rows[first + 1];
    int falling = rows[first + 2];
    int rising = rows[first + 3];
    for (int c = 0; c < CHANNELS; c += LENGTH) {
      FloatVector straight = vector(from, row + c).add(vector(from, column + c));
      FloatVector diagonal = vector(from, falling + c).add(vector(from, rising + c));
      vector(to, toPlace + c).add(straight.add(diagonal)).intoArray(to, toPlace + c);
    }
  }

  private static FloatVector vector(float[] numbers, int place) {
    return FloatVector.fromArray(VECTOR, numbers, place);
  }

  @Override
  public String describe() {
    return "by vectors of " + VECTOR.vectorBitSize() + " bits";
  }
}
