package org.katachi.protocol.game;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.katachi.engine.MoveLimits;
import org.katachi.protocol.command.InfoKey;
import org.katachi.protocol.command.ProtocolNumbers;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/**
 * The settings that a manager has sent by {@code INFO}. Immutable.
 *
 * <p>Unknown keys and meaningless values change nothing. An impossible value changes nothing
 * either, but leaves a pending error until it is reported or the key is sent again.
 */
public final class ProtocolSettings {

  /** The number of renju in Yixin's protocol, which has no continuous games. */
  private static final int YIXIN_RENJU = 2;

  private final long minMemory;
  private final boolean yixin;
  private final Map<InfoKey, Long> numbers;
  private final RuleSet rules;
  private final Map<InfoKey, String> pendingErrors;

  /**
   * The protocol's defaults.
   *
   * @param minMemory the smallest possible {@code max_memory} in bytes
   */
  public ProtocolSettings(long minMemory) {
    this(minMemory, false, noNumbers(), RuleSet.FREESTYLE, noErrors());
  }

  /** A brain's settings before the first {@code INFO}. */
  public static ProtocolSettings of(BrainParts brain) {
    ProtocolSettings settings = new ProtocolSettings(brain.minMemory());
    for (Map.Entry<String, String> setting : brain.settings().entrySet()) {
      settings = settings.with(setting.getKey(), setting.getValue());
    }
    return settings;
  }

  private ProtocolSettings(
      long minMemory,
      boolean yixin,
      Map<InfoKey, Long> numbers,
      RuleSet rules,
      Map<InfoKey, String> pendingErrors) {
    this.minMemory = minMemory;
    this.yixin = yixin;
    this.numbers = numbers;
    this.rules = rules;
    this.pendingErrors = pendingErrors;
  }

  private static Map<InfoKey, Long> noNumbers() {
    return new EnumMap<>(InfoKey.class);
  }

  private static Map<InfoKey, String> noErrors() {
    return new EnumMap<>(InfoKey.class);
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
    if (yixin && number == YIXIN_RENJU) {
      return accept(InfoKey.RULE, number, new RuleSet(Rule.RENJU, false));
    }
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
    Map<InfoKey, Long> newNumbers = new EnumMap<>(numbers);
    newNumbers.put(key, number);
    Map<InfoKey, String> otherErrors = new EnumMap<>(pendingErrors);
    otherErrors.remove(key);
    return new ProtocolSettings(minMemory, yixin, newNumbers, newRules, otherErrors);
  }

  private ProtocolSettings refuse(InfoKey key, String error) {
    Map<InfoKey, String> errors = new EnumMap<>(pendingErrors);
    errors.put(key, error);
    return new ProtocolSettings(minMemory, yixin, numbers, rules, errors);
  }

  /** The errors that are not reported yet, in one text; empty if there is none. */
  public String pendingError() {
    return pendingErrors.isEmpty() ? "" : String.join("; ", pendingErrors.values());
  }

  /** The settings after the pending errors are reported. */
  public ProtocolSettings withoutPendingErrors() {
    return new ProtocolSettings(minMemory, yixin, numbers, rules, noErrors());
  }

  public RuleSet rules() {
    return rules;
  }

  /** The settings for a new game, without the time left of the last one. */
  public ProtocolSettings forNewGame() {
    Map<InfoKey, Long> newNumbers = new EnumMap<>(numbers);
    newNumbers.remove(InfoKey.TIME_LEFT);
    return new ProtocolSettings(minMemory, yixin, newNumbers, rules, pendingErrors);
  }

  /** The settings for a manager of Yixin's protocol; only rules sent from now on are read so. */
  public ProtocolSettings withYixin() {
    return new ProtocolSettings(minMemory, true, numbers, rules, pendingErrors);
  }

  /** Whether the manager is one of Yixin's protocol. */
  public boolean isYixin() {
    return yixin;
  }

  /** Whether the manager draws the search on a board as it goes on. */
  public boolean showsRealtime() {
    return yixin && get(InfoKey.SHOW_DETAIL) > 0;
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
  public MoveLimits limits(long clockStart, long usedMillis) {
    return MoveLimits.builder()
        .clockStart(clockStart)
        .turnMillis(Math.min(get(InfoKey.TIMEOUT_TURN), MoveLimits.UNLIMITED))
        .leftMillis(leftMillis(usedMillis))
        .incrementMillis(get(InfoKey.TIME_INCREMENT))
        .maxDepth((int) limitOf(InfoKey.MAX_DEPTH, MoveLimits.UNLIMITED))
        .maxNodes(limitOf(InfoKey.MAX_NODE, MoveLimits.NO_LIMIT))
        .maxMemory(limitOf(InfoKey.MAX_MEMORY, MoveLimits.NO_LIMIT))
        .hashBytes(hashBytes())
        .threads((int) get(InfoKey.THREAD_NUM))
        .strength((int) get(InfoKey.STRENGTH))
        .build();
  }

  private long hashBytes() {
    long kilobytes = get(InfoKey.HASH_SIZE);
    return kilobytes == 0 ? MoveLimits.NO_LIMIT : kilobytes << 10;
  }

  private long leftMillis(long usedMillis) {
    if (numbers.containsKey(InfoKey.TIME_LEFT)) {
      return Math.min(get(InfoKey.TIME_LEFT), MoveLimits.UNLIMITED);
    }
    long game = limitOf(InfoKey.TIMEOUT_MATCH, MoveLimits.UNLIMITED);
    return game == MoveLimits.UNLIMITED ? game : game - usedMillis;
  }

  private long limitOf(InfoKey key, long none) {
    return get(key) <= 0 ? none : Math.min(get(key), none);
  }
}
