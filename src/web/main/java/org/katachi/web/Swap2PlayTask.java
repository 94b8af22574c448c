package org.katachi.web;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.Swap2Player;

/**
 * A step of the engine in the swap2 opening: the three stones, the reply to three, or the colour
 * after five.
 */
final class Swap2PlayTask extends PlayTask {

  private static final int MORE_STONES = 5;

  /**
   * A step.
   *
   * @param form a game with no, three or five stones
   * @param number the page's number of the task
   * @throws IllegalArgumentException if it has another number of stones
   */
  Swap2PlayTask(GameForm form, SearchLimits limits, long number) {
    super(form, limits, number);
    if (stones() != 0 && stones() != Swap2Player.OPENING_STONES && stones() != MORE_STONES) {
      throw new IllegalArgumentException(
          "swap2 has a reply to 0, 3 or 5 stones, not to " + stones());
    }
  }

  @Override
  public void run(SearchEngine engine, EventSink sink) {
    Swap2Player swap2 =
        new Swap2Player(engine, EngineOptions.defaults().overheadMillis(), new Random());
    List<Point> points = swap2.reply(form.position(), control(sink));
    Map<String, Object> json = event(stones(), "reply", colour(points));
    json.put("moves", points.stream().map(Notation::letterNumber).toList());
    sink.send("swap2", "", json);
  }

  /** The colour that the engine takes, or {@code stones} if none is taken yet. */
  private static String colour(List<Point> stones) {
    return switch (stones.size()) {
      case 0 -> "black";
      case 1 -> "white";
      default -> "stones";
    };
  }
}
