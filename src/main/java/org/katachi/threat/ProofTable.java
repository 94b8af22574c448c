package org.katachi.threat;

/**
 * The proof and disproof numbers of positions, in flat arrays; a newer position takes the place of
 * an older one.
 */
final class ProofTable {

  /** What is proved, or disproved, has this for the other number. */
  static final int INFINITE = 1 << 28;

  private static final int BITS = 18;

  private final long[] keys = new long[1 << BITS];
  private final int[] proofs = new int[1 << BITS];
  private final int[] disproofs = new int[1 << BITS];
  private final short[] moves = new short[1 << BITS];

  /** The place of a position. */
  private static int place(long key) {
    return (int) (key >>> (Long.SIZE - BITS));
  }

  boolean holds(long key) {
    return keys[place(key)] == key;
  }

  int proof(long key) {
    return proofs[place(key)];
  }

  int disproof(long key) {
    return disproofs[place(key)];
  }

  /** The move that proved a position with the attacker to move. */
  int move(long key) {
    return moves[place(key)];
  }

  void store(long key, int proof, int disproof, int move) {
    int place = place(key);
    keys[place] = key;
    proofs[place] = proof;
    disproofs[place] = disproof;
    moves[place] = (short) move;
  }
}
