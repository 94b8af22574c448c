package org.katachi.tournament.match;

/**
 * A game of a tournament.
 *
 * @param number its place in the tournament, from zero
 * @param pair the number of its pair, from zero: games with the same opening and colours swapped
 * @param round the round's number, from zero
 * @param opening the place in the book of the opening, from zero, whatever its symmetry; zero if
 *     there is no book
 * @param first of its two brains the one that the encounter names first
 * @param black the brain that has black, or decides first where brains settle the colours
 * @param white the other brain
 * @param setup the board, the rules and the opening, the same for both games of a pair
 */
public record PlannedGame(
    int number,
    int pair,
    int round,
    int opening,
    String first,
    Participant black,
    Participant white,
    GameSetup setup) {

  /** What it is called for people: {@code game 7}. */
  public String title() {
    return "game " + (number + 1);
  }
}
