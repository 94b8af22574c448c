package org.katachi.command;

import java.util.Random;

/** Chance for each of many games, decided by the games' seed and its number alone. */
public final class Seeds {

  private static final long SEED_FACTOR = 0x9E3779B97F4A7C15L;
  private static final long NUMBER_FACTOR = 0xD1B54A32D192ED03L;

  private Seeds() {}

  /** The chance that belongs to a game. */
  public static Random random(long seed, int number) {
    // Random's seeds differ in all bits after its own scrambling only if they differ in many.
    return new Random(seed * SEED_FACTOR + number * NUMBER_FACTOR);
  }
}
