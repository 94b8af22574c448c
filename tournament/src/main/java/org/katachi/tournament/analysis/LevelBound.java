package org.katachi.tournament.analysis;

import java.util.List;
import org.apache.commons.lang3.Validate;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.text.NumberText;

/**
 * How far from level a brain's evaluation of an opening may be.
 *
 * @param brain the name of the brain
 * @param most the greatest distance, in the brain's own unit
 */
record LevelBound(String brain, double most) {

  /**
   * Reads bounds like {@code Katachi=60}.
   *
   * @throws IllegalArgumentException if one is no bound, would let a proved result pass, or is for
   *     a brain that has one
   */
  static List<LevelBound> parse(List<String> texts) {
    return BrainNumbers.parse("--within", texts).entrySet().stream()
        .map(bound -> new LevelBound(bound.getKey(), checked(bound.getValue())))
        .toList();
  }

  private static double checked(double most) {
    Validate.isTrue(
        most >= 0 && most < RecordedMove.MIN_FORCED,
        "a bound is at least 0 and below %s, where proved results begin; not %s",
        RecordedMove.MIN_FORCED,
        most);
    return most;
  }

  /** Whether the brain reported an evaluation of an opening, and none beyond the bound. */
  boolean holds(EvaluatedOpening opening) {
    return isReported(opening) && !isOutside(opening);
  }

  private boolean isReported(EvaluatedOpening opening) {
    return opening.distance(brain).isPresent();
  }

  private boolean isOutside(EvaluatedOpening opening) {
    return opening.distance(brain).orElse(0) > most;
  }

  /** How many openings it keeps out, as {@code Katachi: 120 outside, 3 missing}. */
  String summary(List<EvaluatedOpening> openings) {
    long outside = openings.stream().filter(this::isOutside).count();
    long missing = openings.stream().filter(opening -> !isReported(opening)).count();
    return NumberText.of("%s: %d outside, %d missing", brain, outside, missing);
  }
}
