package org.katachi.tournament.output.export;

import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.statistics.Outcome;

/**
 * A game of a file of training samples. The position after every move is a sample.
 *
 * @param rules the rules
 * @param geometry the board
 * @param result for black
 * @param opening how many of the moves stood on the board before a brain was asked
 * @param points all moves in the order of play, black's first
 * @param evaluations for each move after the opening what its brain said, for itself; {@link
 *     #UNKNOWN} if nothing
 */
public record SampleGame(
    RuleSet rules,
    Geometry geometry,
    Outcome result,
    int opening,
    List<Point> points,
    List<Short> evaluations) {

  /** Stands where a brain did not tell its evaluation. */
  public static final short UNKNOWN = Short.MIN_VALUE;

  /**
   * Takes copies of the lists.
   *
   * @throws IllegalArgumentException if there are not as many evaluations as moves of the brains
   */
  public SampleGame {
    points = List.copyOf(points);
    evaluations = List.copyOf(evaluations);
    if (opening < 0 || points.size() - opening != evaluations.size()) {
      throw new IllegalArgumentException(
          points.size()
              + " moves, "
              + opening
              + " of the opening, don't go with "
              + evaluations.size()
              + " evaluations");
    }
  }
}
