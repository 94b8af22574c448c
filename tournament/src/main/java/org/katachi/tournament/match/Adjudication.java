package org.katachi.tournament.match;

import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.lang3.Validate;

/**
 * When the manager ends a game that the rules have not ended. Scores are those that the brains tell
 * with their moves, each in its own unit; a move without one agrees to nothing.
 *
 * @param maxStones the number of stones, the opening's included, with which the game is a draw
 * @param maxMoves the number of full moves, the opening's not counted, after which it is
 * @param draw when both see a level game
 * @param resignation when a brain sees that it has lost
 */
public record Adjudication(
    OptionalInt maxStones,
    OptionalInt maxMoves,
    Optional<LevelDraw> draw,
    Optional<Resignation> resignation) {

  /** A full move is one of black and one of white. */
  static final int STONES_PER_MOVE = 2;

  /** Games are played to their end. */
  public static final Adjudication NONE =
      new Adjudication(
          OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), Optional.empty());

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if one is less than 1
   */
  public Adjudication {
    maxStones.ifPresent(Adjudication::checkPositive);
    maxMoves.ifPresent(Adjudication::checkPositive);
  }

  /**
   * The number of stones with which a game is a draw; very great if it may go on.
   *
   * @param opening how many stones it began with
   */
  long stoneLimit(int opening) {
    return Math.min(
        maxStones.orElse(Integer.MAX_VALUE),
        opening + (long) STONES_PER_MOVE * maxMoves.orElse(Integer.MAX_VALUE));
  }

  /**
   * A draw by scores near zero.
   *
   * @param firstMove the number of full moves, the opening's included, before which no game is
   *     drawn
   * @param moves for how many moves in a row each brain must have seen it
   * @param score how far from zero at the most
   */
  public record LevelDraw(int firstMove, int moves, double score) {

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there are no moves, or the score is negative
     */
    public LevelDraw {
      checkPositive(moves);
      checkScore(score);
    }
  }

  /**
   * A loss by low scores.
   *
   * @param moves for how many of its moves in a row a brain must have seen it
   * @param score how far below zero at least
   * @param agreed whether the opponent must have seen itself as far above zero for as many moves
   */
  public record Resignation(int moves, double score, boolean agreed) {

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there are no moves, or the score is negative
     */
    public Resignation {
      checkPositive(moves);
      checkScore(score);
    }
  }

  private static void checkPositive(int moves) {
    Validate.isTrue(moves >= 1, "adjudication needs at least 1 move: %s", moves);
  }

  private static void checkScore(double score) {
    Validate.isTrue(score >= 0, "adjudication needs a score from 0 on: %s", score);
  }
}
