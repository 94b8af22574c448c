package org.katachi.tournament.player;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Why a game ended. */
public enum Termination {
  /** A line that wins. */
  FIVE,
  /** Black has played a point that renju forbids. */
  FOUL,
  /** No point is left; a draw. */
  FULL_BOARD,
  /** The move came too late. */
  LATE,
  /** No move came, in time or later. */
  HUNG,
  /** The point is occupied or off the board. */
  ILLEGAL_MOVE,
  /** The brain's process has ended, or closed its output, while a move was asked for. */
  CRASHED,
  /** The brain has used more memory than it may. */
  MEMORY,
  /** The brain keeps more in its folder than it may. */
  FOLDER,
  /** The brain can't be started, or did not answer START with OK. */
  DID_NOT_START,
  /** Something came that is no move. */
  GARBAGE,
  /** The game begins with swap2, which the brain does not play. */
  NO_SWAP2,
  /** The game has had as many moves as it may have; a draw. */
  MOVE_LIMIT,
  /** Both brains have told that the game is level. */
  ADJUDICATED_DRAW,
  /** The loser has told that it has lost. */
  ADJUDICATED_WIN,
  /** A prover beside the game has shown the win to its end. */
  ADJUDICATION_BY_PROOF,
  /** A log does not tell, or in the words of another version; or the game goes on. */
  UNKNOWN;

  private static final Set<Termination> FAULTS = EnumSet.range(LATE, NO_SWAP2);
  private static final Map<String, Termination> BY_WORDS =
      EnumSet.complementOf(EnumSet.of(UNKNOWN)).stream()
          .collect(Collectors.toUnmodifiableMap(Termination::toString, Function.identity()));
  private static final Set<Termination> SLOW = EnumSet.of(LATE, HUNG);

  /** The ending of these words; {@link #UNKNOWN} if there is none. */
  public static Termination of(String words) {
    return BY_WORDS.getOrDefault(words, UNKNOWN);
  }

  /**
   * Whether a brain lost by a fault of its own, as a crash or a late move, so that the result says
   * nothing about the stones on the board. A foul in renju is a move and no fault.
   */
  public boolean isFault() {
    return FAULTS.contains(this);
  }

  /** Whether a brain did not move in time. */
  public boolean isTooSlow() {
    return SLOW.contains(this);
  }

  /** In words, as {@code did not start}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
