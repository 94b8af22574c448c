package org.katachi.tournament.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Who loses a match is out.
 *
 * <ul>
 *   <li>The bracket is that of tournaments with seeds: the first two brains of the list can meet in
 *       the last match only, the first four not before the matches before it. Where the brains do
 *       not fill it, the first of the list have no opponent in the first matches and go on.
 *   <li>A match has so many encounters, all with openings of their own. If the points are even
 *       after them, a further encounter decides, and another, up to {@link #MOST_TIE_BREAKS}; after
 *       these the one that stands first in the list goes on.
 *   <li>A round of the schedule is either all matches of a stage or one further encounter of those
 *       that are even.
 * </ul>
 *
 * @param brains at least two
 * @param encounters how many encounters a match has
 */
public record Knockout(int brains, int encounters) implements ResultFormat {

  /** How many encounters may follow a match that is even. */
  public static final int MOST_TIE_BREAKS = 8;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are less than two brains, or no encounter
   */
  public Knockout {
    StaticFormat.check(brains, encounters);
  }

  @Override
  public List<Encounter> next(List<List<EncounterResult>> earlier) {
    Bracket bracket = play(earlier);
    return bracket.isOver() ? List.of() : bracket.due();
  }

  /** Those that came farther stand higher, of these those that stand first in the list. */
  @Override
  public List<Integer> ranking(List<List<EncounterResult>> earlier) {
    Bracket bracket = play(earlier);
    return IntStream.range(0, brains)
        .boxed()
        .sorted(Comparator.comparingInt(seed -> -bracket.wins(seed)))
        .toList();
  }

  private Bracket play(List<List<EncounterResult>> earlier) {
    Bracket bracket = new Bracket(brains, encounters);
    earlier.forEach(bracket::count);
    return bracket;
  }

  /** The state of a knockout after some rounds. */
  private static final class Bracket {

    private final int encounters;
    private final int[] wins;
    private final double[] points;
    private final Set<Integer> out = new HashSet<>();
    private List<Integer> places;
    private int tieBreaks = -1;

    Bracket(int brains, int encounters) {
      this.encounters = encounters;
      wins = new int[brains];
      points = new double[brains];
      places = places(brains);
      IntStream.range(brains, places.size()).forEach(out::add);
    }

    /** The seeds from the bracket's top to its bottom; those beyond the brains are missing. */
    private static List<Integer> places(int brains) {
      List<Integer> places = List.of(0);
      while (places.size() < brains) {
        int size = 2 * places.size();
        places = places.stream().flatMap(seed -> List.of(seed, size - 1 - seed).stream()).toList();
      }
      return places;
    }

    boolean isOver() {
      return places.size() == 1;
    }

    int wins(int seed) {
      return wins[seed];
    }

    /** The encounters of the next round. */
    List<Encounter> due() {
      List<Encounter> due = new ArrayList<>();
      for (int i = 0; i < (tieBreaks < 0 ? encounters : 1); i++) {
        for (Encounter match : openMatches()) {
          due.add((i + tieBreaks) % 2 == 0 ? match.reversed() : match);
        }
      }
      return due;
    }

    /** The matches of the stage that need games: all at first, then those that are even. */
    private List<Encounter> openMatches() {
      List<Encounter> matches = new ArrayList<>();
      for (int i = 0; i < places.size(); i += 2) {
        int one = Math.min(places.get(i), places.get(i + 1));
        int other = Math.max(places.get(i), places.get(i + 1));
        if (!out.contains(other) && !out.contains(one)) {
          matches.add(new Encounter(one, other));
        }
      }
      return matches;
    }

    void count(List<EncounterResult> round) {
      for (EncounterResult result : round) {
        int first = result.encounter().first();
        int second = result.encounter().second();
        points[first] += result.points(first);
        points[second] += result.points(second);
      }
      tieBreaks++;
      openMatches().forEach(this::decide);
      if (openMatches().isEmpty()) {
        endStage();
      }
    }

    private void decide(Encounter match) {
      double lead = points[match.first()] - points[match.second()];
      if (lead < 0) {
        out.add(match.first());
      } else if (lead > 0 || tieBreaks >= MOST_TIE_BREAKS) {
        out.add(match.second());
      }
    }

    private void endStage() {
      places = places.stream().filter(seed -> !out.contains(seed)).toList();
      for (int seed : places) {
        wins[seed]++;
        points[seed] = 0;
      }
      tieBreaks = -1;
    }
  }
}
