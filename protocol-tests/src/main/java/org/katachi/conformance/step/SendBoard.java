package org.katachi.conformance.step;

import java.util.List;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.PositionLines;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/** {@code board}: sends the moves of a game, black's first, as BOARD; the brain is to move. */
public record SendBoard(List<Point> moves) implements Step {

  public SendBoard {
    moves = List.copyOf(moves);
  }

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    context.commands().send(PositionLines.board(moves).toArray(String[]::new));
  }
}
