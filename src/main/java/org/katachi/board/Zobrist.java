package org.katachi.board;

/**
 * The random keys whose XOR is the hash of a position: one a stone and cell, and one for the side
 * to move.
 *
 * <p>The keys come from SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
 * Generators", 2014). The seed is fixed, so that a search visits the same nodes on every machine.
 */
final class Zobrist {

  private static final long SEED = 0x6B61746163686921L;
  private static final long GAMMA = 0x9E3779B97F4A7C15L;
  private static final int STONES = 4;

  private final long[] keys;

  Zobrist(int cellCount) {
    keys = new long[cellCount * STONES];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = splitMix(SEED + i * GAMMA);
    }
  }

  long key(int stone, int cell) {
    return keys[cell * STONES + stone];
  }

  /** No stone lies on an empty cell, so the first such key is free for the turn. */
  long sideKey() {
    return keys[0];
  }

  private static long splitMix(long state) {
    long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
