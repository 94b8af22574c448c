package org.katachi.tournament.opening;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Symmetry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.game.GameSetup;

/**
 * The first moves of a game, before a brain is asked.
 *
 * @param geometry the board
 * @param moves in the order of play, black's first
 */
record Opening(Geometry geometry, List<Point> moves) {

  /** Takes a copy of the moves. */
  Opening {
    moves = List.copyOf(moves);
  }

  /**
   * An opening after which a game can go on.
   *
   * @throws IllegalArgumentException if a move is illegal, or ends the game
   */
  static Opening of(Geometry geometry, RuleSet rules, List<Point> moves) {
    Set<Point> taken = new HashSet<>();
    for (Point move : moves) {
      Validate.isTrue(geometry.contains(move), "outside the board of %s: %s", geometry, move);
      if (!taken.add(move)) {
        throw new IllegalArgumentException("two stones on " + move);
      }
    }
    GameSetup.checkGoesOn(geometry, rules, moves);
    return new Opening(geometry, moves);
  }

  Opening under(Symmetry symmetry) {
    return new Opening(
        geometry, moves.stream().map(move -> symmetry.apply(geometry, move)).toList());
  }
}
