package org.katachi.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.katachi.board.Point;
import org.katachi.engine.Answer;
import org.katachi.engine.Control;
import org.katachi.engine.Engine;
import org.katachi.engine.Evaluation;
import org.katachi.engine.Limits;
import org.katachi.engine.Position;
import org.katachi.engine.Report;

/** An engine that plays what it was told to, and remembers what it was asked. */
final class ScriptedEngine implements Engine {

  private final Deque<Point> moves;
  private Position lastPosition;
  private Limits lastLimits;
  private int gameCount;

  ScriptedEngine(List<Point> moves) {
    this.moves = new ArrayDeque<>(moves);
  }

  Position lastPosition() {
    return lastPosition;
  }

  Limits lastLimits() {
    return lastLimits;
  }

  int gameCount() {
    return gameCount;
  }

  @Override
  public Answer choose(Position position, Control control, Consumer<Report> listener) {
    lastPosition = position;
    lastLimits = control.limits();
    Point move = moves.remove();
    return new Answer(move, new Report(1, 1, Evaluation.estimate(35), 1, 0, List.of(move)));
  }

  @Override
  public void newGame() {
    gameCount++;
  }
}
