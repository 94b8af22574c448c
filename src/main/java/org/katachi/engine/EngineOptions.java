package org.katachi.engine;

/**
 * What the user of a program sets once for an engine.
 *
 * @param overheadMillis the part of a turn in milliseconds that is kept back for the way of the
 *     move to its reader
 */
public record EngineOptions(int overheadMillis) {

  /** What holds when the user says nothing. */
  public static EngineOptions usual() {
    return new EngineOptions(TimeManager.USUAL_OVERHEAD_MILLIS);
  }
}
