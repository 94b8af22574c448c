package org.katachi.tournament.run;

import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.tournament.format.Participant;
import org.katachi.tournament.game.GameSetup;
import org.katachi.tournament.score.ScoredGame;

/**
 * A game of a tournament.
 *
 * @param number its place in the tournament, from zero
 * @param pair the number of its pair, from zero: games with the same opening and colours swapped
 * @param round the round's number, from zero
 * @param opening the place in the book of the opening, from zero, whatever its symmetry; zero if
 *     there is no book
 * @param black the brain that has black, or decides first where brains settle the colours
 * @param white the other brain
 * @param setup the board, the rules and the opening, the same for both games of a pair
 */
public record PlannedGame(
    int number,
    int pair,
    int round,
    int opening,
    Participant black,
    Participant white,
    GameSetup setup) {

  /** What it is called for people: {@code game 7}. */
  String title() {
    return "game " + (number + 1);
  }

  /**
   * The game when it has ended.
   *
   * @param first of its two brains the one that the encounter names first
   * @param blackName the name of the brain that had black in the end
   * @param winner nobody in a draw
   * @param ending the kind of reason in words
   * @param moves all stones in their order, in pos notation
   */
  ScoredGame ended(
      String first, String blackName, Optional<Colour> winner, String ending, String moves) {
    String whiteName = black.name().equals(blackName) ? white.name() : black.name();
    return new ScoredGame(pair, round, opening, first, blackName, whiteName, winner, ending, moves);
  }
}
