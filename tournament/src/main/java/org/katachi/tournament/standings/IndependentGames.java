package org.katachi.tournament.standings;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.katachi.statistics.Outcome;
import org.katachi.statistics.Pentanomial;
import org.katachi.statistics.ScoreSample;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.match.GameRecord;

/**
 * What a test may count: whole pairs, or games that are played once. Games that repeat an earlier
 * one move by move, as deterministic brains play them, tell nothing new: a pair of two such games
 * does not count, nor does such a single game.
 */
final class IndependentGames {

  private record Half(Outcome outcome, boolean isNew, boolean isFault) {}

  private final boolean hasPairs;
  private final Set<Long> seen = new HashSet<>();
  private final Map<Integer, Half> halves = new HashMap<>();
  private ScoreSample all;
  private ScoreSample withoutFaults;
  private Pentanomial pairs = Pentanomial.NONE;
  private long repeats;

  /**
   * No games.
   *
   * @param hasPairs whether games come in pairs
   */
  IndependentGames(boolean hasPairs) {
    this.hasPairs = hasPairs;
    all = hasPairs ? Pentanomial.NONE.sample() : WinDrawLoss.NONE.sample();
    withoutFaults = all;
  }

  /**
   * Counts a game.
   *
   * @param moves who had black, and all stones in their order
   * @return whether there is one more pair, or single game, that may be taken as independent
   */
  boolean count(GameRecord game, Outcome outcome, String moves) {
    Half half = new Half(outcome, seen.add(hash(moves)), game.ending().isFault());
    repeats += half.isNew ? 0 : 1;
    if (!hasPairs) {
      return add(WinDrawLoss.NONE.plus(outcome).sample(), half.isNew, half.isFault);
    }
    Half other = halves.remove(game.pair());
    if (other == null) {
      halves.put(game.pair(), half);
      return false;
    }
    Pentanomial pair = Pentanomial.NONE.plus(other.outcome, outcome);
    boolean isIndependent = half.isNew || other.isNew;
    if (isIndependent) {
      pairs = pairs.plus(pair);
    }
    return add(pair.sample(), isIndependent, half.isFault || other.isFault);
  }

  private boolean add(ScoreSample value, boolean isIndependent, boolean hasFault) {
    if (isIndependent) {
      all = all.plus(value);
      withoutFaults = hasFault ? withoutFaults : withoutFaults.plus(value);
    }
    return isIndependent;
  }

  private static long hash(String moves) {
    return UUID.nameUUIDFromBytes(moves.getBytes(StandardCharsets.UTF_8)).getMostSignificantBits();
  }

  /** All that may be taken as independent. */
  ScoreSample sample() {
    return all;
  }

  /** Those of them that are pairs. */
  Pentanomial pairs() {
    return pairs;
  }

  /** All without the pairs, or games, that hold a fault. */
  ScoreSample withoutFaults() {
    return withoutFaults;
  }

  /** How many games repeat an earlier one. */
  long repeats() {
    return repeats;
  }
}
