package org.katachi.tournament.schedule;

/**
 * Who has black in which game of an encounter.
 *
 * @param swaps whether the second game has colours swapped
 * @param reversed whether the second brain of the encounter begins with black
 */
public record ColourOrder(boolean swaps, boolean reversed) {

  /** As all but special tournaments have it. */
  public static final ColourOrder DEFAULT = new ColourOrder(true, false);

  /**
   * Whether the second brain of the encounter has black.
   *
   * @param game the game's number in the encounter, from zero
   */
  public boolean secondHasBlack(int game) {
    return reversed != (swaps && game % 2 == 1);
  }
}
