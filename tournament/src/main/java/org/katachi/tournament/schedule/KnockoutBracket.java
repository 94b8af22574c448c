package org.katachi.tournament.schedule;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** The bracket of a knockout after some rounds of its schedule. */
final class KnockoutBracket {

  /** A match of the stage: what its two brains did so far. */
  private final class Match {

    private final Encounter brains;
    private int played;
    private double firstPoints;
    private double secondPoints;
    private double lead;
    private int stones;

    Match(Encounter brains) {
      this.brains = brains;
    }

    /** Points are counted in encounters: a brain that wins all games of one leads by 1. */
    void count(EncounterResult result) {
      show(result);
      boolean sameOrder = result.encounter().equals(brains);
      double first = result.points(brains.first());
      double second = result.points(brains.second());
      lead += (first - second) / result.games().games();
      stones += sameOrder ? result.stones() : -result.stones();
      played++;
    }

    /** Adds points that are told, but decide nothing. */
    void show(EncounterResult result) {
      firstPoints += result.points(brains.first());
      secondPoints += result.points(brains.second());
    }

    /** The fewest encounters that can decide it. */
    int needed() {
      int left = knockout.encounters() - played;
      return left <= 0 ? 1 : Math.min(left, (int) Math.floor((left - Math.abs(lead)) / 2) + 1);
    }

    /** Whether no points that are left can change who has more. */
    boolean isDecided() {
      int encounters = knockout.encounters();
      return Math.abs(lead) > Math.max(0, encounters - played)
          || played >= encounters + Knockout.MAX_TIE_BREAKS;
    }

    int loser() {
      boolean firstGoesOn =
          lead != 0
              ? lead > 0
              : stones != 0
                  ? stones < 0
                  : new SplittableRandom(
                          Objects.hash(knockout.lot(), brains.first(), brains.second()))
                      .nextBoolean();
      return firstGoesOn ? brains.second() : brains.first();
    }

    KnockoutMatch summary() {
      return new KnockoutMatch(
          brains.first(),
          OptionalInt.of(brains.second()),
          firstPoints,
          secondPoints,
          isDecided()
              ? OptionalInt.of(brains.first() + brains.second() - loser())
              : OptionalInt.empty());
    }
  }

  /** A stage: the seeds from the bracket's top to its bottom, and the matches between them. */
  private record Stage(List<Integer> places, List<Match> matches) {

    List<KnockoutMatch> summary() {
      List<KnockoutMatch> summary = new ArrayList<>();
      for (int i = 0; i + 1 < places.size(); i += 2) {
        Encounter two = new Encounter(places.get(i), places.get(i + 1)).ordered();
        summary.add(
            matches.stream()
                .filter(match -> match.brains.equals(two))
                .map(Match::summary)
                .findFirst()
                .orElseGet(() -> KnockoutMatch.bye(two.first())));
      }
      return summary;
    }
  }

  private final Knockout knockout;
  private final int[] wins;
  private final Set<Integer> out = new HashSet<>();
  private final List<Stage> stages = new ArrayList<>();
  private List<Integer> places;
  private List<Match> matches;

  KnockoutBracket(Knockout knockout) {
    this.knockout = knockout;
    wins = new int[knockout.brains()];
    places = places(knockout.brains());
    IntStream.range(knockout.brains(), places.size()).forEach(out::add);
    beginStage();
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

  private List<Match> matches() {
    List<Match> stage = new ArrayList<>();
    for (int i = 0; i + 1 < places.size(); i += 2) {
      int one = Math.min(places.get(i), places.get(i + 1));
      int other = Math.max(places.get(i), places.get(i + 1));
      if (!out.contains(other)) {
        stage.add(new Match(new Encounter(one, other)));
      }
    }
    return stage;
  }

  boolean isOver() {
    return places.size() == 1;
  }

  /** Whether a brain has lost a match. */
  boolean isOut(int seed) {
    return out.contains(seed);
  }

  /** How many matches a brain has won, or was spared. */
  int wins(int seed) {
    return wins[seed];
  }

  /**
   * The encounters of the next round; colours change from one to the next of a match.
   *
   * @throws IllegalArgumentException if they make too many games
   */
  List<Encounter> due() {
    Format.checkGames(matches.stream().mapToLong(Match::needed).sum());
    List<Encounter> due = new ArrayList<>();
    int most = matches.stream().mapToInt(Match::needed).max().orElse(0);
    for (int i = 0; i < most; i++) {
      for (Match match : matches) {
        if (i < match.needed()) {
          due.add((match.played + i) % 2 == 0 ? match.brains : match.brains.reversed());
        }
      }
    }
    return due;
  }

  void count(List<EncounterResult> round) {
    round.forEach(result -> match(result).ifPresent(match -> match.count(result)));
    matches.stream().filter(Match::isDecided).forEach(match -> out.add(match.loser()));
    matches = matches.stream().filter(match -> !match.isDecided()).toList();
    if (matches.isEmpty()) {
      endStage();
    }
  }

  /** Shows what a round that goes on has come to, which decides nothing before its end. */
  void show(List<EncounterResult> round) {
    round.forEach(result -> match(result).ifPresent(match -> match.show(result)));
  }

  /** The match that goes on between the brains of a result. */
  private Optional<Match> match(EncounterResult result) {
    return matches.stream()
        .filter(match -> match.brains.equals(result.encounter().ordered()))
        .findFirst();
  }

  private void endStage() {
    places = places.stream().filter(seed -> !out.contains(seed)).toList();
    places.forEach(seed -> wins[seed]++);
    beginStage();
  }

  private void beginStage() {
    matches = matches();
    if (!isOver()) {
      stages.add(new Stage(places, matches));
    }
  }

  /** The matches of each stage that has begun, from the bracket's top to its bottom. */
  List<List<KnockoutMatch>> stages() {
    return stages.stream().map(Stage::summary).toList();
  }
}
