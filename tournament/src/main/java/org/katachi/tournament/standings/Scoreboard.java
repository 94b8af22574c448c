package org.katachi.tournament.standings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.statistics.BradleyTerry;
import org.katachi.statistics.Crosstable;
import org.katachi.statistics.EloEstimate;
import org.katachi.statistics.FairElo;
import org.katachi.statistics.MatchStatistics;
import org.katachi.statistics.MatchTally;
import org.katachi.statistics.Outcome;
import org.katachi.statistics.Rating;
import org.katachi.statistics.ScoreSample;
import org.katachi.statistics.Sprt;
import org.katachi.statistics.SprtRun;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.schedule.Encounter;
import org.katachi.tournament.schedule.EncounterResult;
import org.katachi.tournament.schedule.FormatStanding;
import org.katachi.tournament.schedule.KnockoutMatch;
import org.katachi.tournament.schedule.ResultFormat;

/**
 * The scoreboard: what the games that have ended add up to. Terminal, report and the rule that
 * stops a tournament all read it. Belongs to one thread.
 */
public final class Scoreboard {

  /** Fewer games than these that were not moved in time show nothing of the machine. */
  private static final long MIN_SLOW = 4;

  /** So many of all games to one that was not moved in time are as many as may be. */
  private static final long GAMES_PER_SLOW = 10;

  /** A brain that has lost more than the rest of these by its time is slow by itself. */
  private static final long SLOW_PER_OTHER = 4;

  private final ScoreSettings settings;
  private final List<String> brains;
  private final Optional<SprtRun> test;
  private final Optional<RoundResults> rounds;
  private final IndependentGames independent;

  /** By the two brains, the one first in the list before the other. */
  private final Map<Encounter, MatchTally> tallies = new HashMap<>();

  private final Map<Integer, MatchTally> openings = new TreeMap<>();
  private final Map<String, WinDrawLoss> asBlack = new HashMap<>();
  private final Map<String, WinDrawLoss> asWhite = new HashMap<>();
  private final Map<Termination, WinDrawLoss> endings =
      new TreeMap<>(Comparator.comparing(Termination::toString));

  /** By brain, the games that it lost because it did not move in time. */
  private final Map<String, Long> slow = new HashMap<>();

  private Optional<Sprt.Status> status = Optional.empty();

  /** Hold until the next game; a page asks for them again and again. */
  private Optional<Crosstable> crosstable = Optional.empty();

  private Optional<List<Rating>> ratings = Optional.empty();

  /**
   * What the games of some moment add up to.
   *
   * @param games their number
   * @param tallies by the two brains, the one first in the list before the other
   * @param independent what the test counts
   */
  public record Snapshot(long games, Map<Encounter, MatchTally> tallies, ScoreSample independent) {

    /** Takes a copy. */
    public Snapshot {
      tallies = Map.copyOf(tallies);
    }
  }

  /** A tournament that begins. */
  public Scoreboard(ScoreSettings settings) {
    this.settings = settings;
    brains = new ArrayList<>(settings.brains());
    test = settings.test().map(SprtRun::new);
    independent = new IndependentGames(settings.hasPairs());
    rounds =
        settings
            .format()
            .filter(ResultFormat.class::isInstance)
            .map(format -> new RoundResults((ResultFormat) format, settings.gamesPerEncounter()));
  }

  /**
   * Counts a game. A brain that the settings do not name joins the list. What a brain plays against
   * itself counts for the colours and the endings only.
   *
   * @param first of its two brains the one that the encounter names first
   * @param opening the place of its opening among all, from zero
   */
  public void count(GameRecord game, String first, int opening) {
    crosstable = Optional.empty();
    ratings = Optional.empty();
    int black = seed(game.black());
    int white = seed(game.white());
    WinDrawLoss one = WinDrawLoss.NONE.plus(game.outcome(Colour.BLACK));
    asBlack.merge(game.black(), one, WinDrawLoss::plus);
    asWhite.merge(game.white(), one.reversed(), WinDrawLoss::plus);
    endings.merge(game.ending(), one, WinDrawLoss::plus);
    if (game.ending().isTooSlow()) {
      game.loser().ifPresent(loser -> slow.merge(loser, 1L, Long::sum));
    }
    if (black != white) {
      boolean blackIsFirst = first.equals(game.black());
      Encounter encounter =
          blackIsFirst ? new Encounter(black, white) : new Encounter(white, black);
      countMatch(game, encounter.ordered());
      openings.compute(opening, (key, tally) -> plus(tally, game, Colour.BLACK));
      rounds.ifPresent(results -> results.count(game, encounter, game.outcome(game.colour(first))));
    }
  }

