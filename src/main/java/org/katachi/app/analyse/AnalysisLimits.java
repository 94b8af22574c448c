package org.katachi.app.analyse;

import org.katachi.engine.MoveLimits;

/**
 * The limits of the search of each position.
 *
 * @param millis the time in milliseconds, {@link MoveLimits#UNLIMITED} for none
 * @param nodes the most nodes, {@link MoveLimits#NO_LIMIT} for no limit
 * @param lines the number of best lines
 * @param threads the number of threads
 * @param maxMemory the memory of the process in bytes, {@link MoveLimits#NO_LIMIT} for no limit
 * @param hashBytes the size of the transposition table in bytes, {@link MoveLimits#NO_LIMIT} leaves
 *     it to the engine
 */
public record AnalysisLimits(
    long millis, long nodes, int lines, int threads, long maxMemory, long hashBytes) {

  /**
   * The limits for the engine. Those of time are not among them: with a clock the engine would end
   * early where only one reply stops a five, and its value would be that of a search of one ply.
   */
  MoveLimits toMoveLimits() {
    return MoveLimits.builder()
        .maxNodes(nodes)
        .threads(threads)
        .maxMemory(maxMemory)
        .hashBytes(hashBytes)
        .build();
  }
}
