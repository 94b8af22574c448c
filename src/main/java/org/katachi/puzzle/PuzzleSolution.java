package org.katachi.puzzle;

import java.util.List;
import java.util.Optional;
import org.katachi.engine.SearchReport;

/**
 * What was found of a puzzle.
 *
 * @param win the win, if one was found
 * @param best the best line where no win was found; nothing if the search for fours alone won
 * @param limits what is known of the searches that found no win, and where they ended; for people
 * @param millis the time until the win was found, or of the whole search without one
 * @param nodes the positions visited until then
 */
public record PuzzleSolution(
    Optional<Win> win, Optional<SearchReport> best, List<String> limits, long millis, long nodes) {

  public PuzzleSolution {
    limits = List.copyOf(limits);
  }
}
