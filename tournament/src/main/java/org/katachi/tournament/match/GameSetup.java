package org.katachi.tournament.match;

import java.util.List;
import java.util.Set;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/**
 * What a game begins with.
 *
 * @param geometry the board
 * @param rules the rules; a continuous game is not played here
 * @param opening the moves that are on the board before a brain is asked, black's first
 * @param swap2 whether the players settle the colours by swap2; it begins with the opening's three
 *     stones, if there are, which the second player answers
 * @param adjudication when the game is ended before the rules end it
 */
public record GameSetup(
    Geometry geometry,
    RuleSet rules,
    List<Point> opening,
    boolean swap2,
    Adjudication adjudication) {

  private static final Set<Integer> STONES_BEFORE_SWAP2 = Set.of(0, Swap2Opening.OPENED);

  /**
   * Takes a copy of the opening.
   *
   * @throws IllegalArgumentException if the rules are of a continuous game, or the opening is not
   *     the beginning of a game that goes on, or swap2 can't follow it
   */
  public GameSetup {
    opening = List.copyOf(opening);
    Validate.isTrue(!rules.continuous(), "continuous games are not played");
    checkGoesOn(geometry, rules, opening);
    if (swap2 && !STONES_BEFORE_SWAP2.contains(opening.size())) {
      throw new IllegalArgumentException(
          "swap2 begins with three stones, or with none: " + Notation.pos(opening));
    }
  }

  /**
   * Checks that the game goes on after the opening.
   *
   * @throws IllegalArgumentException if a move is illegal, or ends the game
   */
  public static void checkGoesOn(Geometry geometry, RuleSet rules, List<Point> opening) {
    GamePosition position = new GamePosition(geometry, rules);
    for (Point move : opening) {
      Validate.isTrue(geometry.contains(move), "outside the board of %s: %s", geometry, move);
      Validate.isTrue(position.objection(move).isEmpty(), "two stones on %s", move);
      if (position.play(move) != Verdict.ONGOING) {
        throw new IllegalArgumentException(
            "the opening ends the game under the rule " + rules + ": " + Notation.pos(opening));
      }
    }
  }
}
