package org.katachi.tournament.analysis;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
   * @param leans the evaluation of a side, above zero, for which the game leans to it; as far below
   *     zero it leans to the other
   * @param decided the same of a game that is as good as decided
   */
  static LostGame of(GameRecord game, Colour winner, double leans, double decided) {
    SideEvaluations losing = SideEvaluations.of(game, winner.opponent());
    SideEvaluations winning = SideEvaluations.of(game, winner);
    return new LostGame(
        game,
        losing,
        winning,
        losing.lastingFrom(evaluation -> evaluation <= -leans),
        losing.lastingFrom(evaluation -> evaluation <= -decided),
        winning.lastingFrom(evaluation -> evaluation >= leans),
        winning.lastingFrom(evaluation -> evaluation >= decided));
  }

  /** How it was lost, as the loser saw it. */
  LossKind lossKind() {
    if (loser.evaluated().isEmpty()) {
      return LossKind.UNKNOWN;
    }
    if (bad.equals(Optional.of(loser.evaluated().get(0)))) {
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
    if (loser.evaluated().isEmpty() || winner.evaluated().isEmpty()) {
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

  /**
   * An object of JSON in a line, for scripts. Moves are numbered with all stones, from one; what is
   * not known is absent.
   *
   * @param name what the game is called, as {@code Game 3}
   */
  String json(String name) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("name", name).put("black", game.black()).put("white", game.white());
    json.put("width", game.geometry().width()).put("height", game.geometry().height());
    json.put("rule", game.rules().info()).put("loser", loser.colour().word());
    json.put("ending", game.ending().toString()).put("fall", lossKind().toString());
    bad.ifPresent(move -> json.put("bad", move.number()));
    lost.ifPresent(move -> json.put("lost", move.number()));
    good.ifPresent(move -> json.put("good", move.number()));
    won.ifPresent(move -> json.put("won", move.number()));
    earlier().ifPresent(plies -> json.put("earlier", plies));
    depth(loser).ifPresent(depth -> json.put("losersDepth", depth));
    depth(winner).ifPresent(depth -> json.put("winnersDepth", depth));
    turn().ifPresent(turn -> json.put("turn", turn).put("position", positionBefore(turn)));
    return json.put("moves", Notation.pos(game.points())).toString();
  }
}
