package org.katachi.network.value;

import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeTables;

/**
 * The feature embedding: a vector of eight small numbers for each {@linkplain Combinations
 * combination} of shapes, to be summed up over the empty cells of a board. Immutable.
 *
 * <p>Four numbers lie in one {@code long}, 16 bits each, the first lowest: the long is the sum of
 * each number times a power of 2¹⁶. So one addition keeps four sums, negative ones too, for what a
 * lane borrows from the next is given back when the sum is taken apart. Sums wrap beyond 16 bits; a
 * lane's numbers lie to one side of zero for the most part, and so do the sums that it holds. An
 * embedding says up to how many cells that is enough for, see {@link #narrowPoints}.
 */
public final class FeatureEmbedding {

  /** The numbers of a vector. */
  public static final int LENGTH = 8;

  /** The longs of a vector. */
  static final int WORDS = 2;

  private static final int LANES = LENGTH / WORDS;
  private static final int LANE_BITS = Short.SIZE;
  private static final int LANE_MASK = (1 << LANE_BITS) - 1;

  /** The sums that a lane holds are in the middle of those of so many cells. */
  private static final int CELLS = NarrowAccumulator.MAX_POINTS;

  /** By {@code combination * LENGTH}. */
  private final byte[] numbers;

  /** By {@code combination * WORDS}, and zero for a cell that holds a stone. */
  private final long[] words = new long[(Combinations.COUNT + 1) * WORDS];

  /** The least sum that each number's lane holds, negated. */
  private final int[] offsets = new int[LENGTH];

  /**
   * The same by word: added to a sum it makes each lane a positive number, so that none borrows.
   */
  private final long[] offsetWords = new long[WORDS];

  private final int narrowPoints;

  /**
   * The vectors of a colour that has fouls. Made when they are first asked for; should two threads
   * ask at once, each makes the same.
   */
  private FeatureEmbedding withoutFouls;

  /**
   * Takes the vectors of all combinations, and finds how many cells the narrow lanes are proved to
   * have room for, were each of them the greatest or the least.
   *
   * @param numbers by {@code combination * LENGTH}
   */
  public FeatureEmbedding(byte[] numbers) {
    this(numbers, false);
  }

  /** Vectors that tests hold to have room in the narrow lanes, proved or not. */
  static FeatureEmbedding tested(byte[] numbers) {
    return new FeatureEmbedding(numbers, true);
  }

  private FeatureEmbedding(byte[] numbers, boolean tested) {
    this.numbers = numbers.clone();
    for (int i = 0; i < Combinations.COUNT * WORDS; i++) {
      words[i] = pack(numbers, i * LANES);
    }
    int proved = CELLS;
    for (int i = 0; i < LENGTH; i++) {
      proved = Math.min(proved, fitLane(i));
    }
    narrowPoints = tested ? CELLS : proved;
  }

  /** The vectors by which a colour's cells are summed up. */
  FeatureEmbedding of(int colour, ShapeTables tables) {
    if (!tables.hasFouls(colour)) {
      return this;
    }
    FeatureEmbedding made = withoutFouls;
    if (made == null) {
      made = withoutFouls(colour, tables);
      withoutFouls = made;
    }
    return made;
  }

  /** These vectors but for fouls. Their numbers are some of these, so lanes have room for them. */
  private FeatureEmbedding withoutFouls(int colour, ShapeTables tables) {
    byte[] without = numbers.clone();
    for (int combination = 0; combination < Combinations.COUNT; combination++) {
      int counted = tables.valueCombination(combination, colour);
      System.arraycopy(numbers, counted * LENGTH, without, combination * LENGTH, LENGTH);
    }
    return new FeatureEmbedding(without);
  }

  /**
   * Puts a number's lane around half of the sum of the greatest and the least that the cells of a
   * board may add up to.
   *
   * @return the cells that it is proved to have room for
   */
  private int fitLane(int place) {
    int least = 0;
    int greatest = 0;
    for (int i = place; i < numbers.length; i += LENGTH) {
      least = Math.min(least, numbers[i]);
      greatest = Math.max(greatest, numbers[i]);
    }
    int offset = -Short.MIN_VALUE - CELLS * (least + greatest) / 2;
    offsets[place] = offset;
    offsetWords[place / LANES] += (long) offset << (place % LANES * LANE_BITS);
    return Math.min(offset / Math.max(1, -least), (LANE_MASK - offset) / Math.max(1, greatest));
  }

  /** The most cells whose sums the narrow lanes have room for. */
  int narrowPoints() {
    return narrowPoints;
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
   * @param word the first or the second, 0 or 1
   * @param sum the word
   * @param into where its four numbers are written
   * @param at the place of the first
   */
  void unpack(int word, long sum, int[] into, int at) {
    long lanes = sum + offsetWords[word];
    for (int i = 0; i < LANES; i++) {
      into[at + i] = (int) (lanes >>> (i * LANE_BITS) & LANE_MASK) - offsets[word * LANES + i];
    }
  }
}
