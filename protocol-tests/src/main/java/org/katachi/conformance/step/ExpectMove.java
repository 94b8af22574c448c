package org.katachi.conformance.step;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.brain.gomocup.ReplyLine.Syntax;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.StepFailed;

/**
 * {@code move}: expects a legal move, which may be suggested first.
 *
 * @param variable is set to the move
 * @param points the points of the condition
 */
public record ExpectMove(Optional<String> variable, Condition condition, List<Point> points)
    implements ReplyStep {

  /** What a move must be besides legal. */
  public enum Condition {
    NONE,
    ONE_OF,
    NOT,
    WINS
  }

  public ExpectMove {
    points = List.copyOf(points);
  }

  /** Any legal move. */
  static ExpectMove any() {
    return new ExpectMove(Optional.empty(), Condition.NONE, List.of());
  }

  @Override
  public boolean takesMove() {
    return true;
  }

  /** Plays the move of a reply if it is as expected. */
  @Override
  public void check(ReplyLine reply, ScriptContext context)
      throws StepFailed, InterruptedException {
    long nanos = context.replies().replyNanos();
    Optional<Point> suggestion = reply.suggestion(Syntax.STRICT);
    if (suggestion.isPresent()) {
      confirm(suggestion.get(), context);
      nanos += context.replies().replyNanos();
    }
    Point move =
        suggestion
            .or(() -> context.move(reply))
            .orElseThrow(() -> context.mismatch(expected(), reply));
    Optional<String> objection = objection(move, context);
    if (objection.isPresent()) {
      throw new StepFailed.Unexpected(expected(), objection.get());
    }
    context.played(move);
    context.measures().moved(nanos);
    variable.ifPresent(name -> context.variables().set(name, move));
  }

  /** A suggested move is answered as in tournaments: PLAY with that very move. */
  private static void confirm(Point suggestion, ScriptContext context)
      throws StepFailed, InterruptedException {
    context.commands().send("PLAY " + suggestion);
    String expected = "'" + suggestion + "', as it has suggested";
    ReplyLine played = context.replies().next(expected);
    if (!context.move(played).equals(Optional.of(suggestion))) {
      throw context.mismatch(expected, played);
    }
  }

  @Override
  public String expected(ScriptContext context) {
    return expected();
  }

  String expected() {
    return switch (condition) {
      case NONE -> "a legal move x,y";
      case ONE_OF -> "one of the moves " + list();
      case NOT -> "a legal move x,y, but not " + list();
      case WINS -> "a move that wins";
    };
  }

  private String list() {
    return points.stream().map(ExpectMove::named).collect(Collectors.joining(" or "));
  }

  private static String named(Point point) {
    return point + " (" + Notation.letterNumber(point) + ")";
  }

  /** What is wrong with a move; nothing if it is as expected. */
  private Optional<String> objection(Point move, ScriptContext context) {
    Optional<String> illegal = context.game().objection(move);
    if (illegal.isPresent()) {
      return Optional.of("the illegal move " + named(move) + ": " + illegal.get());
    }
    boolean fits =
        switch (condition) {
          case NONE -> true;
          case ONE_OF -> points.contains(move);
          case NOT -> !points.contains(move);
          case WINS -> context.game().wins(move);
        };
    return fits ? Optional.empty() : Optional.of("the move " + named(move));
  }

  @Override
  public List<String> setVariables() {
    return variable.stream().toList();
  }
}
