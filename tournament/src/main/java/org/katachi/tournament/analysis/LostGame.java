package org.katachi.tournament.analysis;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.tournament.match.GameRecord;

/**
 * A game that was lost on the board, and when its two sides saw that for good: from that move on
 * none of their evaluations said otherwise.
 *
 * @param game the game
 * @param loser who lost it
 * @param winner who won it
 * @param bad the loser's move from which its evaluation was bad
 * @param lost the loser's move from which it was lost
 * @param good the winner's move from which its evaluation was good
 * @param won the winner's move from which it was won
 */
record LostGame(
    GameRecord game,
    SideEvaluations loser,
    SideEvaluations winner,
    Optional<EvaluatedMove> bad,
    Optional<EvaluatedMove> lost,
    Optional<EvaluatedMove> good,
    Optional<EvaluatedMove> won) {

  /**
   * Looks at a game.
   *
   * @param winner who won it
   */
  static LostGame of(GameRecord game, Colour winner, Thresholds thresholds) {
    SideEvaluations losing = SideEvaluations.of(game, winner.opponent());
    SideEvaluations winning = SideEvaluations.of(game, winner);
    return new LostGame(
        game,
        losing,
        winning,
        losing.lastingFrom(evaluation -> evaluation <= -thresholds.bad()),
        losing.lastingFrom(evaluation -> evaluation <= -thresholds.lost()),
        winning.lastingFrom(evaluation -> evaluation >= thresholds.bad()),
        winning.lastingFrom(evaluation -> evaluation >= thresholds.lost()));
  }

  /** How it was lost, as the loser saw it. */
  LossKind fall() {
    if (loser.told().isEmpty()) {
      return LossKind.UNKNOWN;
    }
    if (bad.equals(Optional.of(loser.told().get(0)))) {
      return LossKind.OPENING;
    }
    return bad.isEmpty() || bad.equals(lost) ? LossKind.SUDDEN : LossKind.GRADUAL;
  }

  /**
   * How many plies earlier than the loser the winner saw it; below zero if it saw it later. Who
   * never saw it saw it when the last stone lay there.
   *
   * @return nothing if a side reported no evaluations
   */
  OptionalInt earlier() {
    if (loser.told().isEmpty() || winner.told().isEmpty()) {
      return OptionalInt.empty();
    }
    int losersMove = bad.map(EvaluatedMove::number).orElse(game.stones() + 1);
    return OptionalInt.of(losersMove - good.map(EvaluatedMove::number).orElse(game.stones()));
  }

  /** The move with which the first of the two saw it; nothing if neither did. */
  OptionalInt turn() {
    return Stream.of(bad, good).flatMap(Optional::stream).mapToInt(EvaluatedMove::number).min();
  }

  /** The stones before a move, in pos notation. */
  String positionBefore(int move) {
    return Notation.pos(game.points().subList(0, move - 1));
  }

  /** How deep a side had searched, in plies, when the game turned. */
  OptionalDouble depth(SideEvaluations side) {
    OptionalInt turn = turn();
    return turn.isPresent() ? side.depthUpTo(turn.getAsInt()) : OptionalDouble.empty();
  }
}
