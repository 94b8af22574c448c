package org.katachi.conformance.script;

import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/**
 * The rules and the board of a conversation that not every brain supports.
 *
 * @param rules the rules, if they are special
 * @param board the size of the board, if it is special
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
