package org.katachi.tournament.analysis;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.katachi.board.Notation;
import org.katachi.tournament.log.LoggedGame;
import org.katachi.tournament.log.MoveEntry;

/** An opening, and how far from level it is for the brains that played from it. */
final class EvaluatedOpening {

  /** In the order in which they are first played. */
  static final Comparator<EvaluatedOpening> BY_FIRST_GAME =
      Comparator.<EvaluatedOpening>comparingInt(opening -> opening.pair)
          .thenComparingInt(opening -> opening.game);

  /** The first move of each brain. */
  private static final int FIRST_MOVES = 2;

  /** By name the greatest distance from zero that a brain told. */
  private final Map<String, Double> distances = new HashMap<>();

  private int pair;
  private int game;
  private String pos;

  /** The opening of a game, which is not counted yet. */
  EvaluatedOpening(LoggedGame game) {
    takeFrom(game);
  }

  private void takeFrom(LoggedGame first) {
    pair = first.pair();
    game = first.number();
    pos = Notation.pos(first.opening());
  }

  /** Counts a game from here, in whichever order the games come. */
  void add(LoggedGame played) {
    if (played.pair() < pair || (played.pair() == pair && played.number() < game)) {
      takeFrom(played);
    }
    List<MoveEntry> moves = played.moves();
    for (int i = 0; i < Math.min(FIRST_MOVES, moves.size()); i++) {
      MoveEntry move = moves.get(i);
      if (move.tellsEvaluation()) {
        String brain = played.brain(LoggedGame.colourOf(played.opening().size() + i));
        distances.merge(brain, Math.abs(move.evaluation()), Math::max);
      }
    }
  }

  /**
   * How far from zero a brain's evaluation is; of several the one that is farthest.
   *
   * @return nothing if the brain told none
   */
  OptionalDouble distance(String brain) {
    Double distance = distances.get(brain);
    return distance == null ? OptionalDouble.empty() : OptionalDouble.of(distance);
  }

  /** The moves in pos notation, as its first game has them. */
  String pos() {
    return pos;
  }
}
