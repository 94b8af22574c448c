package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.board.Point;
import org.katachi.search.Score;
import org.katachi.search.root.RootMove;
import org.katachi.search.root.Searcher;

/** Reports of the main search, with the nodes of all threads. */
record SearchReporter(
    Position position, SearchControl control, ThreadPool threads, Consumer<SearchReport> listener)
    implements Searcher.Listener {

  @Override
  public void iterationFinished(Searcher searcher) {
    listener.accept(report(searcher));
  }

  /** The report of the best line. */
  SearchReport report(Searcher searcher) {
    return report(searcher, searcher.best(), searcher.selectiveDepth());
  }

  /** The reports of all lines of a {@link Searcher#searchLines}, the best first. */
  List<SearchReport> lines(Searcher searcher) {
    List<SearchReport> reports = new ArrayList<>();
    for (int i = 0; i < searcher.lineCount(); i++) {
      reports.add(report(searcher, searcher.line(i), searcher.line(i).selectiveDepth()));
    }
    return reports;
  }

  private SearchReport report(Searcher searcher, RootMove line, int selectiveDepth) {
    List<Point> moves = new ArrayList<>();
    for (int i = 0; i < line.pvLength(); i++) {
      moves.add(position.geometry().toPoint(line.pvMove(i)));
    }
    long nanos = System.nanoTime() - control.limits().clockStart();
    return new SearchReport(
        line.depth(),
        Math.max(line.depth(), selectiveDepth),
        score(line.score()),
        searcher.nodes() + threads.helperNodes(),
        TimeUnit.NANOSECONDS.toMillis(nanos),
        moves);
  }

  private static SearchScore score(int score) {
    if (Score.isProvedWin(score)) {
      return SearchScore.win(Score.plies(score));
    }
    return Score.isProvedLoss(score)
        ? SearchScore.loss(Score.plies(score))
        : SearchScore.estimate(score);
  }
}
