package org.katachi.engine;

import org.katachi.eval.EvaluationSource;

/**
 * The options of an engine, set once on the command line.
 *
 * @param overheadMillis the move overhead: the part of each turn in milliseconds that is kept back
 *     for the move's way to the manager
 * @param evaluation where the evaluation comes from
 */
public record EngineOptions(int overheadMillis, EvaluationSource evaluation) {

  /** The default options. */
  public static EngineOptions defaults() {
    return new EngineOptions(TimeManager.DEFAULT_OVERHEAD_MILLIS, EvaluationSource.SHIPPED);
  }
}
