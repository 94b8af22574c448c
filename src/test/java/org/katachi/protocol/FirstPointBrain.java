package org.katachi.protocol;

import java.util.List;
import java.util.function.Consumer;
import org.katachi.board.Point;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.engine.Swap2;

/**
 * A brain without a thought: it plays the first empty point, row by row, and thinks in two
 * iterations. With five stones on a swap2 board it swaps, with three it adds the next two points if
 * the first point is taken and else stays and plays it. Under every rule it finds the points of the
 * rising diagonal forbidden that are empty, and in a continuous game the stone placed last dies if
 * it lies in the first column.
 */
final class FirstPointBrain implements Engine, Swap2, Arbiter {

  static final Identity IDENTITY =
      new Identity("First", "1.0", "somebody", "Nowhere", "www.example.org");
  static final long MINIMUM_MEMORY = 1_000_000;

  /** The brain as the protocol wants it. */
  static Brain brain() {
    FirstPointBrain first = new FirstPointBrain();
    return new Brain(first, first, first, IDENTITY, MINIMUM_MEMORY);
  }

  @Override
  public BestMove choose(
      Position position, SearchControl control, Consumer<SearchReport> listener) {
    Point move = firstEmpty(position);
    listener.accept(report(1, move));
    SearchReport last = report(2, move);
    listener.accept(last);
    return new BestMove(move, last);
  }

  @Override
  public void newGame() {}

  @Override
  public List<Point> open(Position empty, SearchControl control) {
    return List.of(new Point(0, 0), new Point(1, 0), new Point(2, 0));
  }

  @Override
  public AfterThree answer(Position three, SearchControl control) {
    Point first = firstEmpty(three);
    return first.equals(new Point(0, 0))
        ? new Stay(first)
        : new Offer(first, firstEmpty(three.play(first)));
  }

  @Override
  public AfterFive settle(Position five, SearchControl control) {
    return new Swap();
  }

  @Override
  public Position afterMove(Position position) {
    List<Position.PlacedStone> stones = position.stones();
    Point last = stones.get(stones.size() - 1).point();
    return last.x() == 0 ? Stones.dead(position, List.of(last)) : position;
  }

  @Override
  public List<Point> forbiddenToBlack(Position position) {
    return Stones.empty(position).stream()
        .filter(point -> point.x() + point.y() == position.geometry().width() - 1)
        .toList();
  }

  private static Point firstEmpty(Position position) {
    return Stones.empty(position).get(0);
  }

  private static SearchReport report(int depth, Point move) {
    return new SearchReport(depth, depth + 1, SearchScore.estimate(35), 10_000L, 0, List.of(move));
  }
}
