package org.katachi.tournament.game;

import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.lang3.Validate;

/**
 * When the manager ends a game that the rules have not ended. Scores are those that the brains tell
 * with their moves, each in its own unit; a move without one agrees to nothing.
 *
 * @param maxMoves the number of moves, the opening's included, after which the game is a draw
 * @param draw when both see a level game
 * @param resignation when a brain sees that it has lost
 */
public record Adjudication(
    OptionalInt maxMoves, Optional<LevelDraw> draw, Optional<Resignation> resignation) {

  /** Games are played to their end. */
  public static final Adjudication NONE =
      new Adjudication(OptionalInt.empty(), Optional.empty(), Optional.empty());

  /**
   * Checks the number of moves.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public Adjudication {
    if (maxMoves.isPresent()) {
      checkPositive(maxMoves.getAsInt());
    }
  }

  /**
   * A draw by scores near zero.
   *
   * @param firstMove the number of moves, the opening's included, before which no game is drawn
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
