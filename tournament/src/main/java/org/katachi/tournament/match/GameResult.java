package org.katachi.tournament.match;

import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.tournament.player.Termination;

/**
 * How a game ended.
 *
 * @param winner black or white; nobody in a draw
 * @param ending the reason
 * @param words the reason as a sentence without its full stop, with the brain's name
 */
public record GameResult(Optional<Colour> winner, Termination ending, String words) {

  static GameResult win(Colour winner, Termination ending, String words) {
    return new GameResult(Optional.of(winner), ending, words);
  }

  static GameResult draw(Termination ending, String words) {
    return new GameResult(Optional.empty(), ending, words);
  }
}
