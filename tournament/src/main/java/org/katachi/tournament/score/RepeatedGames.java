package org.katachi.tournament.score;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.katachi.tournament.statistics.Outcome;
import org.katachi.tournament.statistics.Pentanomial;
import org.katachi.tournament.statistics.ScoreSample;
import org.katachi.tournament.statistics.WinDrawLoss;

/**
 * Finds games that repeat an earlier one move by move, as deterministic brains play them. They tell
 * nothing new, so a test counts no pair of which both games do that, and no such single game.
 */
final class RepeatedGames {

  private record Half(Outcome outcome, boolean isNew) {}

  private final boolean hasPairs;
  private final Set<Long> seen = new HashSet<>();
  private final Map<Integer, Half> halves = new HashMap<>();
  private Pentanomial pairs = Pentanomial.NONE;
  private WinDrawLoss singles = WinDrawLoss.NONE;
  private long repeats;

  /**
   * No games.
   *
   * @param hasPairs whether games come in pairs
   */
  RepeatedGames(boolean hasPairs) {
    this.hasPairs = hasPairs;
  }

  /**
   * Counts a game.
   *
   * @param pair the number of its pair, which does not matter to single games
   * @param moves who had black, and all stones in their order
   * @return whether there is one more pair, or single game, that may be taken as independent
   */
  boolean count(int pair, Outcome outcome, String moves) {
    boolean isNew = seen.add(hash(moves));
    repeats += isNew ? 0 : 1;
    if (!hasPairs) {
      singles = isNew ? singles.plus(outcome) : singles;
      return isNew;
    }
    Half other = halves.remove(pair);
    if (other == null) {
      halves.put(pair, new Half(outcome, isNew));
      return false;
    }
    boolean isIndependent = isNew || other.isNew;
    pairs = isIndependent ? pairs.plus(other.outcome, outcome) : pairs;
    return isIndependent;
  }

  private static long hash(String moves) {
    return UUID.nameUUIDFromBytes(moves.getBytes(StandardCharsets.UTF_8)).getMostSignificantBits();
  }

  /** What may be taken as independent: whole pairs, or games that are played once. */
  ScoreSample sample() {
    return hasPairs ? pairs.sample() : singles.sample();
  }

  /** How many games repeat an earlier one. */
  long repeats() {
    return repeats;
  }
}
