package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveLagTest {

  private final MoveLag lag = new MoveLag();
  private long left = 120_000;

  /** A move that took so long by the own measure, and so much more on the manager's clock. */
  private void move(long usedMillis, long more) {
    lag.timeLeft(left, 0);
    lag.searched(TimeUnit.MILLISECONDS.toNanos(usedMillis));
    left -= usedMillis + more;
  }

  private long learned() {
    lag.timeLeft(left, 0);
    return lag.millis();
  }

  @Test
  void isWhatTheManagerChargesBeyondTheOwnMeasure() {
    move(500, 40);
    move(900, 40);
    assertEquals(50, learned(), "a quarter more");
  }

  @Test
  void isNothingWithoutTimesLeft() {
    lag.searched(1);
    lag.timeLeft(50, 0);
    assertEquals(0, lag.millis());
  }

  @Test
  void isNothingIfTheManagerChargesLess() {
    move(500, -20);
    move(500, -400);
    assertEquals(0, learned());
  }

  @Test
  void isNotWhatOneMoveAloneWasCharged() {
    move(10, 3_000);
    for (int i = 0; i < 9; i++) {
      move(500, 8);
    }
    assertEquals(10, learned());
  }

  @Test
  void isForgottenAfterThirtyTwoOtherMoves() {
    move(10, 300);
    move(10, 300);
    for (int i = 0; i < 31; i++) {
      move(500, 8);
    }
    assertEquals(10, learned());
  }

  @Test
  void isSharedByMovesBetweenTwoTimesLeft() {
    for (int i = 0; i < 2; i++) {
      lag.timeLeft(60_000, 0);
      lag.searched(TimeUnit.MILLISECONDS.toNanos(100));
      lag.searched(TimeUnit.MILLISECONDS.toNanos(100));
      lag.timeLeft(59_700, 0);
    }
    assertEquals(62, lag.millis());
  }

  @Test
  void countsTheIncrement() {
    for (int i = 0; i < 3; i++) {
      lag.timeLeft(60_000 + 900L * i, 1_000);
      lag.searched(TimeUnit.MILLISECONDS.toNanos(60));
    }
    assertEquals(50, lag.millis());
  }

  @Test
  void isNotLearnedFromTheClockOfAnotherGame() {
    move(10, 8);
    move(10, 8);
    learned();
    for (int i = 0; i < 2; i++) {
      lag.searched(1);
      lag.forgetTimeLeft();
      lag.timeLeft(10, 0);
    }
    assertEquals(10, lag.millis());
  }

  @Test
  void isNotLearnedFromAClockWithoutLimit() {
    for (int i = 0; i < 3; i++) {
      lag.timeLeft(SearchLimits.UNLIMITED, 0);
      lag.searched(1);
      lag.timeLeft(1_000, 0);
    }
    assertEquals(0, lag.millis());
  }

  /** Games that end with a full board, by a manager that charges whole periods. */
  @ParameterizedTest
  @CsvSource({
    // The period, the match's time, the turn's, and the points of the board.
    "100, 120000, 2000, 225",
    "100, 60000, 2000, 225",
    "100, 30000, 2000, 225",
    "100, 180000, 30000, 400",
    "10, 120000, 2000, 225",
    "10, 30000, 5000, 225",
    "50, 60000, 5000, 225",
    "300, 120000, 5000, 225",
  })
  void aManagerThatPollsNeverMakesTheBrainLoseOnTime(
      long period, long match, long turn, int points) {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      long end = playOut(random::nextDouble, period, match, turn, points);
      assertTrue(end >= 0, "game " + seed + " ended with " + end + " ms");
    }
  }

  @Test
  void evenABrainThatAlwaysThinksAsLongAsItMayDoesNotLoseOnTime() {
    assertTrue(playOut(() -> 1, 100, 120_000, 2_000, 225) >= 0);
  }

  /** Without what it learns, the same brain loses that game. */
  @Test
  void aBrainThatLearnsNothingLosesOnTime() {
    long left = 120_000;
    for (int movesLeft = 113; movesLeft > 0; movesLeft--) {
      left -= (used(() -> 1, 2_000, left, 0, movesLeft) / 100 + 1) * 100;
    }
    assertTrue(left < -1_000);
  }

  private static long playOut(
      DoubleSupplier share, long period, long match, long turn, int points) {
    MoveLag lag = new MoveLag();
    long left = match;
    for (int movesLeft = (points + 1) / 2; movesLeft > 0; movesLeft--) {
      lag.timeLeft(left, 0);
      long used = used(share, turn, left, lag.millis(), movesLeft);
      lag.searched(TimeUnit.MILLISECONDS.toNanos(used));
      left -= (used / period + 1) * period;
    }
    return left;
  }

  /** A share of the time that the brain may take, and a millisecond on the reply's way. */
  private static long used(
      DoubleSupplier share, long turn, long left, long lagMillis, int movesLeft) {
    SearchLimits limits =
        SearchLimits.builder().turnMillis(turn).leftMillis(left).lagMillis(lagMillis).build();
    TimeManager time = TimeManager.of(limits, TimeManager.DEFAULT_OVERHEAD_MILLIS, movesLeft);
    return 1 + (long) (share.getAsDouble() * time.hardMillis());
  }
}
