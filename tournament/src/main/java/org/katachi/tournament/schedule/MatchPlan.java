package org.katachi.tournament.schedule;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.game.GameSetup;
import org.katachi.tournament.game.OpeningBook;

/**
 * The games of a match of two. A game's opening and colours depend on its number alone, so that a
 * match can go on after a break.
 *
 * @param geometry the board
 * @param rules the rules
 * @param book the openings; without one all games begin on the empty board
 * @param rounds the number of pairs of games
 */
public record MatchPlan(Geometry geometry, RuleSet rules, Optional<OpeningBook> book, int rounds) {

  /**
   * Checks all openings that will be needed.
   *
   * @throws IllegalArgumentException if one does not fit the rules, or there is no round
   */
  public MatchPlan {
    if (rounds < 1) {
      throw new IllegalArgumentException("a match needs at least 1 round: " + rounds);
    }
    if (book.isPresent()) {
      for (int pair = 0; pair < Math.min(rounds, book.get().size()); pair++) {
        new GameSetup(geometry, rules, book.get().opening(pair));
      }
    }
  }

  /** The number of games. */
  public int games() {
    return 2 * rounds;
  }

  /** The game with this number, from zero. */
  public PlannedGame game(int number) {
    return new PlannedGame(
        number,
        new GameSetup(
            geometry, rules, book.map(openings -> openings.opening(number / 2)).orElse(List.of())));
  }
}
