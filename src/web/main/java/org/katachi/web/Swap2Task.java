package org.katachi.web;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.EvaluatingSwap2;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.Swap2;

/**
 * A step of the engine in the swap2 opening: the three stones, the reply to three, or the colour
 * after five.
 */
final class Swap2Task extends PlayTask {

  private static final int MORE_STONES = 5;

  /**
   * A step.
   *
   * @param form a game with no, three or five stones
   * @param number the page's number of the task
   * @throws IllegalArgumentException if it has another number of stones
   */
  Swap2Task(GameForm form, MoveLimits limits, long number) {
    super(form, limits, number);
    if (stones() != 0 && stones() != Swap2.OPENING_STONES && stones() != MORE_STONES) {
      throw new IllegalArgumentException(
          "swap2 has a reply to 0, 3 or 5 stones, not to " + stones());
    }
  }

  @Override
  void run(SearchEngine engine, EventSink sink) {
    Swap2 swap2 =
        new EvaluatingSwap2(engine, EngineOptions.defaults().overheadMillis(), new Random());
    Position position = form.position();
    switch (position.stones().size()) {
      case 0 -> send(sink, "stones", swap2.open(position, control));
      case Swap2.OPENING_STONES -> reply(sink, swap2.answer(position, control));
      default -> reply(sink, swap2.settle(position, control));
    }
  }

  private void reply(EventSink sink, Object reply) {
    if (reply instanceof Swap2.Offer offer) {
      send(sink, "stones", List.of(offer.fourth(), offer.fifth()));
    } else if (reply instanceof Swap2.Stay stay) {
      send(sink, "white", List.of(stay.move()));
    } else {
      send(sink, "black", List.of());
    }
  }

  /**
   * Tells of a reply.
   *
   * @param reply the colour that the engine takes, or {@code stones} if none is taken yet
   * @param points the stones that it places
   */
  private void send(EventSink sink, String reply, List<Point> points) {
    Map<String, Object> json = event(stones(), "reply", reply);
    json.put("moves", points.stream().map(Notation::letterNumber).toList());
    sink.send("swap2", "", json);
  }
}
