package org.katachi.app.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.katachi.board.Point;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;

/** An engine that plays given moves and remembers its last position and limits. */
final class ScriptedEngine implements Engine {

  private final Deque<Point> moves;
  private Position lastPosition;
  private SearchLimits lastLimits;
  private int gameCount;

  ScriptedEngine(List<Point> moves) {
    this.moves = new ArrayDeque<>(moves);
  }

  Position lastPosition() {
    return lastPosition;
  }

  SearchLimits lastLimits() {
    return lastLimits;
  }

  int gameCount() {
    return gameCount;
  }

  @Override
  public SearchReport choose(Position position, SearchControl control, SearchListener listener) {
    lastPosition = position;
    lastLimits = control.limits();
    Point move = moves.remove();
    return new SearchReport(1, 1, SearchScore.estimate(35), 1, 0, List.of(move));
  }

  @Override
  public void newGame() {
    gameCount++;
  }
}
