package org.katachi.network.common;

/** SIMD within a register: eight lanes of 8 bits in a {@code long}, the first lowest. */
public final class Swar {

  /** One in each lane. */
  public static final long ONES = 0x0101_0101_0101_0101L;

  /** The index of a lane's highest bit. */
  private static final int HIGHEST_BIT = Byte.SIZE - 1;

  /** The highest bit of each lane. Where 128 is added to lanes, it tells those of at least zero. */
  public static final long SIGN_BITS = ONES << HIGHEST_BIT;

  private static final long EVEN = 0x00FF_00FF_00FF_00FFL;

  private Swar() {}

  /** The even lanes, the first one among them, in lanes of 16 bits. */
  public static long even(long lanes) {
    return lanes & EVEN;
  }

  /** The odd lanes in lanes of 16 bits. */
  public static long odd(long lanes) {
    return lanes >>> Byte.SIZE & EVEN;
  }

  /** ReLU of lanes to which 128 was added; it is not added to the result. */
  public static long reluBiased(long lanes) {
    return lanes & below(lanes & SIGN_BITS);
  }

  /** The minimum of lanes; all of both must be below 128. */
  public static long min(long lanes, long bounds) {
    long mask = below(lanes + (Byte.MAX_VALUE * ONES - bounds) & SIGN_BITS);
    return (lanes & ~mask) | (bounds & mask);
  }

  /** The lower seven bits of each lane whose highest bit is given. */
  private static long below(long highest) {
    return highest - (highest >>> HIGHEST_BIT);
  }
}
