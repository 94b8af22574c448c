package org.katachi.conformance.script;

import org.katachi.rules.RuleSet;

/**
 * The game of the conversations that need no special one: {@code $size} and {@code $rule} in them.
 *
 * @param size the side of the board
 * @param rules the rules
 */
public record DefaultGame(int size, RuleSet rules) {

  /** The smallest board on which all these conversations can be played. */
  public static final int MIN_SIZE = 15;

  /** The largest board on which they can be played. */
  public static final int MAX_SIZE = 40;

  /** Freestyle on 15x15. */
  public static final DefaultGame FREESTYLE_15 = new DefaultGame(MIN_SIZE, RuleSet.FREESTYLE);

  /**
   * Checks the size.
   *
   * @throws IllegalArgumentException if it is too small or too large
   */
  public DefaultGame {
    if (!isPossible(size)) {
      throw new IllegalArgumentException(
          "--boardsize must be from " + MIN_SIZE + " to " + MAX_SIZE + ", not " + size);
    }
  }

  /** Whether these conversations can be played on a board of this size. */
  public static boolean isPossible(int size) {
    return size >= MIN_SIZE && size <= MAX_SIZE;
  }
}
