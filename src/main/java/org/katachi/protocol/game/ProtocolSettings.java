package org.katachi.protocol.game;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.katachi.engine.SearchLimits;
import org.katachi.protocol.command.InfoKey;
import org.katachi.protocol.command.ProtocolNumbers;
import org.katachi.rules.RuleSet;

/**
 * The settings that a manager has sent by {@code INFO}. Immutable.
 *
 * <p>Unknown keys and meaningless values change nothing. An impossible value changes nothing
 * either, but leaves a pending error until it is reported or the key is sent again.
 *
 * @param minMemory the smallest possible {@code max_memory} in bytes
 * @param numbers those that were sent
 * @param rules those of the next game
 * @param pendingErrors the errors that are not reported yet
 */
public record ProtocolSettings(
    long minMemory, Map<InfoKey, Long> numbers, RuleSet rules, Map<InfoKey, String> pendingErrors) {

  /**
   * The protocol's defaults.
   *
   * @param minMemory the smallest possible {@code max_memory} in bytes
   */
  public ProtocolSettings(long minMemory) {
    this(minMemory, Map.of(), RuleSet.FREESTYLE, Map.of());
  }

  /**
   * The settings before the first {@code INFO}.
   *
   * @param minMemory the smallest possible {@code max_memory} in bytes
   * @param values by key of {@code INFO}
   */
  public static ProtocolSettings of(long minMemory, Map<String, String> values) {
    ProtocolSettings settings = new ProtocolSettings(minMemory);
    for (Map.Entry<String, String> value : values.entrySet()) {
      settings = settings.with(value.getKey(), value.getValue());
    }
    return settings;
  }

  /** The settings after {@code INFO key value}. */
  public ProtocolSettings with(String key, String value) {
    InfoKey known = InfoKey.of(key);
    OptionalLong number = ProtocolNumbers.parse(value);
    if (known == null || number.isEmpty() || !known.allows(number.getAsLong())) {
      return this;
    }
    return with(known, known.limited(number.getAsLong()));
  }

  private ProtocolSettings with(InfoKey key, long number) {
    return switch (key) {
      case RULE -> withRule(number);
      case MAX_MEMORY -> withMemory(number);
      default -> accept(key, number, rules);
    };
  }

  private ProtocolSettings withRule(long number) {
    boolean fits = number == (int) number;
    Optional<RuleSet> known = fits ? RuleSet.ofInfo((int) number) : Optional.empty();
    return known.isPresent()
        ? accept(InfoKey.RULE, number, known.get())
        : refuse(
            InfoKey.RULE,
            "rule "
                + number
                + " is not known; expected 0, 1, 4, 8 or 9, or 2 more for a continuous game");
  }

  private ProtocolSettings withMemory(long bytes) {
    return bytes == 0 || bytes >= minMemory
        ? accept(InfoKey.MAX_MEMORY, bytes, rules)
        : refuse(
            InfoKey.MAX_MEMORY,
            "max_memory " + bytes + " is too little; expected at least " + minMemory + " bytes");
  }

  private ProtocolSettings accept(InfoKey key, long number, RuleSet newRules) {
    Map<InfoKey, Long> newNumbers = copy(numbers);
    newNumbers.put(key, number);
    Map<InfoKey, String> otherErrors = copy(pendingErrors);
    otherErrors.remove(key);
    return new ProtocolSettings(minMemory, newNumbers, newRules, otherErrors);
  }

  private static <T> Map<InfoKey, T> copy(Map<InfoKey, T> map) {
    Map<InfoKey, T> copy = new EnumMap<>(InfoKey.class);
    copy.putAll(map);
    return copy;
  }

  private ProtocolSettings refuse(InfoKey key, String error) {
    Map<InfoKey, String> errors = copy(pendingErrors);
    errors.put(key, error);
    return new ProtocolSettings(minMemory, numbers, rules, errors);
  }

  /** The errors that are not reported yet, in one text; empty if there is none. */
  public String pendingError() {
    return pendingErrors.isEmpty() ? "" : String.join("; ", pendingErrors.values());
  }

  /** The settings after the pending errors are reported. */
  public ProtocolSettings withoutPendingErrors() {
    return new ProtocolSettings(minMemory, numbers, rules, Map.of());
  }

  /** The settings for a new game, without the time left of the last one. */
  public ProtocolSettings forNewGame() {
    Map<InfoKey, Long> newNumbers = copy(numbers);
    newNumbers.remove(InfoKey.TIME_LEFT);
    return new ProtocolSettings(minMemory, newNumbers, rules, pendingErrors);
  }

  /** The number that was sent last, or the default. */
  public long get(InfoKey key) {
    return numbers.getOrDefault(key, key.defaultValue());
  }

  /**
   * The limits of a search.
   *
   * @param clockStart when its clock started, in the nanoseconds of {@link System#nanoTime}
   * @param usedMillis the time that the brain has used in this game by its own clock, in
   *     milliseconds; for managers that don't send the time left
   */
  public SearchLimits limits(long clockStart, long usedMillis) {
    return SearchLimits.builder()
        .clockStart(clockStart)
        .turnMillis(Math.min(get(InfoKey.TIMEOUT_TURN), SearchLimits.UNLIMITED))
        .leftMillis(leftMillis(usedMillis))
        .incrementMillis(get(InfoKey.TIME_INCREMENT))
        .maxDepth((int) limitOf(InfoKey.MAX_DEPTH, SearchLimits.UNLIMITED))
        .maxNodes(limitOf(InfoKey.MAX_NODE, SearchLimits.NO_LIMIT))
        .maxMemory(limitOf(InfoKey.MAX_MEMORY, SearchLimits.NO_LIMIT))
        .hashBytes(hashBytes())
        .threads((int) get(InfoKey.THREAD_NUM))
        .strength((int) get(InfoKey.STRENGTH))
        .build();
  }

  /** Whether the manager has sent 0 for the move and for the game. */
  boolean hasNoTime() {
    return isZero(InfoKey.TIMEOUT_TURN) && isZero(InfoKey.TIMEOUT_MATCH);
  }

  private boolean isZero(InfoKey key) {
    return numbers.containsKey(key) && get(key) == 0;
  }

  private long hashBytes() {
    long kilobytes = get(InfoKey.HASH_SIZE);
    return kilobytes == 0 ? SearchLimits.NO_LIMIT : kilobytes << 10;
  }

  private long leftMillis(long usedMillis) {
    if (numbers.containsKey(InfoKey.TIME_LEFT)) {
      return Math.min(get(InfoKey.TIME_LEFT), SearchLimits.UNLIMITED);
    }
    long game = limitOf(InfoKey.TIMEOUT_MATCH, SearchLimits.UNLIMITED);
    return game == SearchLimits.UNLIMITED ? game : game - usedMillis;
  }

  private long limitOf(InfoKey key, long none) {
    return get(key) <= 0 ? none : Math.min(get(key), none);
  }
}
