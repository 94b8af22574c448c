package org.katachi.command;

import java.util.Random;

/** Random generators for many games: each depends on a common seed and the game's number. */
public final class Seeds {

  private static final long SEED_FACTOR = 0x9E3779B97F4A7C15L;
  private static final long NUMBER_FACTOR = 0xD1B54A32D192ED03L;

  private Seeds() {}

  /** The random generator of a game. */
  public static Random random(long seed, int number) {
    // Random scrambles its seed too little for seeds that differ in a few bits only.
    return new Random(seed * SEED_FACTOR + number * NUMBER_FACTOR);
  }
}
