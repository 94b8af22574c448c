package org.katachi.threat;

import java.util.Arrays;

/**
 * The proof and disproof numbers of positions, in flat arrays; a newer position replaces an older
 * one. It serves one search after another: a new table for each move would make the heap grow over
 * a game. Belongs to one thread at a time.
 */
public final class ProofNumberTable {

  /** The proof number of what is disproved, and the disproof number of what is proved. */
  static final int INFINITE = 1 << 28;

  private static final int DEFAULT_BITS = 18;

  private final int shift;
  private final long[] keys;
  private final int[] proofs;
  private final int[] disproofs;
  private final short[] moves;

  /** The plies of wins whose proof was walked through; 0 for others. */
  private final short[] plies;

  /** A table of 5 MB. */
  public ProofNumberTable() {
    this(DEFAULT_BITS);
  }

  private ProofNumberTable(int bits) {
    shift = Long.SIZE - bits;
    keys = new long[1 << bits];
    proofs = new int[1 << bits];
    disproofs = new int[1 << bits];
    moves = new short[1 << bits];
    plies = new short[1 << bits];
  }

  /** A table with next to no room, for a search that ends before it needs one. */
  public static ProofNumberTable tiny() {
    return new ProofNumberTable(1);
  }

  /** The place of a position. */
  private int place(long key) {
    return (int) (key >>> shift);
  }

  /** Forgets all positions; called before the first is stored. */
  void clear() {
    Arrays.fill(keys, 0);
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

  /** Forgets the lengths of wins. */
  void clearPlies() {
    Arrays.fill(plies, (short) 0);
  }

  /** The plies of a win that were noted for a position, or 0. */
  int plies(long key) {
    return holds(key) ? plies[place(key)] : 0;
  }

  /** Notes the plies of a win, if the table holds the position. */
  void notePlies(long key, int count) {
    if (holds(key)) {
      plies[place(key)] = (short) count;
    }
  }

  void store(long key, int proof, int disproof, int move) {
    int place = place(key);
    keys[place] = key;
    proofs[place] = proof;
    disproofs[place] = disproof;
    moves[place] = (short) move;
    plies[place] = 0;
  }
}
