package org.katachi.protocol;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;

/**
 * Where to move?
 *
 * @param position a board that is not full
 */
record MoveQuestion(Engine engine, Arbiter arbiter, Position position) implements Question {

  @Override
  public Conclusion think(SearchControl control, Consumer<SearchReport> listener) {
    BestMove answer = engine.choose(position, control, listener);
    Point move = answer.move();
    if (!position.isEmpty(move)) {
      throw new IllegalStateException("the engine chose " + move + ", which is no empty point");
    }
    return new Conclusion(move.toString(), Optional.of(move), Optional.of(answer.report()));
  }

  /** The first empty point, one that is not forbidden if there is any. */
  @Override
  public Conclusion withoutThinking() {
    Point legal = firstEmpty(forbidden());
    Point move = legal == null ? firstEmpty(List.of()) : legal;
    return new Conclusion(move.toString(), Optional.of(move), Optional.empty());
  }

  private Collection<Point> forbidden() {
    try {
      return arbiter.forbiddenToBlack(position);
    } catch (RuntimeException | Error e) {
      // What broke the engine may break the arbiter, and a move is due all the same.
      return List.of();
    }
  }

  private Point firstEmpty(Collection<Point> except) {
    Geometry geometry = position.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      Point point = geometry.toPoint(geometry.point(i));
      if (position.isEmpty(point) && !except.contains(point)) {
        return point;
      }
    }
    return null;
  }
}
