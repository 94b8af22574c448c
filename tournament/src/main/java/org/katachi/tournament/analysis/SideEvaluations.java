package org.katachi.tournament.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoublePredicate;
import org.katachi.board.Colour;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.RecordedMove;

/**
 * What one side of a game reported of its evaluations.
 *
 * @param brain the name of the brain
 * @param colour its colour
 * @param evaluated its moves with an evaluation, in the order of play; the others are left out
 */
record SideEvaluations(String brain, Colour colour, List<EvaluatedMove> evaluated) {

  /** One depth alone says little: after a forced reply it is 1, whatever the brain can do. */
  private static final int MOVES_FOR_DEPTH = 3;

  static SideEvaluations of(GameRecord game, Colour colour) {
    List<EvaluatedMove> evaluated = new ArrayList<>();
    int stone = game.opening().size();
    for (RecordedMove move : game.moves()) {
      if (GameRecord.colourOf(stone) == colour && move.hasEvaluation()) {
        evaluated.add(new EvaluatedMove(stone + 1, move));
      }
      stone++;
    }
    return new SideEvaluations(game.brain(colour), colour, List.copyOf(evaluated));
  }

  /**
   * The first move from which on all evaluations were such.
   *
   * @return nothing if the last one was not
   */
  Optional<EvaluatedMove> lastingFrom(DoublePredicate such) {
    Optional<EvaluatedMove> first = Optional.empty();
    for (int i = evaluated.size() - 1;
        i >= 0 && such.test(evaluated.get(i).move().evaluation());
        i--) {
      first = Optional.of(evaluated.get(i));
    }
    return first;
  }

  /**
   * The mean depth, in plies, of its latest searches up to a move; of a few, as far as reported.
   */
  OptionalDouble depthUpTo(int number) {
    List<Integer> depths =
        evaluated.stream()
            .filter(move -> move.number() <= number)
            .map(move -> move.move().depth())
            .filter(depth -> depth != null && depth > 0)
            .toList();
    return depths.stream()
        .skip(Math.max(0, depths.size() - MOVES_FOR_DEPTH))
        .mapToInt(Integer::intValue)
        .average();
  }

  /** As {@code short (white)}. */
  @Override
  public String toString() {
    return brain + " (" + colour.word() + ")";
  }
}
