package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whoever fails loses by a fault; whoever is beaten does not. */
class TerminationTest {

  @Test
  void theOtherEndingsAreNoFaults() {
    Set<Termination> others =
        Arrays.stream(Termination.values())
            .filter(ending -> !ending.isFault())
            .collect(Collectors.toSet());
    assertEquals(
        EnumSet.of(
            Termination.FIVE,
            Termination.FOUL,
            Termination.FULL_BOARD,
            Termination.MOVE_LIMIT,
            Termination.ADJUDICATED_DRAW,
            Termination.ADJUDICATED_WIN,
            Termination.ADJUDICATION_BY_PROOF,
            Termination.UNKNOWN),
        others);
  }

  @Test
  void onlyAFaultIsAFailure() {
    assertThrows(
        IllegalArgumentException.class, () -> new BrainFailure(Termination.FOUL, "has lost"));
  }

  @Test
  void anEndingIsKnownByItsWords() {
    assertTrue(Termination.of("did not start").isFault());
    assertFalse(Termination.of("five").isFault());
    assertEquals(Termination.UNKNOWN, Termination.of("burnt"));
  }
}
