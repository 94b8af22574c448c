package org.katachi.rules;

import java.util.Optional;

/**
 * The rules of one game, as {@code INFO rule} gives them in one number: a {@link Rule}, with 2
 * added if the game is continuous.
 *
 * @param rule the rule by which lines win
 * @param continuous after a win the stones of the winning line stay as dead stones and the game
 *     goes on
 */
public record RuleSet(Rule rule, boolean continuous) {

  /** The default rules. */
  public static final RuleSet FREESTYLE = new RuleSet(Rule.FREESTYLE, false);

  private static final int CONTINUOUS = 2;

  /**
   * The rules that {@code INFO rule} means.
   *
   * @param info 0, 1, 4, 8 or 9, or 2 more than one of these
   * @return empty if no game is known by that number
   */
  public static Optional<RuleSet> ofInfo(int info) {
    for (Rule rule : Rule.values()) {
      if (rule.info() == (info & ~CONTINUOUS)) {
        return Optional.of(new RuleSet(rule, (info & CONTINUOUS) != 0));
      }
    }
    return Optional.empty();
  }

  /**
   * Reads the name of a rule, or a number as {@link #ofInfo} knows it.
   *
   * @return empty if no game is known by that name or number
   */
  public static Optional<RuleSet> find(String text) {
    return Rule.find(text)
        .map(rule -> new RuleSet(rule, false))
        .or(() -> text.matches("[0-9]{1,3}") ? ofInfo(Integer.parseInt(text)) : Optional.empty());
  }

  /** The number by which {@code INFO rule} names these rules. */
  public int info() {
    return rule.info() + (continuous ? CONTINUOUS : 0);
  }

  @Override
  public String toString() {
    return continuous ? "continuous " + rule : rule.toString();
  }
}
