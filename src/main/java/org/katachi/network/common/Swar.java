package org.katachi.network.common;

/**
 * Eight numbers of 8 bits in a {@code long}, the first lowest: what is computed with all at once.
 */
public final class Swar {

  /** One in each lane. */
  public static final long ONES = 0x0101_0101_0101_0101L;

  /** The place of a lane's highest bit. */
  private static final int HIGHEST_BIT = Byte.SIZE - 1;

  /** The highest bit of each lane: 128, which tells numbers of at least zero where it is added. */
  public static final long SIGN_BITS = ONES << HIGHEST_BIT;

  private static final long EVEN = 0x00FF_00FF_00FF_00FFL;

  private Swar() {}

  /** The even lanes, the first one among them, as numbers of 16 bits. */
  public static long even(long lanes) {
    return lanes & EVEN;
  }

  /** The odd lanes as numbers of 16 bits. */
  public static long odd(long lanes) {
    return lanes >>> Byte.SIZE & EVEN;
  }

  /** ReLU: of lanes of numbers plus 128 the numbers, and 0 for those below zero. */
  public static long relu(long lanes) {
    return lanes & below(lanes & SIGN_BITS);
  }

  /** Lanes below 128, cut off at bounds that are below 128, too. */
  public static long atMost(long lanes, long bounds) {
    long mask = below(lanes + (Byte.MAX_VALUE * ONES - bounds) & SIGN_BITS);
    return (lanes & ~mask) | (bounds & mask);
  }

  /** The lower seven bits of each lane whose highest bit is given. */
  private static long below(long highest) {
    return highest - (highest >>> HIGHEST_BIT);
  }
}
