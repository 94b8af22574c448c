package org.katachi.protocol.yixin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.Swap2;
import org.katachi.protocol.io.ReceivedLine;
import org.katachi.protocol.task.Response;
import org.katachi.protocol.task.SearchTask;
import org.katachi.protocol.task.Swap2BoardTask;

/**
 * A step of the swap2 opening in Yixin's protocol. Its replies are messages: the stones with their
 * numbers, or whether the colour is changed. Who moves next is told by a {@code BOARD}.
 *
 * @param opening a position with no, three or five stones
 */
record YixinSwap2Task(Swap2 swap2, Position opening, ReceivedLine arrival) implements SearchTask {

  @Override
  public Response search(SearchControl control, SearchListener listener) {
    return switch (opening.stones().size()) {
      case 0 -> stones(swap2.open(opening, control));
      case Swap2.OPENING_STONES -> afterThree(swap2.answer(opening, control));
      default -> choice(swap2.settle(opening, control) instanceof Swap2.Swap);
    };
  }

  private Response afterThree(Swap2.AfterThree reply) {
    return reply instanceof Swap2.Offer offer
        ? stones(List.of(offer.fourth(), offer.fifth()))
        : choice(reply instanceof Swap2.Swap);
  }

  private Response stones(List<Point> points) {
    List<String> lines = new ArrayList<>();
    for (Point point : points) {
      int number = opening.stones().size() + lines.size() + 1;
      lines.add("MESSAGE SWAP2 MOVE" + number + " " + point.x() + " " + point.y());
    }
    return Response.withMoves(lines, points);
  }

  private Response choice(boolean swaps) {
    int step = opening.stones().size() == Swap2.OPENING_STONES ? 1 : 2;
    return Response.of("MESSAGE SWAP2 SWAP" + step + (swaps ? " YES" : " NO"));
  }

  @Override
  public Response fallback(Optional<SearchReport> last) {
    return opening.stones().isEmpty()
        ? stones(Swap2BoardTask.simpleOpening(opening.geometry()))
        : choice(true);
  }
}
