package org.katachi.tournament.schedule;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The table of a Swiss tournament: by points, then by Buchholz (the sum of the opponents' points),
 * then by the place in the list of brains. For Buchholz a pause counts as an opponent with the
 * brain's own points, as in FIDE's tie-break regulations since 2023; for the pairing as one without
 * points, as else who has paused in the first round would stand before its winners.
 */
final class SwissTable {

  private final List<List<EncounterResult>> rounds;
  private final double[] points;
  private final double[] byePoints;
  private final double[] opponentsPoints;
  private final int[] pauses;
  private final int[] timesFirst;

  SwissTable(int brains, List<List<EncounterResult>> rounds) {
    this.rounds = rounds;
    points = new double[brains];
    byePoints = new double[brains];
    opponentsPoints = new double[brains];
    pauses = new int[brains];
    timesFirst = new int[brains];
    rounds.forEach(this::count);
    rounds.stream().flatMap(List::stream).forEach(this::countOpponents);
  }

  private void count(List<EncounterResult> round) {
    boolean[] plays = new boolean[points.length];
    for (EncounterResult result : round) {
      int first = result.encounter().first();
      int second = result.encounter().second();
      points[first] += result.points(first);
      points[second] += result.points(second);
      timesFirst[first]++;
      plays[first] = true;
      plays[second] = true;
    }
    for (int brain = 0; brain < plays.length; brain++) {
      if (!plays[brain]) {
        pauses[brain]++;
        byePoints[brain] += round.get(0).games().games();
        points[brain] += round.get(0).games().games();
      }
    }
  }

  private void countOpponents(EncounterResult result) {
    int first = result.encounter().first();
    int second = result.encounter().second();
    opponentsPoints[first] += points[second];
    opponentsPoints[second] += points[first];
  }

  private double buchholz(int brain) {
    return opponentsPoints[brain] + pauses[brain] * points[brain];
  }

  private List<Integer> sorted(IntToDoubleFunction tieBreak) {
    return IntStream.range(0, points.length)
        .boxed()
        .sorted(
            Comparator.comparingDouble((Integer brain) -> -points[brain])
                .thenComparingDouble(brain -> -tieBreak.applyAsDouble(brain)))
        .toList();
  }

  /** The seeds, the best first. */
  List<Integer> order() {
    return sorted(this::buchholz);
  }

  /** The seeds in the order in which they are paired. */
  List<Integer> pairingOrder() {
    return sorted(brain -> opponentsPoints[brain]);
  }

  /** The points for pauses, which are among the brain's points. */
  double byePoints(int brain) {
    return byePoints[brain];
  }

  /** As {@code 5.5}, or {@code 5}. */
  private static String halves(double number) {
    return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
  }

  /** What the table sorts the brain by, as {@code points 5.5, Buchholz 12, byes 1}. */
  String reason(int brain) {
    return "points %s, Buchholz %s%s"
        .formatted(
            halves(points[brain]),
            halves(buchholz(brain)),
            pauses[brain] == 0 ? "" : ", byes " + pauses[brain]);
  }

  /** Whether two brains have met. */
  boolean met(int one, int other) {
    return rounds.stream()
        .flatMap(List::stream)
        .anyMatch(result -> result.encounter().isBetween(one, other));
  }

  /** How often a brain was the first of an encounter. */
  int timesFirst(int brain) {
    return timesFirst[brain];
  }

  /** Nobody pauses more often than another who could. */
  boolean mayPause(int brain) {
    return pauses[brain] == Arrays.stream(pauses).min().orElse(0);
  }
}
