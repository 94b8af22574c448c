package org.katachi.network;

import org.katachi.shape.Combinations;

/**
 * The feature embedding: a vector of eight small numbers for each {@linkplain Combinations
 * combination} of shapes, to be summed up over the empty cells of a board. Immutable.
 *
 * <p>Four numbers lie in one {@code long}, 16 bits each, the first lowest: the long is the sum of
 * each number times a power of 2¹⁶. So one addition keeps four sums, negative ones too, for what a
 * lane borrows from the next is given back when the sum is taken apart. Sums wrap beyond 16 bits.
 */
public final class FeatureEmbedding {

  /** The numbers of a vector. */
  public static final int LENGTH = 8;

  /** The longs of a vector. */
  static final int WORDS = 2;

  private static final int LANES = LENGTH / WORDS;
  private static final int LANE_BITS = Short.SIZE;

  /** Makes each lane a positive number, so that none borrows. */
  private static final long OFFSETS = 0x8000_8000_8000_8000L;

  /** By {@code combination * LENGTH}. */
  private final byte[] numbers;

  /** By {@code combination * WORDS}, and zero for a cell that holds a stone. */
  private final long[] words = new long[(Combinations.COUNT + 1) * WORDS];

  /**
   * Takes the vectors of all combinations.
   *
   * @param numbers by {@code combination * LENGTH}
   */
  public FeatureEmbedding(byte[] numbers) {
    this.numbers = numbers.clone();
    for (int i = 0; i < Combinations.COUNT * WORDS; i++) {
      words[i] = pack(numbers, i * LANES);
    }
  }

  /** The vectors by {@code combination * WORDS}. */
  long[] words() {
    return words;
  }

  /**
   * A number of a vector.
   *
   * @param i {@code combination * LENGTH}, and the number's place in the vector
   */
  int number(int i) {
    return numbers[i];
  }

  private static long pack(byte[] numbers, int offset) {
    return numbers[offset]
        + ((long) numbers[offset + 1] << LANE_BITS)
        + ((long) numbers[offset + 2] << (2 * LANE_BITS))
        + ((long) numbers[offset + 3] << (3 * LANE_BITS));
  }

  /**
   * Takes a word of a sum apart.
   *
   * @param into where its four numbers are written
   * @param offset the place of the first
   */
  static void unpack(long word, int[] into, int offset) {
    long lanes = word + OFFSETS;
    for (int i = 0; i < LANES; i++) {
      into[offset + i] = (int) (lanes >>> (i * LANE_BITS) & 0xFFFF) + Short.MIN_VALUE;
    }
  }
}
