package org.katachi.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.app.analyse.AnalysisJson;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchReport;

/** Something that a tab's engine does, until it is done or stopped. */
interface EngineTask {

  /**
   * Does it, on the engine's thread.
   *
   * @param sink takes the events for the page
   */
  void run(SearchEngine engine, EventSink sink);

  /** The page's number of the task; a later task has a greater one. */
  long number();

  /** Ends it soon; any thread may call this at any time. */
  void stop();

  /** Takes events for the page. */
  interface EventSink {

    /** Sends an event, see {@link EventStream#send}. */
    void send(String name, String key, Map<String, Object> data);
  }

  /**
   * The best lines of a position as an event.
   *
   * @param task the page's number of the task
   * @param stones the number of stones of the position
   */
  static Map<String, Object> lines(long task, int stones, List<SearchReport> lines) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("task", task);
    json.put("stones", stones);
    json.put("lines", AnalysisJson.ofLines(lines));
    return json;
  }
}
