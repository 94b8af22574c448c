package org.katachi.protocol.command;

import org.katachi.engine.SearchLimits;

/** The keys of {@code INFO} whose value is a number. The names are the protocol's. */
public enum InfoKey {
  /**
   * Milliseconds for a move; 0 asks for a move as fast as possible. The default suits a person, who
   * most likely plays if the manager does not send the key.
   */
  TIMEOUT_TURN(5_000, 0),
  /** Milliseconds for the whole game; 0 for no limit. */
  TIMEOUT_MATCH(0, 0),
  /** Milliseconds left for the game, may be negative; 2147483647 for no limit. */
  TIME_LEFT(Integer.MAX_VALUE, Long.MIN_VALUE),
  /** Milliseconds added to the game's clock after each move; sums of more would overflow. */
  TIME_INCREMENT(0, 0, SearchLimits.UNLIMITED),
  /** Bytes for the whole process; 0 for no limit. */
  MAX_MEMORY(0, 0),
  /** Kilobytes for the transposition table; 0 leaves it to the engine. */
  HASH_SIZE(0, 0, 1L << 40),
  /** The opponent: 0 a person, 1 a brain, 2 a tournament, 3 a tournament over the network. */
  GAME_TYPE(0, 0, 3),
  /** The rules, see {@link org.katachi.rules.RuleSet#ofInfo}. */
  RULE(0, Long.MIN_VALUE),
  /** The deepest iteration in plies; 0 for no limit. */
  MAX_DEPTH(0, 0),
  /** The most nodes; 0 or, as some GUIs send it, -1 for no limit. */
  MAX_NODE(0, -1),
  /** The number of threads. */
  THREAD_NUM(1, 1, SearchLimits.MAX_THREADS),
  /** 1 allows a search in the opponent's time. */
  PONDERING(0, 0, 1),
  /** The width of the search, 0 for the narrowest; kept, but without effect. */
  CAUTION_FACTOR(0, 0, 5),
  /**
   * 1 or more asks for a {@code MESSAGE} after every iteration, 2 for {@code INFO} lines, too, and
   * 3 for {@code MESSAGE REALTIME} as well.
   */
  SHOW_DETAIL(0, 0),
  /** The playing strength in percent. */
  STRENGTH(100, 0, 100);

  private final long defaultValue;
  private final long min;
  private final long max;

  InfoKey(long defaultValue, long min) {
    this(defaultValue, min, Long.MAX_VALUE);
  }

  InfoKey(long defaultValue, long min, long max) {
    this.defaultValue = defaultValue;
    this.min = min;
    this.max = max;
  }

  /** The value until a manager sends one. */
  public long defaultValue() {
    return defaultValue;
  }

  /** Whether a number has a meaning: it has none below the minimum. */
  public boolean allows(long number) {
    return number >= min;
  }

  /** The number, or the maximum if it is above. */
  public long limited(long number) {
    return Math.min(number, max);
  }

  /**
   * The key with a name, in any letter case.
   *
   * @return null if the name is unknown
   */
  public static InfoKey of(String name) {
    for (InfoKey key : values()) {
      if (key.name().equalsIgnoreCase(name)) {
        return key;
      }
    }
    return null;
  }
}
