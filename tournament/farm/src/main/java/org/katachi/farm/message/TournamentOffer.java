package org.katachi.farm.message;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.katachi.board.Geometry;

/**
 * What a worker must know of a tournament before it plays.
 *
 * @param board the size of the board
 * @param rule as {@code INFO rule} numbers it
 * @param referenceSpeed of the machine that the brains' times hold for; without one they hold for
 *     all
 * @param brains in the order of their seeds
 * @param prover the brain whose proof ends a game
 */
public record TournamentOffer(
    int version,
    String id,
    Geometry board,
    int rule,
    OptionalDouble referenceSpeed,
    List<OfferedBrain> brains,
    Optional<OfferedBrain> prover)
    implements Offer {

  /** Takes a copy of the brains. */
  public TournamentOffer {
    brains = List.copyOf(brains);
  }
}
