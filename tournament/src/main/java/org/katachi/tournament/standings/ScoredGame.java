package org.katachi.tournament.standings;

import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.statistics.Outcome;
import org.katachi.tournament.player.Termination;

/**
 * A game that has ended, as scores see it: just played, or read from a log.
 *
 * @param pair the number of its pair, from zero
 * @param round the round's number, from zero
 * @param opening the place in the book of its opening, from zero; zero if that is not known
 * @param first of its two brains the one that the encounter names first
 * @param black the name of the brain that had black in the end
 * @param white the name of the other brain
 * @param winner nobody in a draw
 * @param ending the kind of reason in words
 * @param moves all stones in their order, in pos notation
 */
public record ScoredGame(
    int pair,
    int round,
    int opening,
    String first,
    String black,
    String white,
    Optional<Colour> winner,
    String ending,
    String moves) {

  /** What a brain of the game had. */
  Colour colour(String brain) {
    return brain.equals(black) ? Colour.BLACK : Colour.WHITE;
  }

  /** Whether a brain lost by a fault of its own. */
  boolean endedByFault() {
    return Termination.isFault(ending);
  }

  /** The brain that lost. */
  String loser() {
    return winner.equals(Optional.of(Colour.BLACK)) ? white : black;
  }

  /** How many stones lay on the board in the end. */
  int stones() {
    return Notation.parsePos(moves).size();
  }

  /** How the game ended for one side. */
  public Outcome outcome(Colour side) {
    return winner.map(colour -> colour == side ? Outcome.WIN : Outcome.LOSS).orElse(Outcome.DRAW);
  }
}
