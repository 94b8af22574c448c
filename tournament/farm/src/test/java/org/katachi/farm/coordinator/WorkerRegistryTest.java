package org.katachi.farm.coordinator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.katachi.farm.TestGames;
import org.katachi.farm.message.Report;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.Machine;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.player.ManagerFault;

/** Which workers are set aside, and which are not. */
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

  private final WorkerRegistry crew = new WorkerRegistry(OptionalDouble.empty());

  @Test
  void whoFailsAsOftenAsTheOthersStays() {
    count("one", 90, 10);
    count("two", 95, 5);
    count("three", 114, 14);
    assertEquals(Optional.empty(), crew.judge("three"));
    assertFalse(crew.isAside("three"));
  }

  @Test
  void whoFailsMuchMoreOftenIsSetAsideWithTheReason() {
    count("one", 90, 0);
    count("two", 123, 5);
    count("three", 100, 28);
    assertEquals(
        Optional.of("28 of 128 pairs failed, on the others 5 of 218 pairs failed"),
        crew.judge("three"));
    assertTrue(crew.isAside("three"));
    assertEquals(Optional.empty(), crew.judge("two"));
  }

  /** It has failed often, but so does everybody with these brains. */
  @Test
  void whoPlaysTheBrainsThatFailStays() {
    count("one", 1_000, 0);
    count("one", FAILING, 500, 500);
    count("two", FAILING, 30, 34);
    assertEquals(Optional.empty(), crew.judge("two"));
    count("three", 30, 34);
    assertTrue(crew.judge("three").isPresent());
  }

  @Test
  void aWorkerAloneIsComparedWithNobody() {
    count("one", 0, 128);
    assertEquals(Optional.empty(), crew.judge("one"));
  }

  @Test
  void twoFailedPairsMayBeAnything() {
    count("one", 10_000, 0);
    count("two", 0, 2);
    assertEquals(Optional.empty(), crew.judge("two"));
  }

  @Test
  void aWorkerOnWhichAllFailsIsSetAsideAfterFourPairs() {
    count("one", 200, 0);
    for (int pair = 1; pair < 4; pair++) {
      count("two", 0, 1);
      assertEquals(Optional.empty(), crew.judge("two"));
    }
    count("two", 0, 1);
    assertEquals(
        Optional.of("4 of 4 pairs failed, on the others 0 of 200 pairs failed"), crew.judge("two"));
  }

  @Test
  void pairsThatWereRefusedHaveFailed() {
    count("one", 200, 0);
    for (int pair = 0; pair < 4; pair++) {
      crew.countRefused("two", GAME);
    }
    assertTrue(crew.judge("two").isPresent());
  }

  /** Both games of a pair fail together, and every worker is looked at after each of its pairs. */
  @Test
  void nobodyIsSetAsideInTournamentsOfWorkersThatAreAlike() {
    SplittableRandom random = new SplittableRandom(1);
    GameRecord good = TestGames.played(GAME, 15);
    GameRecord late = TestGames.late(GAME);
    int aside = 0;
    for (int tournament = 0; tournament < 200; tournament++) {
      WorkerRegistry alike = new WorkerRegistry(OptionalDouble.empty());
      for (int pair = 0; pair < 1_000; pair++) {
        String worker = "worker " + random.nextInt(10);
        alike.count(worker, GAME, Collections.nCopies(2, random.nextInt(25) == 0 ? late : good));
        aside += alike.judge(worker).isPresent() ? 1 : 0;
      }
    }
    assertEquals(0, aside);
  }

  @Test
  void moreThanHalfOfTheWorkersAreNotSetAsideButTheRunStops() {
    count("good", 500, 0);
    count("bad", 0, 32);
    count("worse", 0, 64);
    assertTrue(crew.judge("bad").isPresent());
    ManagerFault stop = assertThrows(ManagerFault.class, () -> crew.judge("worse"));
    assertEquals(
        "stopped: 2 of 3 workers would be set aside;"
            + " on worker worse 64 of 64 pairs failed, on the others 0 of 500 pairs failed",
        stop.getMessage());
  }

  @Test
  void timesAreScaledByTheSpeedOfTheMachine() {
    WorkerRegistry scaled = new WorkerRegistry(OptionalDouble.of(300));
    Machine machine = TestGames.joined("w").machine();
    assertEquals(200, machine.speed());
    scaled.join(new Report.Joined("w", machine, 8));
    assertEquals(Optional.of(new PlayedOn("w", 8, machine, 1.5)), scaled.venue("w"));
    assertEquals(Optional.empty(), scaled.venue("another"));
  }

  private void count(String worker, int good, int failed) {
    count(worker, GAME, good, failed);
  }

  private void count(String worker, PlannedGame pair, int good, int failed) {
    for (int i = 0; i < good + failed; i++) {
      GameRecord second = i < good ? TestGames.played(GAME, 15) : TestGames.late(GAME);
      crew.count(worker, pair, List.of(TestGames.played(GAME, 15), second));
    }
  }
}
