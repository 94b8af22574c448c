package org.katachi.conformance.step;

import java.util.HashSet;
import java.util.List;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.brain.gomocup.ReplyLine.Syntax;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.StepFailed;
import org.katachi.conformance.tracker.GameTracker;

/**
 * {@code swap2}: expects an answer to the last SWAP2BOARD.
 *
 * @param setVariables are set to the points of the answer in turn
 */
public record ExpectSwap2(List<String> setVariables) implements ReplyStep {

  private static final String SWAP = "SWAP";

  public ExpectSwap2 {
    setVariables = List.copyOf(setVariables);
  }

  @Override
  public String expected(ScriptContext context) {
    return expected(context.game().opening().size());
  }

  @Override
  public void check(ReplyLine reply, ScriptContext context) throws StepFailed {
    GameTracker game = context.game();
    int stones = game.opening().size();
    if (takesLine(reply, context)) {
      return;
    }
    List<Point> points = reply.points(Syntax.STRICT).orElse(List.of());
    boolean distinct = new HashSet<>(points).size() == points.size();
    boolean free = points.stream().allMatch(game::isFreeInOpening);
    if (!distinct || !free || !isAnswer(stones, points.size())) {
      throw context.mismatch(expected(stones) + ", all empty and on the board", reply);
    }
    for (int i = 0; i < Math.min(points.size(), setVariables.size()); i++) {
      context.variables().set(setVariables.get(i), points.get(i));
    }
  }

  @Override
  public boolean takesLine(ReplyLine reply, ScriptContext context) {
    return reply.text().equals(SWAP) && !context.game().opening().isEmpty();
  }

  private static String expected(int stones) {
    return switch (stones) {
      case 0 -> "three points x,y x,y x,y";
      case 3 -> "SWAP, or one point x,y, or two points x,y x,y";
      default -> "SWAP, or one point x,y";
    };
  }

  private static boolean isAnswer(int stones, int points) {
    return switch (stones) {
      case 0 -> points == 3;
      case 3 -> points == 1 || points == 2;
      default -> points == 1;
    };
  }
}
