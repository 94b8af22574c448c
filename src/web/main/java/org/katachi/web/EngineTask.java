package org.katachi.web;

import java.util.LinkedHashMap;
import java.util.Map;
import org.katachi.engine.SearchEngine;

/** Something that a tab's engine does with a game, until it is done or stopped. */
public abstract class EngineTask {

  private final long number;
  final GameForm form;
  private volatile boolean stopped;

  /**
   * A task.
   *
   * @param number the page's number of the task
   */
  EngineTask(GameForm form, long number) {
    this.number = number;
    this.form = form;
  }

  /** The page of a task: takes events, and may end the task. */
  public interface EventSink {

    /**
     * Sends an event.
     *
     * @param name the event's name in the page
     * @param key tells apart the events of a name that do not replace each other
     */
    void send(String name, String key, Map<String, Object> data);

    /** Whether the page wants the task to end, where no other thread can call {@link #stop}. */
    default boolean wantsStop() {
      return false;
    }
  }

  /**
   * Does it, on the engine's thread.
   *
   * @param sink takes the events for the page
   */
  public abstract void run(SearchEngine engine, EventSink sink);

  /** Ends it soon; any thread may call this at any time. */
  public void stop() {
    stopped = true;
  }

  /** Whether the task is to end. */
  final boolean isStopped(EventSink sink) {
    return stopped || sink.wantsStop();
  }

  /** The page's number of the task; a later task has a greater one. */
  public long number() {
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
