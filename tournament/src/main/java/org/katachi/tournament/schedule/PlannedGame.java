package org.katachi.tournament.schedule;

import org.katachi.board.Colour;
import org.katachi.tournament.game.GameSetup;

/**
 * A game of a match of two.
 *
 * @param number its place in the match, from zero
 * @param setup the board, the rules and the opening, the same for both games of a pair
 */
public record PlannedGame(int number, GameSetup setup) {

  /** The pair's number, from zero. */
  public int pair() {
    return number / 2;
  }

  /** What the match's first brain plays: black in the first game of a pair, white in the second. */
  public Colour firstBrainsColour() {
    return number % 2 == 0 ? Colour.BLACK : Colour.WHITE;
  }
}
