package org.katachi.tournament.player;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/** A brain's clock in one game. It is told what each move took; it does not run by itself. */
public final class GameClock {

  /** What {@code INFO time_left} says where the match has no limit. */
  private static final long UNLIMITED_MILLIS = Integer.MAX_VALUE;

  private final TimeControl control;
  private long leftNanos;

  /** A clock of a game that begins. */
  public GameClock(TimeControl control) {
    this.control = control;
    leftNanos = nanos(control.match());
  }

  /** The longest that the next move may take, the margin not included. */
  public long limitNanos() {
    long turn = nanos(control.limitsTurn() ? control.turn() : control.hang());
    return control.limitsMatch() ? Math.max(0, Math.min(turn, leftNanos)) : turn;
  }

  /** How much longer than the limit a move may take. */
  public long marginNanos() {
    return nanos(control.allowance());
  }

  /** What is left of the match in milliseconds; negative if the margin was used up, too. */
  long timeLeftMillis() {
    return control.limitsMatch() ? Math.floorDiv(leftNanos, nanos(1)) : UNLIMITED_MILLIS;
  }

  /** What is left of the match after the last move, if there is a limit. */
  OptionalLong leftNanos() {
    return control.limitsMatch() ? OptionalLong.of(leftNanos) : OptionalLong.empty();
  }

  /** Takes the time of a move off what is left, and adds the increment. */
  public void spend(long nanos) {
    leftNanos += nanos(control.increment()) - nanos;
  }

  private static long nanos(long millis) {
    return TimeUnit.MILLISECONDS.toNanos(millis);
  }
}
