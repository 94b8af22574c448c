package org.katachi.threat;

import java.util.Arrays;

/**
 * The proof and disproof numbers of positions, in flat arrays; a newer position replaces an older
 * one. It takes 5 MB from its first use on and serves one search after another: a new table for
 * each move would make the heap grow over a game. Belongs to one thread at a time.
 */
public final class ProofNumberTable {

  /** The proof number of what is disproved, and the disproof number of what is proved. */
  static final int INFINITE = 1 << 28;

  private static final int BITS = 18;

  private long[] keys;
  private int[] proofs;
  private int[] disproofs;
  private short[] moves;

  /** The place of a position. */
  private static int place(long key) {
    return (int) (key >>> (Long.SIZE - BITS));
  }

  /** Forgets all positions; called before the first is stored. */
  void clear() {
    if (keys == null) {
      // The keys come last: if the heap ends here, the table is still unused.
      proofs = new int[1 << BITS];
      disproofs = new int[1 << BITS];
      moves = new short[1 << BITS];
      keys = new long[1 << BITS];
    } else {
      Arrays.fill(keys, 0);
    }
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
