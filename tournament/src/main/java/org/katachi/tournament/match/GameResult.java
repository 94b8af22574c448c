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

  /** That of a game that is played. */
  public static final GameResult ONGOING = draw(Termination.UNKNOWN, "");

  private static final String NOBODY = "none";

  static GameResult win(Colour winner, Termination ending, String words) {
    return new GameResult(Optional.of(winner), ending, words);
  }

  static GameResult draw(Termination ending, String words) {
    return new GameResult(Optional.empty(), ending, words);
  }

  /** Who won, for programs: {@code black}, {@code white} or {@code none}. */
  public String winnerWord() {
    return winner.map(Colour::word).orElse(NOBODY);
  }

  /**
   * Who won, by the word for programs.
   *
   * @throws IllegalArgumentException if it is none of ours
   */
  static Optional<Colour> winner(String word) {
    return switch (word) {
      case "black" -> Optional.of(Colour.BLACK);
      case "white" -> Optional.of(Colour.WHITE);
      case NOBODY -> Optional.empty();
      default -> throw new IllegalArgumentException("winner is black, white or none, not " + word);
    };
  }
}
