package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.Coverage;

@StatisticsReport(onFailureOnly = true)
class TimeManagerTest {

  private static final int MOVES_LEFT = 113;

  @ParameterizedTest
  @CsvSource({
    // The turn's limit, the time left for the game, and the hard limit.
    "5000, 2147483647, 4970",
    "1000, 20000, 970",
    "50, 2147483647, 25",
    "5000, 500, 80",
    "1000, 0, 0",
    "1000, -500, 0",
    "0, 2147483647, 20",
    "0, 3000, 20",
    "0, 5, 3",
    "0, 0, 0",
  })
  void theHardLimitIsTheTurnLessTheOverheadOrFourSharesOfTheTimeLeft(
      long turn, long left, long hard) {
    assertEquals(hard, TimeManager.of(limits(turn, left, 0), 30, MOVES_LEFT).hardMillis());
  }

  @Property
  void neitherLimitPassesTheTurnOrTheMatch(
      @ForAll @LongRange(min = 1, max = 1_000_000) long turn,
      @ForAll @LongRange(min = -10_000, max = 1_000_000) long left,
      @ForAll @LongRange(max = SearchLimits.UNLIMITED) long increment,
      @ForAll @IntRange(max = 500) int overhead) {
    TimeManager time = TimeManager.of(limits(turn, left, increment), overhead, MOVES_LEFT);
    assertTrue(time.softMillis() <= time.hardMillis());
    assertTrue(time.hardMillis() <= Math.max(0, Math.min(turn, left)));
    assertTrue(time.hardMillis() >= 0 && time.softMillis() >= 0);
    Coverage.mustOccur("a limit by the turn", left > 0 && turn < left);
    Coverage.mustOccur("a limit by the match", left > 0 && left < turn);
    Coverage.mustOccur("no time left", left <= 0);
    Coverage.mustOccur("a soft limit below the hard one", time.softMillis() < time.hardMillis());
  }

  @Test
  void theSoftLimitIsInProportionToTheTimeLeft() {
    long early = TimeManager.of(limits(30_000, 180_000, 0), 30, MOVES_LEFT).softMillis();
    long late = TimeManager.of(limits(30_000, 18_000, 0), 30, MOVES_LEFT).softMillis();
    assertEquals(10, early / late);
  }

  @Test
  void anIncrementIsSpent() {
    long without = TimeManager.of(limits(30_000, 50_000, 0), 30, MOVES_LEFT).softMillis();
    long with = TimeManager.of(limits(30_000, 50_000, 1_000), 30, MOVES_LEFT).softMillis();
    assertTrue(with > without);
  }

  @Test
  void aScoreDropRaisesTheSoftLimitUpToTheHardLimit() {
    TimeManager time = TimeManager.of(limits(30_000, 180_000, 0), 30, MOVES_LEFT);
    assertEquals(millis(time.softMillis()), time.softDeadline(0, 0));
    assertEquals(millis(time.softMillis()), time.softDeadline(0, -50));
    assertTrue(time.softDeadline(0, 50) > time.softDeadline(0, 10));
    assertEquals(time.softDeadline(0, 100), time.softDeadline(0, 30_000));
    TimeManager last = TimeManager.of(limits(1000, 20_000, 0), 30, MOVES_LEFT);
    assertEquals(millis(last.hardMillis()), last.softDeadline(0, 100));
  }

  @Property
  void withoutLagTheMovesToComeTakeNothing(
      @ForAll @LongRange(min = 1, max = 1_000_000) long turn,
      @ForAll @LongRange(min = -10_000, max = 1_000_000) long left,
      @ForAll @IntRange(max = 200) int movesLeft) {
    SearchLimits limits = limits(turn, left, 0);
    assertEquals(TimeManager.of(limits, 30, MOVES_LEFT), TimeManager.of(limits, 30, movesLeft));
  }

  @Test
  void theLagOfAllMovesToComeIsKeptInReserve() {
    SearchLimits lagging = limits(30_000, 61_300, 0).toBuilder().lagMillis(100).build();
    assertEquals(
        TimeManager.of(limits(30_000, 50_000, 0), 100, MOVES_LEFT),
        TimeManager.of(lagging, 30, MOVES_LEFT));
    SearchLimits increment = limits(30_000, 50_000, 100).toBuilder().lagMillis(100).build();
    assertEquals(
        TimeManager.of(limits(30_000, 50_000, 100), 100, MOVES_LEFT),
        TimeManager.of(increment, 30, MOVES_LEFT),
        "the increment pays for it");
  }

  @Test
  void theReserveLeavesATwentiethOfTheTime() {
    SearchLimits lagging = limits(30_000, 5_000, 0).toBuilder().lagMillis(100).build();
    assertEquals(
        TimeManager.of(limits(30_000, 250, 0), 100, MOVES_LEFT),
        TimeManager.of(lagging, 30, MOVES_LEFT));
  }

  @Test
  void theTurnKeepsTheLagBackIfItIsMoreThanTheOverhead() {
    SearchLimits lagging =
        limits(1_000, SearchLimits.UNLIMITED, 0).toBuilder().lagMillis(100).build();
    assertEquals(900, TimeManager.of(lagging, 30, MOVES_LEFT).hardMillis());
    assertEquals(800, TimeManager.of(lagging, 200, MOVES_LEFT).hardMillis());
  }

  private static long millis(long millis) {
    return TimeUnit.MILLISECONDS.toNanos(millis);
  }

  private static SearchLimits limits(long turn, long left, long increment) {
    return SearchLimits.builder()
        .clockStart(0)
        .turnMillis(turn)
        .leftMillis(left)
        .incrementMillis(increment)
        .build();
  }
}
