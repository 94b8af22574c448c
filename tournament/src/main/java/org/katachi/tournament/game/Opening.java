package org.katachi.tournament.game;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Symmetry;
import org.katachi.rules.RuleSet;

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
   * Checks that a game can go on after it.
   *
   * @throws IllegalArgumentException if a move is illegal, or ends the game
   */
  void check(RuleSet rules) {
    Set<Point> taken = new HashSet<>();
    for (Point move : moves) {
      if (!geometry.contains(move)) {
        throw new IllegalArgumentException("outside the board of " + geometry + ": " + move);
      }
      if (!taken.add(move)) {
        throw new IllegalArgumentException("two stones on " + move);
      }
    }
    GameSetup.checkGoesOn(geometry, rules, moves);
  }

  Opening under(Symmetry symmetry) {
    return new Opening(
        geometry, moves.stream().map(move -> symmetry.apply(geometry, move)).toList());
  }

  /**
   * The position that it leads to, in a form that is the same for all that turning and mirroring
   * the board makes of it, and for every order of the moves.
   */
  List<Integer> canonicalForm() {
    int[] least =
        Symmetry.of(geometry).stream()
            .map(symmetry -> under(symmetry).stones())
            .min(Arrays::compare)
            .orElseThrow();
    return Arrays.stream(least).boxed().toList();
  }

  /** The stones as numbers, sorted. */
  private int[] stones() {
    return IntStream.range(0, moves.size())
        .map(i -> 2 * (moves.get(i).y() * geometry.width() + moves.get(i).x()) + i % 2)
        .sorted()
        .toArray();
  }
}
