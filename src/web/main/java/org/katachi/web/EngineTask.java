package org.katachi.web;

import java.util.LinkedHashMap;
import java.util.Map;
import org.katachi.engine.SearchEngine;

/** Something that a tab's engine does with a game, until it is done or stopped. */
abstract class EngineTask {

  private final long number;
  final GameForm form;

  /**
   * A task.
   *
   * @param number the page's number of the task
   */
  EngineTask(GameForm form, long number) {
    this.number = number;
    this.form = form;
  }

  /** Takes events for the page. */
  interface EventSink {

    /** Sends an event, see {@link EventStream#send}. */
    void send(String name, String key, Map<String, Object> data);
  }

  /**
   * Does it, on the engine's thread.
   *
   * @param sink takes the events for the page
   */
  abstract void run(SearchEngine engine, EventSink sink);

  /** Ends it soon; any thread may call this at any time. */
  abstract void stop();

  /** The page's number of the task; a later task has a greater one. */
  long number() {
    return number;
  }

  /** The stones of the game. */
  final int stones() {
    return form.game().moves().size();
  }

  /**
   * The data of an event.
   *
   * @param stones the number of stones of the position that it is about
   * @param name the name of what it tells
   */
  final Map<String, Object> event(int stones, String name, Object value) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("task", number);
    json.put("stones", stones);
    json.put(name, value);
    return json;
  }
}
