package org.katachi.conformance.step;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Point;
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
    context.commands().send(lines(moves));
  }

  /** The lines from BOARD to DONE for the side to move after these moves. */
  public static String[] lines(List<Point> moves) {
    List<String> lines = new ArrayList<>();
    lines.add("BOARD");
    int count = moves.size();
    for (int i = 0; i < count; i++) {
      lines.add(moves.get(i) + ((count - i) % 2 == 0 ? ",1" : ",2"));
    }
    lines.add("DONE");
    return lines.toArray(String[]::new);
  }
}
