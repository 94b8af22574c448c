package org.katachi.tournament.analysis;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.katachi.board.Colour;
import org.katachi.board.Notation;

/**
 * A lost game as an object of JSON, for scripts. Moves are numbered with all stones, from one; what
 * is not known is absent.
 *
 * @param name what the game is called, as {@code Game 3}
 * @param black who had black
 * @param white who had white
 * @param width the board's columns
 * @param height the board's rows
 * @param rule as {@code INFO rule} numbers it
 * @param loser {@code black} or {@code white}
 * @param ending the kind of reason, in the words of the log
 * @param fall how it was lost
 * @param bad the loser's move from which its evaluation was bad
 * @param lost the loser's move from which it was lost
 * @param good the winner's move from which its evaluation was good
 * @param won the winner's move from which it was won
 * @param earlier how many plies earlier than the loser the winner saw it
 * @param losersDepth how deep the loser had searched when the game turned, in plies
 * @param winnersDepth how deep the winner had
 * @param turn the move with which the first of the two saw it
 * @param position the stones before that move, in pos notation
 * @param moves all stones, in pos notation
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record TurningPointEntry(
    String name,
    String black,
    String white,
    int width,
    int height,
    int rule,
    String loser,
    String ending,
    String fall,
    Optional<Integer> bad,
    Optional<Integer> lost,
    Optional<Integer> good,
    Optional<Integer> won,
    OptionalInt earlier,
    OptionalDouble losersDepth,
    OptionalDouble winnersDepth,
    OptionalInt turn,
    Optional<String> position,
    String moves) {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder().addModule(new Jdk8Module()).build();

  static TurningPointEntry of(String name, LostGame game) {
    OptionalInt turn = game.turn();
    return new TurningPointEntry(
        name,
        game.game().brain(Colour.BLACK),
        game.game().brain(Colour.WHITE),
        game.game().geometry().width(),
        game.game().geometry().height(),
        game.game().rules().info(),
        game.loser().colour().word(),
        game.game().ending().toString(),
        game.fall().toString(),
        game.bad().map(EvaluatedMove::number),
        game.lost().map(EvaluatedMove::number),
        game.good().map(EvaluatedMove::number),
        game.won().map(EvaluatedMove::number),
        game.earlier(),
        game.depth(game.loser()),
        game.depth(game.winner()),
        turn,
        turn.isPresent() ? Optional.of(game.positionBefore(turn.getAsInt())) : Optional.empty(),
        Notation.pos(game.game().points()));
  }

  /** The object in one line. */
  String json() {
    try {
      return MAPPER.writeValueAsString(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("numbers and texts can always be written", e);
    }
  }
}
