package org.katachi.app.play;

import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

/**
 * The setup of a game, fixed before the first move.
 *
 * @param geometry the board's size
 * @param rule the rule of the game
 * @param person the person's colour, black or white
 * @param player the name of the person's opponent, see {@code --player}
 */
record PlaySetup(Geometry geometry, Rule rule, Colour person, String player) {

  /**
   * Reads a player's colour.
   *
   * @throws IllegalArgumentException if it is neither black nor white
   */
  static Colour parseColour(String text) {
    for (Colour colour : new Colour[] {Colour.BLACK, Colour.WHITE}) {
      if (colour.word().equalsIgnoreCase(text)) {
        return colour;
      }
    }
    throw new IllegalArgumentException(text + " is not a colour; the colours are black and white");
  }
}
