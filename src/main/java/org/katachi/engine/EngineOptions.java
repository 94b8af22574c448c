package org.katachi.engine;

/**
 * The options of an engine, set once on the command line.
 *
 * @param overheadMillis the move overhead: the part of each turn in milliseconds that is kept back
 *     for the move's way to the manager
 */
public record EngineOptions(int overheadMillis) {

  /** The default options. */
  public static EngineOptions defaults() {
    return new EngineOptions(TimeManager.DEFAULT_OVERHEAD_MILLIS);
  }
}
