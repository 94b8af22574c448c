package org.katachi.network.value;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.katachi.network.common.Swar;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeTables;

/**
 * The feature embedding: a vector of eight weights for each {@linkplain Combinations combination}
 * of shapes, to be summed up over the empty cells of a board. Immutable.
 *
 * <p>A vector is a {@code long}: eight weights of 8 bits, the first lowest, each plus 128.
 */
public final class FeatureEmbedding {

  /** The weights of a vector. */
  public static final int LENGTH = 8;

  /** By combination, and zeros for a cell that holds a stone. */
  private final long[] vectors = new long[Combinations.COUNT + 1];

  /**
   * The vectors of a colour that has fouls. Made when they are first asked for; should two threads
   * ask at once, each makes the same.
   */
  private volatile long[] withoutFouls;

  /**
   * Takes the vectors of all combinations.
   *
   * @param weights by {@code combination * LENGTH}
   */
  public FeatureEmbedding(byte[] weights) {
    ByteBuffer.wrap(weights)
        .order(ByteOrder.LITTLE_ENDIAN)
        .asLongBuffer()
        .get(vectors, 0, Combinations.COUNT);
    for (int i = 0; i < vectors.length; i++) {
      vectors[i] ^= Swar.SIGN_BITS;
    }
  }

  /** A hash of the weights. */
  int fingerprint() {
    return Arrays.hashCode(vectors);
  }

  /**
   * The vectors by which a colour's cells are summed up: in them a foul counts as dead.
   *
   * @return by combination, see {@link Combinations}, and zeros for a cell that holds a stone
   */
  long[] vectors(int colour, ShapeTables tables) {
    if (!tables.hasFouls(colour)) {
      return vectors;
    }
    long[] made = withoutFouls;
    if (made == null) {
      made = vectors.clone();
      for (int combination = 0; combination < Combinations.COUNT; combination++) {
        made[combination] = vectors[tables.valueCombination(combination, colour)];
      }
      withoutFouls = made;
    }
    return made;
  }
}
