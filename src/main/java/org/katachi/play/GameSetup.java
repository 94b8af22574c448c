package org.katachi.play;

import java.util.Locale;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

/**
 * What is settled before the first stone.
 *
 * @param geometry the board's shape
 * @param rule the rule of the game
 * @param person the colour that the person plays, black or white
 * @param player the name of the player that the person meets
 */
record GameSetup(Geometry geometry, Rule rule, Colour person, String player) {

  /**
   * Reads a board's size.
   *
   * @param text one number for a square, or the width and the height as {@code 30x20}
   * @throws IllegalArgumentException if it is no size, or no game is played on such a board
   */
  static Geometry parseSize(String text) {
    String[] sides = StringUtils.splitPreserveAllTokens(text.toLowerCase(Locale.ROOT), 'x');
    if (sides.length == 0 || sides.length > 2) {
      throw notASize(text);
    }
    int width = parseSide(sides[0], text);
    int height = parseSide(sides[sides.length - 1], text);
    if (!Geometry.isPlayable(width, height)) {
      throw notASize(text);
    }
    return new Geometry(width, height);
  }

  /**
   * Reads a rule's name, as {@code caro-exact}.
   *
   * @throws IllegalArgumentException if no rule has it
   */
  static Rule parseRule(String text) {
    for (Rule rule : Rule.values()) {
      if (rule.toString().equalsIgnoreCase(text)) {
        return rule;
      }
    }
    throw new IllegalArgumentException(
        text + " is no rule; there are " + StringUtils.join(Rule.values(), ", "));
  }

  /**
   * Reads a player's colour.
   *
   * @throws IllegalArgumentException if it is neither black nor white
   */
  static Colour parseColour(String text) {
    for (Colour colour : new Colour[] {Colour.BLACK, Colour.WHITE}) {
      if (nameOf(colour).equalsIgnoreCase(text)) {
        return colour;
      }
    }
    throw new IllegalArgumentException(text + " is no colour; there are black and white");
  }

  /** The colour's name for people. */
  static String nameOf(Colour colour) {
    return colour.name().toLowerCase(Locale.ROOT);
  }

  private static int parseSide(String side, String text) {
    try {
      return Integer.parseInt(side);
    } catch (NumberFormatException e) {
      throw notASize(text);
    }
  }

  private static IllegalArgumentException notASize(String text) {
    return new IllegalArgumentException(
        text
            + " is no board's size; a side has "
            + Geometry.MIN_SIZE
            + " to "
            + Geometry.MAX_SIZE
            + " points, as 15 or 30x20");
  }
}