  private int seed(String brain) {
    if (!brains.contains(brain)) {
      brains.add(brain);
    }
    return brains.indexOf(brain);
  }

  private void countMatch(GameRecord game, Encounter two) {
    String higher = brains.get(two.first());
    Colour colour = game.colour(higher);
    Outcome outcome = game.outcome(colour);
    boolean isIndependent =
        independent.count(
            game,
            outcome,
            String.join(
                " ", higher, brains.get(two.second()), game.black(), Notation.pos(game.points())));
    tallies.compute(two, (key, tally) -> plus(tally, game, colour));
    if (isIndependent) {
      boolean mayDecide = gamesOfTheMachine() == 0;
      status = test.map(run -> run.update(independent.sample(), mayDecide));
    }
  }

  /** A tally, or none, and a game as one of its sides counts it. */
  private MatchTally plus(MatchTally tally, GameRecord game, Colour side) {
    MatchTally before = tally == null ? MatchTally.NONE : tally;
    Outcome outcome = game.outcome(side);
    return settings.hasPairs()
        ? before.plus(game.pair(), side, outcome)
        : before.plusUnpaired(side, outcome);
  }

  /** The brains' names in the order of their seeds. */
  public List<String> brains() {
    return Collections.unmodifiableList(brains);
  }

  /** Whether this is a match of two, which has a difference in Elo and no ratings. */
  public boolean isMatch() {
    return brains.size() == 2;
  }

  /** Whether games come in pairs. */
  public boolean hasPairs() {
    return settings.hasPairs();
  }

  /** Whether places are those of a format that pairs by results. */
  public boolean isRankedByFormat() {
    return rounds.isPresent();
  }

  /** The games between the first two brains, as the first counts them. */
  public MatchTally tally() {
    return tallies.getOrDefault(new Encounter(0, 1), MatchTally.NONE);
  }

  /**
   * What the games of a match of two say, as the first brain sees it: the pairs, or games that are
   * played once, that the test counts.
   */
  public MatchStatistics statistics() {
    return MatchStatistics.of(independent.sample(), tally().games().drawRatio());
  }

  /** What the same pairs say of the openings that do not decide; nothing if they are too few. */
  public Optional<FairElo> fairElo() {
    return FairElo.of(independent.pairs());
  }

  /** Of how many pairs, or games that are played once, the statistics and the test are. */
  public long independent() {
    return Math.round(independent.sample().size());
  }

  /** What has been counted so far. */
  public Snapshot snapshot() {
    return new Snapshot(games(), tallies, independent.sample());
  }

  /**
   * What games say of Elo: in a match of two the difference as the first brain sees it, in a pool
   * the ratings; of the brains alone that games link with an anchor, if there is one.
   */
  public Map<String, EloEstimate> elo(Snapshot games) {
    if (isMatch()) {
      return Map.of(brains.get(0), EloEstimate.logistic(games.independent()));
    }
    Map<String, EloEstimate> elo = new LinkedHashMap<>();
    model()
        .rateLinkedWithAnchors(crosstable(games.tallies()))
        .forEach(rating -> elo.put(rating.brain(), rating.interval()));
    return elo;
  }

  /** All games by pair of brains. */
  public Crosstable crosstable() {
    if (crosstable.isEmpty()) {
      crosstable = Optional.of(crosstable(tallies));
    }
    return crosstable.get();
  }

  private Crosstable crosstable(Map<Encounter, MatchTally> games) {
    Crosstable.Builder table = new Crosstable.Builder();
    brains.forEach(table::brain);
    games.forEach(
        (two, tally) ->
            table.games(
                brains.get(two.first()), brains.get(two.second()), tally.games(), tally.pairs()));
    return table.build();
  }

  /** The ratings of the pool, the strongest first. */
  public List<Rating> ratings() {
    if (ratings.isEmpty()) {
      ratings = Optional.of(model().rate(crosstable()));
    }
    return ratings.get();
  }

  private BradleyTerry model() {
    return new BradleyTerry(BradleyTerry.DEFAULT_PRIOR_DRAWS, settings.anchors());
  }

  /** The Elo that ratings are bound to, by brain's name. */
  public Map<String, Double> anchors() {
    return settings.anchors();
  }

