package org.katachi.protocol;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.katachi.engine.MoveLimits;
import org.katachi.rules.RuleSet;

/**
 * What a manager has said by {@code INFO}. Immutable.
 *
 * <p>Unknown keys and values without a meaning change nothing. A demand that can't be met changes
 * nothing either but stands as a complaint until it is told or the key is sent again.
 */
final class Settings {

  private final long minimumMemory;
  private final Map<InfoKey, Long> numbers;
  private final RuleSet rules;
  private final Map<InfoKey, String> complaints;

  /**
   * What holds before a manager has said anything.
   *
   * @param minimumMemory the least {@code max_memory} in bytes that can be met
   */
  Settings(long minimumMemory) {
    this(minimumMemory, noNumbers(), RuleSet.FREESTYLE, noComplaints());
  }

  private Settings(
      long minimumMemory,
      Map<InfoKey, Long> numbers,
      RuleSet rules,
      Map<InfoKey, String> complaints) {
    this.minimumMemory = minimumMemory;
    this.numbers = numbers;
    this.rules = rules;
    this.complaints = complaints;
  }

  private static Map<InfoKey, Long> noNumbers() {
    return new EnumMap<>(InfoKey.class);
  }

  private static Map<InfoKey, String> noComplaints() {
    return new EnumMap<>(InfoKey.class);
  }

  /** The settings after {@code INFO key value}. */
  Settings with(String key, String value) {
    InfoKey known = InfoKey.of(key);
    OptionalLong number = Numbers.parse(value);
    if (known == null || number.isEmpty() || !known.allows(number.getAsLong())) {
      return this;
    }
    return with(known, known.limited(number.getAsLong()));
  }

  private Settings with(InfoKey key, long number) {
    return switch (key) {
      case RULE -> withRule(number);
      case MAX_MEMORY -> withMemory(number);
      default -> met(key, number, rules);
    };
  }

  private Settings withRule(long number) {
    boolean fits = number == (int) number;
    Optional<RuleSet> known = fits ? RuleSet.ofInfo((int) number) : Optional.empty();
    return known.isPresent()
        ? met(InfoKey.RULE, number, known.get())
        : unmet(
            InfoKey.RULE,
            "rule "
                + number
                + " is not known; expected 0, 1, 4, 8 or 9, or 2 more for a continuous game");
  }

  private Settings withMemory(long bytes) {
    return bytes == 0 || bytes >= minimumMemory
        ? met(InfoKey.MAX_MEMORY, bytes, rules)
        : unmet(
            InfoKey.MAX_MEMORY,
            "max_memory "
                + bytes
                + " is too little; expected at least "
                + minimumMemory
                + " bytes");
  }

  private Settings met(InfoKey key, long number, RuleSet newRules) {
    Map<InfoKey, Long> more = new EnumMap<>(numbers);
    more.put(key, number);
    Map<InfoKey, String> fewer = new EnumMap<>(complaints);
    fewer.remove(key);
    return new Settings(minimumMemory, more, newRules, fewer);
  }

  private Settings unmet(InfoKey key, String complaint) {
    Map<InfoKey, String> more = new EnumMap<>(complaints);
    more.put(key, complaint);
    return new Settings(minimumMemory, numbers, rules, more);
  }

  /** The demands that could not be met and have not been told yet; empty if there is none. */
  String complaint() {
    return complaints.isEmpty() ? "" : String.join("; ", complaints.values());
  }

  /** The settings when the complaint has been told. */
  Settings withoutComplaint() {
    return new Settings(minimumMemory, numbers, rules, noComplaints());
  }

  RuleSet rules() {
    return rules;
  }

  /** The settings for a new game: what was left of the last one's time is forgotten. */
  Settings forNewGame() {
    Map<InfoKey, Long> fewer = new EnumMap<>(numbers);
    fewer.remove(InfoKey.TIME_LEFT);
    return new Settings(minimumMemory, fewer, rules, complaints);
  }

  /** The number that was sent last, or what holds without. */
  long get(InfoKey key) {
    return numbers.getOrDefault(key, key.initial());
  }

  /**
   * The limits of a choice.
   *
   * @param clockStart when its clock began, in the nanoseconds of {@link System#nanoTime}
   * @param usedMillis what the brain has used of the game's time by its own account, in
   *     milliseconds; asked only if the manager does not tell what is left
   */
  MoveLimits limits(long clockStart, long usedMillis) {
    return new MoveLimits(
        clockStart,
        Math.min(get(InfoKey.TIMEOUT_TURN), MoveLimits.UNLIMITED),
        leftMillis(usedMillis),
        get(InfoKey.TIME_INCREMENT),
        (int) limitOf(InfoKey.MAX_DEPTH, MoveLimits.UNLIMITED),
        limitOf(InfoKey.MAX_NODE, Long.MAX_VALUE),
        limitOf(InfoKey.MAX_MEMORY, Long.MAX_VALUE),
        get(InfoKey.HASH_SIZE) == 0 ? MoveLimits.UNLIMITED : get(InfoKey.HASH_SIZE) << 10,
        (int) get(InfoKey.THREAD_NUM),
        (int) get(InfoKey.STRENGTH));
  }

  private long leftMillis(long usedMillis) {
    if (numbers.containsKey(InfoKey.TIME_LEFT)) {
      return Math.min(get(InfoKey.TIME_LEFT), MoveLimits.UNLIMITED);
    }
    long match = limitOf(InfoKey.TIMEOUT_MATCH, MoveLimits.UNLIMITED);
    return match == MoveLimits.UNLIMITED ? match : match - usedMillis;
  }

  private long limitOf(InfoKey key, long greatest) {
    return get(key) <= 0 ? MoveLimits.UNLIMITED : Math.min(get(key), greatest);
  }
}
