package org.katachi.protocol.task;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.Swap2;
import org.katachi.protocol.io.ReceivedLine;

/**
 * The search for the reply to a swap2 opening.
 *
 * @param opening a position with no, three or five stones
 */
public record Swap2BoardTask(Swap2 swap2, Position opening, ReceivedLine arrival)
    implements SearchTask {

  private static final String SWAP = "SWAP";

  @Override
  public Response search(SearchControl control, SearchListener listener) {
    return switch (opening.stones().size()) {
      case 0 -> stones(swap2.open(opening, control), Swap2.OPENING_STONES);
      case Swap2.OPENING_STONES -> afterThree(swap2.answer(opening, control));
      default -> afterFive(swap2.settle(opening, control));
    };
  }

  private Response afterThree(Swap2.AfterThree reply) {
    if (reply instanceof Swap2.Offer offer) {
      return stones(List.of(offer.fourth(), offer.fifth()), 2);
    }
    return reply instanceof Swap2.Stay stay ? stones(List.of(stay.move()), 1) : Response.of(SWAP);
  }

  private Response afterFive(Swap2.AfterFive reply) {
    return reply instanceof Swap2.Stay stay ? stones(List.of(stay.move()), 1) : Response.of(SWAP);
  }

  private Response stones(List<Point> points, int count) {
    Position after = opening;
    StringBuilder text = new StringBuilder();
    for (Point point : points) {
      after = after.play(point);
      text.append(text.isEmpty() ? "" : " ").append(point);
    }
    if (points.size() != count) {
      throw new IllegalStateException("expected " + count + " stones of swap2, not " + points);
    }
    return Response.of(text.toString());
  }

  /** To swap is always legal; on the empty board any three stones are. */
  @Override
  public Response fallback(Optional<SearchReport> last) {
    if (!opening.stones().isEmpty()) {
      return Response.of(SWAP);
    }
    return stones(simpleOpening(opening.geometry()), Swap2.OPENING_STONES);
  }

  /** An opening without a search. */
  public static List<Point> simpleOpening(Geometry geometry) {
    Point centre = geometry.toPoint(geometry.centre());
    Point right = new Point(centre.x() + 1, centre.y());
    Point below = new Point(centre.x() + 1, centre.y() + 1);
    return List.of(centre, right, below);
  }
}
