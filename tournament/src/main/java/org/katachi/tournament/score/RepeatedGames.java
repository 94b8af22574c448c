package org.katachi.tournament.score;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.katachi.board.Colour;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Outcome;

/**
 * Finds games that repeat an earlier one move by move, as deterministic brains play them. They tell
 * nothing new, so a test counts no pair of which both games do that, and no such single game.
 */
final class RepeatedGames {

  private record Half(Colour colour, Outcome outcome, boolean isNew) {}

  private final Set<Long> seen = new HashSet<>();
  private final Map<Integer, Half> halves = new HashMap<>();
  private MatchTally independent = MatchTally.NONE;
  private long repeats;

  /**
   * Counts a game.
   *
   * @param pair its pair; nothing if it is a single game
   * @param colour the colour of the brain that the tally is of
   * @param moves who had black, and all stones in their order
   */
  void count(Optional<Integer> pair, Colour colour, Outcome outcome, String moves) {
    boolean isNew = seen.add(hash(moves));
    repeats += isNew ? 0 : 1;
    if (pair.isEmpty()) {
      independent = isNew ? independent.plusUnpaired(colour, outcome) : independent;
      return;
    }
    Half other = halves.remove(pair.get());
    if (other == null) {
      halves.put(pair.get(), new Half(colour, outcome, isNew));
    } else if (isNew || other.isNew) {
      independent =
          independent
              .plus(pair.get(), other.colour, other.outcome)
              .plus(pair.get(), colour, outcome);
    }
  }

  private static long hash(String moves) {
    return UUID.nameUUIDFromBytes(moves.getBytes(StandardCharsets.UTF_8)).getMostSignificantBits();
  }

  /** The games that may be taken as independent; of pairs only whole ones. */
  MatchTally independent() {
    return independent;
  }

  /** How many games repeat an earlier one. */
  long repeats() {
    return repeats;
  }
}
