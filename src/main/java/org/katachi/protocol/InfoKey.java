package org.katachi.protocol;

/** The keys of {@code INFO} whose value is a number. The names are the protocol's. */
enum InfoKey {
  /**
   * Milliseconds for a move; 0 asks for a move as fast as possible. A manager that says nothing
   * most likely has a person before it.
   */
  TIMEOUT_TURN(5_000, 0),
  /** Milliseconds for the whole game; 0 for no limit. */
  TIMEOUT_MATCH(0, 0),
  /** Milliseconds left of the game's limit, may be negative; 2147483647 for no limit. */
  TIME_LEFT(Integer.MAX_VALUE, Long.MIN_VALUE),
  /** Milliseconds by which the game's time grows after a move. */
  TIME_INCREMENT(0, 0),
  /** Bytes for the whole process; 0 for no limit. */
  MAX_MEMORY(0, 0),
  /** Kilobytes for the hash table; 0 leaves it to the engine. */
  HASH_SIZE(0, 0, 1L << 40),
  /** Who plays: 0 a person, 1 a brain, 2 a tournament, 3 a tournament over the network. */
  GAME_TYPE(0, 0, 3),
  /** See {@link org.katachi.rules.RuleSet#ofInfo}. */
  RULE(0, Long.MIN_VALUE),
  /** Plies; 0 for no limit. */
  MAX_DEPTH(0, 0),
  /** Nodes; 0 or, as some GUIs write it, -1 for no limit. */
  MAX_NODE(0, -1),
  /** Threads to search with. */
  THREAD_NUM(1, 1, 256),
  /** 1 asks for thinking in the opponent's time. */
  PONDERING(0, 0, 1),
  /** How widely to look for moves, 0 for the fewest. */
  CAUTION_FACTOR(0, 0, 5),
  /** 1 or more asks for a message after every iteration. */
  SHOW_DETAIL(0, 0),
  /** Percent. */
  STRENGTH(100, 0, 100);

  private final long initial;
  private final long least;
  private final long greatest;

  InfoKey(long initial, long least) {
    this(initial, least, Long.MAX_VALUE);
  }

  InfoKey(long initial, long least, long greatest) {
    this.initial = initial;
    this.least = least;
    this.greatest = greatest;
  }

  /** The value before a manager has sent one. */
  long initial() {
    return initial;
  }

  /** Tells whether a number means something; less than the least does not. */
  boolean allows(long number) {
    return number >= least;
  }

  /** The number, or the greatest that has a meaning. */
  long limited(long number) {
    return Math.min(number, greatest);
  }

  /**
   * The key of that name in either letter case.
   *
   * @return null if there is none
   */
  static InfoKey of(String name) {
    for (InfoKey key : values()) {
      if (key.name().equalsIgnoreCase(name)) {
        return key;
      }
    }
    return null;
  }
}
