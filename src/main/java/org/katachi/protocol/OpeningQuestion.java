package org.katachi.protocol;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;
import org.katachi.engine.Swap2;

/**
 * What to answer to a swap2 opening?
 *
 * @param opening a position with no, three or five stones
 */
record OpeningQuestion(Swap2 swap2, Position opening) implements Question {

  private static final String SWAP = "SWAP";
  private static final int OPENING_STONES = 3;

  @Override
  public Conclusion think(SearchControl control, Consumer<SearchReport> listener) {
    return switch (opening.stones().size()) {
      case 0 -> stones(swap2.open(opening, control), OPENING_STONES);
      case OPENING_STONES -> answer(swap2.answer(opening, control));
      default -> settle(swap2.settle(opening, control));
    };
  }

  private Conclusion answer(Swap2.AfterThree decision) {
    if (decision instanceof Swap2.Offer offer) {
      return stones(List.of(offer.fourth(), offer.fifth()), 2);
    }
    return decision instanceof Swap2.Stay stay ? stones(List.of(stay.move()), 1) : reply(SWAP);
  }

  private Conclusion settle(Swap2.AfterFive decision) {
    return decision instanceof Swap2.Stay stay ? stones(List.of(stay.move()), 1) : reply(SWAP);
  }

  private Conclusion stones(List<Point> points, int count) {
    Position after = opening;
    StringBuilder text = new StringBuilder();
    for (Point point : points) {
      after = after.play(point);
      text.append(text.isEmpty() ? "" : " ").append(point);
    }
    if (points.size() != count) {
      throw new IllegalStateException("expected " + count + " stones of swap2, not " + points);
    }
    return reply(text.toString());
  }

  /** Swapping is always legal; an own opening may begin anywhere. */
  @Override
  public Conclusion withoutThinking() {
    if (!opening.stones().isEmpty()) {
      return reply(SWAP);
    }
    Geometry geometry = opening.geometry();
    Point centre = geometry.toPoint(geometry.centre());
    Point right = new Point(centre.x() + 1, centre.y());
    Point below = new Point(centre.x() + 1, centre.y() + 1);
    return stones(List.of(centre, right, below), OPENING_STONES);
  }

  private static Conclusion reply(String line) {
    return new Conclusion(line, Optional.empty(), Optional.empty());
  }
}
