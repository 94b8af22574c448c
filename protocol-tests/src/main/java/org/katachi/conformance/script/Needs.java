package org.katachi.conformance.script;

import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/**
 * The rules and the board of a conversation that not every brain supports.
 *
 * @param rules the rules, if they are special
 * @param board the size of the board, if it is special
 * @param playsDefaultGame whether the board is that of the {@link DefaultGame}
 */
public record Needs(Optional<RuleSet> rules, Optional<Geometry> board, boolean playsDefaultGame) {

  public static final Needs NOTHING = new Needs(Optional.empty(), Optional.empty(), false);

  /** The same needs and these rules. */
  public Needs with(RuleSet other) {
    return new Needs(Optional.of(other), board, playsDefaultGame);
  }

  /** The same needs and this board. */
  public Needs with(Geometry other) {
    return new Needs(rules, Optional.of(other), playsDefaultGame);
  }

  /** The same needs and the board of the {@link DefaultGame}. */
  public Needs withDefaultBoard() {
    return new Needs(rules, board, true);
  }

  boolean needsBoard() {
    return board.isPresent() || playsDefaultGame;
  }
}
