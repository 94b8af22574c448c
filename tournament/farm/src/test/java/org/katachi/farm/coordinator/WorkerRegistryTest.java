package org.katachi.farm.coordinator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.katachi.farm.TestGames;
import org.katachi.farm.message.Joined;
import org.katachi.tournament.match.Machine;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.player.ManagerFault;
import org.katachi.tournament.schedule.Encounter;

/** Which workers are rejected, and which are not. */
class WorkerRegistryTest {

  private static final PlannedGame GAME = TestGames.pair(0).get(0);

  /** Of a brain that fails in every second pair. */
  private static final PlannedGame FAILING =
      new PlannedGame(
          GAME.number(),
          GAME.pair(),
          GAME.round(),
          GAME.opening(),
          GAME.first(),
          GAME.black(),
          new Participant(2, "failing"),
          GAME.setup());

  private final WorkerRegistry workers = new WorkerRegistry(OptionalDouble.empty());

  @Test
  void whoFailsAsOftenAsTheOthersStays() {
    count("one", 90, 10);
    count("two", 95, 5);
    count("three", 114, 14);
    assertEquals(Optional.empty(), workers.judge("three"));
    assertFalse(workers.isRejected("three"));
  }

  @Test
  void whoFailsMuchMoreOftenIsRejectedWithTheReason() {
    count("one", 90, 0);
    count("two", 123, 5);
    count("three", 100, 28);
    assertEquals(
        Optional.of("28 of 128 pairs failed, on the others 5 of 218 pairs failed"),
        workers.judge("three"));
    assertTrue(workers.isRejected("three"));
    assertEquals(Optional.empty(), workers.judge("two"));
  }

  /** It has failed often, but so does everybody with these brains. */
  @Test
  void whoPlaysTheBrainsThatFailStays() {
    count("one", 1_000, 0);
    count("one", FAILING, 500, 500);
    count("two", FAILING, 30, 34);
    assertEquals(Optional.empty(), workers.judge("two"));
    count("three", 30, 34);
    assertTrue(workers.judge("three").isPresent());
  }

  @Test
  void aWorkerAloneIsComparedWithNobody() {
    count("one", 0, 128);
    assertEquals(Optional.empty(), workers.judge("one"));
  }

  @Test
  void twoFailedPairsMayBeAnything() {
    count("one", 10_000, 0);
    count("two", 0, 2);
    assertEquals(Optional.empty(), workers.judge("two"));
  }

  @Test
  void aWorkerOnWhichAllFailsIsRejectedAfterFourPairs() {
    count("one", 200, 0);
    for (int pair = 1; pair < 4; pair++) {
      count("two", 0, 1);
      assertEquals(Optional.empty(), workers.judge("two"));
    }
    count("two", 0, 1);
    assertEquals(
        Optional.of("4 of 4 pairs failed, on the others 0 of 200 pairs failed"),
        workers.judge("two"));
  }

  @Test
  void pairsThatWereRefusedHaveFailed() {
    count("one", 200, 0);
    for (int pair = 0; pair < 4; pair++) {
      workers.count("two", encounter(GAME), 0, true);
    }
    assertTrue(workers.judge("two").isPresent());
  }

  /** Both games of a pair fail together, and every worker is looked at after each of its pairs. */
  @Test
  void nobodyIsRejectedInTournamentsOfWorkersThatAreAlike() {
    SplittableRandom random = new SplittableRandom(1);
    int rejected = 0;
    for (int tournament = 0; tournament < 200; tournament++) {
      WorkerRegistry alike = new WorkerRegistry(OptionalDouble.empty());
      for (int pair = 0; pair < 1_000; pair++) {
        String worker = "worker " + random.nextInt(10);
        alike.count(worker, encounter(GAME), 2, random.nextInt(25) == 0);
        rejected += alike.judge(worker).isPresent() ? 1 : 0;
      }
    }
    assertEquals(0, rejected);
  }

  @Test
  void moreThanHalfOfTheWorkersAreNotRejectedButTheRunStops() {
    count("good", 500, 0);
    count("bad", 0, 32);
    count("worse", 0, 64);
    assertTrue(workers.judge("bad").isPresent());
    ManagerFault stop = assertThrows(ManagerFault.class, () -> workers.judge("worse"));
    assertEquals(
        "stopped: 2 of 3 workers would be rejected;"
            + " on worker worse 64 of 64 pairs failed, on the others 0 of 500 pairs failed",
        stop.getMessage());
  }

  @Test
  void timesAreScaledByTheSpeedOfTheMachine() {
    WorkerRegistry scaled = new WorkerRegistry(OptionalDouble.of(300));
    Machine machine = TestGames.joined().machine();
    assertEquals(200, machine.speed());
    scaled.join("w", new Joined(machine, 8));
    assertEquals(Optional.of(new PlayedOn("w", 8, machine, 1.5)), scaled.playedOn("w"));
    assertEquals(Optional.empty(), scaled.playedOn("another"));
  }

  private void count(String worker, int good, int failed) {
    count(worker, GAME, good, failed);
  }

  private void count(String worker, PlannedGame pair, int good, int failed) {
    for (int i = 0; i < good + failed; i++) {
      workers.count(worker, encounter(pair), 2, i >= good);
    }
  }

  private static Encounter encounter(PlannedGame pair) {
    return new Encounter(pair.black().seed(), pair.white().seed());
  }
}
