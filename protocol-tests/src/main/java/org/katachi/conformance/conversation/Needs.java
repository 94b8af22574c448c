package org.katachi.conformance.conversation;

import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/**
 * What a conversation takes for granted and not every brain offers.
 *
 * @param rules the rules of its game
 * @param board the size of its board
 */
public record Needs(Optional<RuleSet> rules, Optional<Geometry> board) {

  public static final Needs NOTHING = new Needs(Optional.empty(), Optional.empty());

  /** The same needs and these rules. */
  public Needs with(RuleSet other) {
    return new Needs(Optional.of(other), board);
  }

  /** The same needs and this board. */
  public Needs with(Geometry other) {
    return new Needs(rules, Optional.of(other));
  }
}
