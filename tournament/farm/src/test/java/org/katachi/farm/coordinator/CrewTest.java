package org.katachi.farm.coordinator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.katachi.farm.TestGames;
import org.katachi.farm.message.Report;
import org.katachi.tournament.engine.ManagerFault;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.game.Machine;
import org.katachi.tournament.game.Venue;
import org.katachi.tournament.run.PlannedGame;

/** Which workers are set aside, and which are not. */
class CrewTest {

  private static final PlannedGame GAME = TestGames.pair(0).get(0);

  private final Crew crew = new Crew(OptionalDouble.empty());

  @Test
  void whoFailsAsOftenAsTheOthersStays() {
    count("one", 90, 10);
    count("two", 95, 5);
    count("three", 88, 12);
    assertEquals(Optional.empty(), crew.judge("three"));
    assertFalse(crew.isAside("three"));
  }

  @Test
  void whoFailsMuchMoreOftenIsSetAsideWithTheReason() {
    count("one", 90, 0);
    count("two", 95, 5);
    count("three", 80, 20);
    assertEquals(
        Optional.of("20 of 100 games failed, on the others 5 of 190 games failed"),
        crew.judge("three"));
    assertTrue(crew.isAside("three"));
    assertEquals(Optional.empty(), crew.judge("two"));
  }

  @Test
  void aWorkerAloneIsComparedWithNobody() {
    count("one", 0, 100);
    assertEquals(Optional.empty(), crew.judge("one"));
  }

  @Test
  void twoFaultsMayBeAnything() {
    count("one", 10_000, 0);
    count("two", 0, 2);
    assertEquals(Optional.empty(), crew.judge("two"));
  }

  /** Of a thousand that are alike, one has four faults now and then. */
  @Test
  void manyWorkersDoNotMakeAGoodOneBad() {
    count("one", 16, 4);
    count("others", 9_000, 900);
    assertEquals(Optional.empty(), crew.judge("one"));
    for (int other = 0; other < 1_000; other++) {
      count("other " + other, 10, 0);
    }
    count("one", 0, 4);
    assertEquals(Optional.empty(), crew.judge("one"));
  }

  @Test
  void gamesThatWereRefusedAreFaults() {
    count("one", 100, 0);
    crew.countRefused("two", 4);
    assertEquals(
        Optional.of("4 of 4 games failed, on the others 0 of 100 games failed"), crew.judge("two"));
  }

  @Test
  void moreThanHalfOfTheWorkersAreNotSetAsideButTheRunStops() {
    count("good", 500, 0);
    count("bad", 0, 50);
    count("worse", 0, 60);
    assertTrue(crew.judge("bad").isPresent());
    ManagerFault stop = assertThrows(ManagerFault.class, () -> crew.judge("worse"));
    assertEquals(
        "stopped: 2 of 3 workers would be set aside;"
            + " on worker worse 60 of 60 games failed, on the others 0 of 500 games failed",
        stop.getMessage());
  }

  @Test
  void timesAreScaledByTheSpeedOfTheMachine() {
    Crew scaled = new Crew(OptionalDouble.of(300));
    Machine machine = TestGames.joined("w").machine();
    assertEquals(200, machine.speed());
    scaled.join(new Report.Joined("w", machine, 8));
    assertEquals(Optional.of(new Venue("w", 8, machine, 1.5)), scaled.venue("w"));
    assertEquals(Optional.empty(), scaled.venue("another"));
  }

  private void count(String worker, int good, int faults) {
    GameRecord played = TestGames.played(GAME, 15);
    crew.count(worker, Collections.nCopies(good, played));
    crew.count(worker, Collections.nCopies(faults, TestGames.late(GAME)));
  }
}
