package org.katachi.tournament.analysis;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.RecordedMove;

/** An opening, and how far from level it is for the brains that played from it. */
final class EvaluatedOpening {

  /** In the order in which they are first played. */
  static final Comparator<EvaluatedOpening> BY_FIRST_GAME =
      Comparator.<EvaluatedOpening>comparingInt(opening -> opening.pair)
          .thenComparingInt(opening -> opening.game);

  /** The first move of each brain. */
  private static final int FIRST_MOVES = 2;

  /** By name the evaluation for black that a brain finds level, if it is not zero. */
  private final Map<String, Double> levels;

  /** By name the greatest distance from level that a brain reported. */
  private final Map<String, Double> distances = new HashMap<>();

  private int games;
  private int halfPointsOfBlack;

  private int pair;
  private int game;
  private String pos;

  /**
   * The opening of a game, which is not counted yet.
   *
   * @param levels by name the evaluation for black that a brain finds level, if it is not zero
   */
  EvaluatedOpening(GameRecord game, Map<String, Double> levels) {
    this.levels = levels;
    takeFrom(game);
  }

  private void takeFrom(GameRecord first) {
    pair = first.pair();
    game = first.number();
    pos = Notation.pos(first.opening());
  }

  /** Counts a game from here, in whichever order the games come. */
  void add(GameRecord played) {
    if (played.pair() < pair || (played.pair() == pair && played.number() < game)) {
      takeFrom(played);
    }
    games++;
    halfPointsOfBlack += played.outcome(Colour.BLACK).halfPoints();
    List<RecordedMove> moves = played.moves();
    for (int i = 0; i < Math.min(FIRST_MOVES, moves.size()); i++) {
      RecordedMove move = moves.get(i);
      if (move.hasEvaluation()) {
        Colour side = GameRecord.colourOf(played.opening().size() + i);
        String brain = played.brain(side);
        distances.merge(brain, distance(move.evaluation(), side, brain), Math::max);
      }
    }
  }

  /** What is proved is as far from any level. */
  private double distance(double evaluation, Colour side, String brain) {
    if (Math.abs(evaluation) >= RecordedMove.MIN_FORCED) {
      return Math.abs(evaluation);
    }
    double forBlack = side == Colour.BLACK ? evaluation : -evaluation;
    double distance = Math.abs(forBlack - levels.getOrDefault(brain, 0.0));
    return Math.min(distance, RecordedMove.MIN_FORCED - 1);
  }

  /**
   * How far from level a brain's evaluation is; of several the one that is farthest.
   *
   * @return nothing if the brain reported none
   */
  OptionalDouble distance(String brain) {
    Double distance = distances.get(brain);
    return distance == null ? OptionalDouble.empty() : OptionalDouble.of(distance);
  }

  /** The points of the colour that made fewer of them in all games, a half for a draw. */
  double pointsOfWeaker() {
    return Math.min(halfPointsOfBlack, 2 * games - halfPointsOfBlack) / 2.0;
  }

  /** The moves in pos notation, as its first game has them. */
  String pos() {
    return pos;
  }
}
