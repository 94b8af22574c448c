package org.katachi.conformance.step;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/**
 * {@code turn}: sends TURN with a point or, if it is no legal move now, with a legal one near it.
 * If the game is over it sends nothing, and the next {@code move} is skipped.
 *
 * @param point the point; nothing if the kit chooses one
 * @param variable is set to the point that was sent
 */
public record SendTurn(Optional<Point> point, Optional<String> variable) implements Step {

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    Optional<Point> move =
        context.game().isOver() ? Optional.empty() : context.game().managersMove(point);
    context.skipMove(move.isEmpty());
    if (move.isEmpty()) {
      context.transcript().happened("the game is over");
    } else {
      context.commands().send("TURN " + move.get());
      variable.ifPresent(name -> context.variables().set(name, move.get()));
    }
  }

  @Override
  public List<String> setVariables() {
    return variable.stream().toList();
  }
}
