package org.katachi.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rule by which lines win. A game may be continuous besides, see {@link RuleSet}. */
public enum Rule {
  /** Five or more in a row win. */
  FREESTYLE(0),
  /** Exactly five in a row win; six or more do not, and the game goes on. */
  STANDARD(1),
  /** White wins with five or more, black with exactly five; black has forbidden points. */
  RENJU(4),
  /** Six or more win; five win unless both ends are stopped by the opponent's stones. */
  CARO(8),
  /** Exactly five win unless both ends are stopped by the opponent's stones. */
  CARO_EXACT(9);

  private final int info;

  Rule(int info) {
    this.info = info;
  }

  /** The rule's part of the number in {@code INFO rule}. */
  public int info() {
    return info;
  }

  /**
   * Reads a rule's name, in either case, or its number in {@code INFO rule}.
   *
   * @return empty if no rule has that name
   */
  public static Optional<Rule> find(String name) {
    return Arrays.stream(values())
        .filter(
            rule ->
                rule.toString().equalsIgnoreCase(name) || Integer.toString(rule.info).equals(name))
        .findFirst();
  }

  /**
   * Reads a rule's name, as {@code caro-exact}, or its number.
   *
   * @throws IllegalArgumentException if the rule is unknown; the message is for people
   */
  public static Rule parse(String name) {
    return find(name)
        .orElseThrow(
            () -> new IllegalArgumentException(name + " is not a rule; the rules are " + names()));
  }

  private static String names() {
    return Arrays.stream(values()).map(Rule::toString).collect(Collectors.joining(", "));
  }

  /** The rule's name for people, as {@code caro-exact}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
