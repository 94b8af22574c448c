package org.katachi.lab.games;

import java.util.Random;

/**
 * The random numbers of a game: decided by a seed and the game's number alone, so that a job that
 * was interrupted goes on as if it had not been.
 */
public final class GameRandom {

  private static final long SEED_FACTOR = 0x9E3779B97F4A7C15L;
  private static final long NUMBER_FACTOR = 0xD1B54A32D192ED03L;

  private GameRandom() {}

  /** The random numbers of the game with this number. */
  public static Random of(long seed, int number) {
    // Random mixes its seed weakly: the factors spread small differences over all bits.
    return new Random(seed * SEED_FACTOR + number * NUMBER_FACTOR);
  }
}
