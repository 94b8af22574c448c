package org.katachi.tournament.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.lang3.Validate;
import org.katachi.tournament.console.Line;
import org.katachi.tournament.log.MoveEntry;

/**
 * How far from zero a brain's evaluation of a level opening may be.
 *
 * @param brain the name of the brain
 * @param most the greatest distance, in the brain's own unit
 */
record LevelBound(String brain, double most) {

  /**
   * Reads bounds like {@code Katachi=60}; a name may hold {@code =}, too.
   *
   * @throws IllegalArgumentException if one is no bound, would let a proved result pass, or is for
   *     a brain that has one
   */
  static List<LevelBound> parse(List<String> texts) {
    List<LevelBound> bounds = new ArrayList<>();
    Set<String> brains = new HashSet<>();
    for (String text : texts) {
      LevelBound bound = parse(text);
      Validate.isTrue(brains.add(bound.brain), "two bounds for %s", bound.brain);
      bounds.add(bound);
    }
    return List.copyOf(bounds);
  }

  private static LevelBound parse(String text) {
    int sign = text.lastIndexOf('=');
    Validate.isTrue(sign > 0, "--within takes BRAIN=N, not %s", text);
    return new LevelBound(text.substring(0, sign), number(text.substring(sign + 1)));
  }

  private static double number(String text) {
    double number;
    try {
      number = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("--within takes a number after the =, not " + text, e);
    }
    Validate.isTrue(
        number >= 0 && number < MoveEntry.LEAST_FORCED,
        "a bound is at least 0 and below %s, where proved results begin; not %s",
        MoveEntry.LEAST_FORCED,
        text);
    return number;
  }

  /** Whether the brain told an evaluation of an opening, and none beyond the bound. */
  boolean holds(EvaluatedOpening opening) {
    return isTold(opening) && !isOutside(opening);
  }

  private boolean isTold(EvaluatedOpening opening) {
    return opening.distance(brain).isPresent();
  }

  private boolean isOutside(EvaluatedOpening opening) {
    return opening.distance(brain).orElse(0) > most;
  }

  /** How many openings it keeps out, as {@code Katachi: 120 outside, 3 untold}. */
  String summary(List<EvaluatedOpening> openings) {
    long outside = openings.stream().filter(this::isOutside).count();
    long untold = openings.stream().filter(opening -> !isTold(opening)).count();
    return Line.of("%s: %d outside, %d untold", brain, outside, untold);
  }
}
