package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Play below full strength. The engine searches fewer nodes, compares several moves, and plays one
 * of them at random: the weaker the play, the less a better value counts, and the less a win or a
 * loss counts that is many plies away. So weak play has sensible moves with human mistakes, and
 * misses long tactics before short ones.
 *
 * @param strength in percent, {@link SearchLimits#FULL_STRENGTH} for the best play
 */
record SkillLevel(int strength) {

  /**
   * From this strength on a five is made, and an opponent's five is prevented, whenever it can be.
   */
  private static final int SEES_FIVES = 10;

  /** The lines that are compared just below full strength, and how many more at none. */
  private static final int MIN_LINES = 2;

  private static final int MORE_LINES = 7;

  /**
   * In points of the evaluation: a move that is worse by so much is played e times less often at
   * strength 0.
   */
  private static final double MAX_TEMPERATURE = 90;

  /** How fast it falls with the strength that is lacking. */
  private static final double TEMPERATURE_POWER = 1.5;

  /** The value of a win in one ply, in points of the evaluation. */
  private static final double WIN_VALUE = 500;

  /** After so many plies a win is worth half, at strength 0. */
  private static final double MIN_HORIZON = 2;

  /** So many percent of strength make the horizon a ply longer. */
  private static final double PERCENT_PER_PLY = 8;

  /** Whether the engine plays its best. */
  boolean isFull() {
    return strength >= SearchLimits.FULL_STRENGTH;
  }

  /** The number of lines to compare. */
  int lines() {
    return isFull() ? 1 : MIN_LINES + (int) Math.round(MORE_LINES * lacking());
  }

  /**
   * Picks a line.
   *
   * @param lines the best lines of a position, the best first, at least one
   */
  SearchReport choose(List<SearchReport> lines, RandomGenerator random) {
    if (isFull()) {
      return lines.get(0);
    }
    List<SearchReport> candidates = candidates(lines);
    double[] weights = new double[candidates.size()];
    double best = Double.NEGATIVE_INFINITY;
    for (SearchReport line : candidates) {
      best = Math.max(best, value(line.score()));
    }
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Math.exp((value(candidates.get(i).score()) - best) / temperature());
      sum += weights[i];
    }
    double rest = random.nextDouble() * sum;
    int chosen = 0;
    while (chosen < weights.length - 1 && rest >= weights[chosen]) {
      rest -= weights[chosen];
      chosen++;
    }
    return candidates.get(chosen);
  }

  /** The lines that were searched, without those that a player of this strength never plays. */
  private List<SearchReport> candidates(List<SearchReport> lines) {
    SearchReport first = lines.get(0);
    List<SearchReport> candidates = new ArrayList<>(List.of(first));
    boolean winsNow = first.score().value() > 0 && first.score().pliesToEnd() == 1;
    if (winsNow && strength >= SEES_FIVES) {
      return candidates;
    }
    for (SearchReport line : lines.subList(1, lines.size())) {
      boolean losesNow = line.score().value() < 0 && line.score().pliesToEnd() == 2;
      if (line.depth() > 0 && !(losesNow && strength >= SEES_FIVES)) {
        candidates.add(line);
      }
    }
    return candidates;
  }

  private double value(SearchScore score) {
    if (!score.isProved()) {
      return score.value();
    }
    double seen = Math.pow(0.5, (score.pliesToEnd() - 1) / horizon());
    return Math.signum(score.value()) * WIN_VALUE * seen;
  }

  private double horizon() {
    return MIN_HORIZON + strength / PERCENT_PER_PLY;
  }

  private double temperature() {
    return MAX_TEMPERATURE * Math.pow(lacking(), TEMPERATURE_POWER);
  }

  /** The part of full strength that is lacking. */
  private double lacking() {
    return 1 - (double) strength / SearchLimits.FULL_STRENGTH;
  }
}
