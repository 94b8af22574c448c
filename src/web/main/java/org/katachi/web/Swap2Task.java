package org.katachi.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.Swap2Player;

/**
 * A step of the engine in the swap2 opening: the three stones, the reply to three, or the colour
 * after five.
 */
final class Swap2Task implements EngineTask {

  private static final int MORE_STONES = 5;

  private final long number;
  private final GameForm form;
  private final SearchControl control;

  /**
   * A step.
   *
   * @param number the page's number of the task
   * @param form a game with no, three or five stones
   * @throws IllegalArgumentException if it has another number of stones
   */
  Swap2Task(long number, GameForm form, SearchLimits limits) {
    int stones = form.game().moves().size();
    if (stones != 0 && stones != Swap2Player.OPENING_STONES && stones != MORE_STONES) {
      throw new IllegalArgumentException("swap2 has a reply to 0, 3 or 5 stones, not to " + stones);
    }
    this.number = number;
    this.form = form;
    control = new SearchControl(limits);
  }

  @Override
  public long number() {
    return number;
  }

  @Override
  public void run(SearchEngine engine, EventSink sink) {
    Swap2Player swap2 =
        new Swap2Player(engine, EngineOptions.defaults().overheadMillis(), new Random());
    List<Point> points = swap2.reply(form.position(), control);
    send(sink, colour(points), points);
  }

  /** The colour that the engine takes, or {@code stones} if none is taken yet. */
  private static String colour(List<Point> stones) {
    return switch (stones.size()) {
      case 0 -> "black";
      case 1 -> "white";
      default -> "stones";
    };
  }

  private void send(EventSink sink, String reply, List<Point> points) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("task", number);
    json.put("stones", form.game().moves().size());
    json.put("reply", reply);
    json.put("moves", points.stream().map(Notation::letterNumber).toList());
    sink.send("swap2", "", json);
  }

  @Override
  public void stop() {
    control.stop();
  }
}