  /**
   * The brains' ratings in the order of how they fared: by the rules of the format if it has some,
   * else by their share of points, and of equals the stronger first.
   */
  public List<Rating> ranked() {
    Map<String, Rating> byName =
        ratings().stream().collect(Collectors.toMap(Rating::brain, Function.identity()));
    if (rounds.isPresent()) {
      return rounds.get().standing().ranking().stream().map(brains::get).map(byName::get).toList();
    }
    return brains.stream()
        .map(byName::get)
        .sorted(
            Comparator.comparingDouble((Rating rating) -> -rating.games().share())
                .thenComparingInt(rating -> rating.games().games() == 0 ? 1 : 0)
                .thenComparingDouble(rating -> -rating.elo()))
        .toList();
  }

  /** The brains' names in the order of how they fared. */
  public List<String> ranking() {
    return ranked().stream().map(Rating::brain).toList();
  }

  /** The table, in the order of {@link #ranked}. */
  public List<Standing> standings() {
    List<Rating> ranked = ranked();
    List<Standing> standings = new ArrayList<>();
    for (Rating rating : ranked) {
      String brain = rating.brain();
      int seed = brains.indexOf(brain);
      Optional<FormatStanding> byFormat = rounds.map(RoundResults::standing);
      standings.add(
          new Standing(
              standings.size() + 1,
              rating,
              byFormat.map(standing -> standing.byePoints().get(seed)).orElse(0.0),
              byFormat.map(standing -> standing.reasons().get(seed)),
              asBlack(brain),
              asWhite(brain),
              ranked.stream().map(other -> crosstable().result(brain, other.brain())).toList()));
    }
    return standings;
  }

  /** The stages of a knockout that have begun, by their matches; none in other formats. */
  public List<List<KnockoutMatch>> bracket() {
    return rounds.map(results -> results.standing().bracket()).orElse(List.of());
  }

  /** The results of the rounds that have ended, where the format pairs by results. */
  public List<List<EncounterResult>> rounds() {
    return rounds.map(RoundResults::complete).orElse(List.of());
  }

  /** The games by the opening's place in the book, as black counts them, whichever brain it is. */
  public Map<Integer, MatchTally> openings() {
    return Collections.unmodifiableMap(openings);
  }

  /** All games in which a brain had black. */
  public WinDrawLoss asBlack(String brain) {
    return asBlack.getOrDefault(brain, WinDrawLoss.NONE);
  }

  /** All games in which a brain had white. */
  public WinDrawLoss asWhite(String brain) {
    return asWhite.getOrDefault(brain, WinDrawLoss.NONE);
  }

  /** For each reason the games that ended so, as black counts them. */
  public Map<Termination, WinDrawLoss> endings() {
    return Collections.unmodifiableMap(endings);
  }

  /** The test of the first two brains. */
  public Optional<Sprt> test() {
    return settings.test();
  }

  /** Where the test stands; nothing if there is none, or no pair is complete. */
  public Optional<Sprt.Status> testStatus() {
    return status;
  }

  /** The test's log-likelihood ratio after each pair, or each game that is played once. */
  public List<Double> llrHistory() {
    return test.map(SprtRun::llrHistory).orElse(List.of());
  }

  /** Whether the test has come to a decision. */
  public boolean isDecided() {
    return status.isPresent() && status.get().decision() != Sprt.Decision.CONTINUE;
  }

  /**
   * The test's log-likelihood ratio without the pairs, or games, that hold a fault, if the test is
   * decided and would not be so by them alone.
   */
  public Optional<Double> llrWithoutFaults() {
    Optional<Sprt.Decision> decision = status.map(Sprt.Status::decision);
    return test()
        .filter(now -> isDecided())
        .map(now -> now.status(independent.withoutFaults()))
        .filter(now -> !decision.equals(Optional.of(now.decision())))
        .map(Sprt.Status::llr);
  }

  /**
   * How many games brains have lost because they did not move in time, if these are so many that
   * the machine decides and not the brains: four and a tenth of all games at least, and a quarter
   * of them not by the brain that lost most of them. Else zero.
   */
  public long gamesOfTheMachine() {
    long all = slow.values().stream().mapToLong(Long::longValue).sum();
    long others = all - slow.values().stream().mapToLong(Long::longValue).max().orElse(0);
    boolean areMany = all >= MIN_SLOW && all * GAMES_PER_SLOW >= games();
    return areMany && others * SLOW_PER_OTHER >= all ? all : 0;
  }

  /** How many games a brain lost by a fault of its own. */
  public long faults() {
    return endings.entrySet().stream()
        .filter(ending -> ending.getKey().isFault())
        .mapToLong(ending -> ending.getValue().games())
        .sum();
  }

  /** How many games repeat an earlier one move by move. */
  public long repeats() {
    return independent.repeats();
  }

  /** The number of games that have ended. */
  public long games() {
    return endings.values().stream().mapToLong(WinDrawLoss::games).sum();
  }
}
