package org.katachi.tournament.analysis;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.statistics.Outcome;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.player.Termination;

/**
 * The forced wins that one side claimed in a game.
 *
 * @param game the game
 * @param side who claimed them
 * @param all the moves with which it said so, at least one, in the order of play
 */
record ClaimedWins(GameRecord game, Colour side, List<EvaluatedMove> all) {

  /** What a side claimed; nothing if it claimed no win. */
  static Optional<ClaimedWins> of(GameRecord game, Colour side) {
    List<EvaluatedMove> claims =
        SideEvaluations.of(game, side).evaluated().stream()
            .filter(evaluated -> evaluated.move().claimsWin())
            .toList();
    return claims.isEmpty() ? Optional.empty() : Optional.of(new ClaimedWins(game, side, claims));
  }

  /** What came of them. A game that was lost by a fault says nothing of the board. */
  ClaimOutcome verdict() {
    if (game.ending().isFault()) {
      return ClaimOutcome.FAULT;
    }
    return switch (game.outcome(side)) {
      case WIN ->
          firstDueAt(game.stones() - 1).isPresent() ? ClaimOutcome.LATER : ClaimOutcome.IN_TIME;
      case LOSS -> ClaimOutcome.NOT_WON;
      case DRAW -> isRefutedByDraw() ? ClaimOutcome.NOT_WON : ClaimOutcome.CUT_SHORT;
    };
  }

  /** A draw by agreement or by the limit of moves may have come before the claim was due. */
  private boolean isRefutedByDraw() {
    return game.ending() == Termination.FULL_BOARD || firstDueAt(game.stones()).isPresent();
  }

  private Optional<EvaluatedMove> firstDueAt(int stones) {
    return all.stream().filter(claim -> claim.isDueAt(stones)).findFirst();
  }

  /** The claim that the verdict is about, and how the game ended. */
  @Override
  public String toString() {
    EvaluatedMove shown =
        verdict() == ClaimOutcome.LATER ? firstDueAt(game.stones() - 1).orElseThrow() : all.get(0);
    return game.brain(side)
        + " claimed "
        + shown.claim()
        + "; "
        + word(game.outcome(side))
        + " after "
        + game.stones()
        + " moves: "
        + game.reason();
  }

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "won";
      case DRAW -> "drawn";
      case LOSS -> "lost";
    };
  }
}
