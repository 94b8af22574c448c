package org.katachi.engine;

import java.util.List;
import java.util.Set;
import org.katachi.board.Point;
import org.katachi.search.SearchLimits;
import org.katachi.search.root.Searcher;

/** The search of an analysis, with all that its listener is told. */
final class AnalysisSearch {

  private final Position position;
  private final AnalysisOptions options;
  private final ThreadPool threads;
  private final SearchListener listener;
  private final SearchReporter reporter;

  AnalysisSearch(
      Position position,
      AnalysisOptions options,
      SearchControl control,
      ThreadPool threads,
      SearchListener listener) {
    this.position = position;
    this.options = options;
    this.threads = threads;
    this.listener = listener;
    reporter = new SearchReporter(position, control, threads, listener);
  }

  /** Searches, and returns the lines, the best first. */
  List<SearchReport> search(SearchLimits limits) {
    RootWatch watch = new RootWatch(limits, threads.main(), position.geometry(), listener);
    Searcher.Listener tell =
        searcher -> {
          watch.finish();
          watch.tellLostMoves(position);
          listener.linesFound(lines(searcher));
        };
    if (options.isPlain()) {
      threads.search(position.toBoard(), watch, tell);
    } else {
      threads.searchLines(
          position.toBoard(), watch, options.lines(), cells(options.excluded(), position), tell);
    }
    watch.finish();
    return lines(threads.main());
  }

  private List<SearchReport> lines(Searcher searcher) {
    return options.isPlain() ? List.of(reporter.report(searcher)) : reporter.lines(searcher);
  }

  /** The cells of those points that are on the board. */
  static int[] cells(Set<Point> points, Position position) {
    return points.stream()
        .filter(position.geometry()::contains)
        .mapToInt(position.geometry()::cell)
        .toArray();
  }
}
