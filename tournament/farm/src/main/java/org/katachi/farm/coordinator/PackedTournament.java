package org.katachi.farm.coordinator;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.UUID;
import java.util.stream.Stream;
import org.katachi.board.Geometry;
import org.katachi.farm.bundle.Bundle;
import org.katachi.farm.bundle.PackedBrain;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.TournamentOffer;

/**
 * A tournament whose brains can travel.
 *
 * @param rule as {@code INFO rule} numbers it
 * @param referenceSpeed of the machine that the brains' times hold for, if they are scaled
 * @param brains in the order of their seeds
 * @param prover the brain whose proof ends a game
 */
public record PackedTournament(
    Geometry board,
    int rule,
    OptionalDouble referenceSpeed,
    List<PackedBrain> brains,
    Optional<PackedBrain> prover) {

  /** Takes a copy of the brains. */
  public PackedTournament {
    brains = List.copyOf(brains);
  }

  /** What workers are told of it, under an id of its own. */
  TournamentOffer offer() {
    return new TournamentOffer(
        Offer.VERSION,
        UUID.randomUUID().toString(),
        board,
        rule,
        referenceSpeed,
        brains.stream().map(PackedBrain::offer).toList(),
        prover.map(PackedBrain::offer));
  }

  /** The bundles of all brains. */
  List<Bundle> bundles() {
    return Stream.concat(brains.stream(), prover.stream())
        .flatMap(brain -> brain.bundles().stream())
        .toList();
  }
}
