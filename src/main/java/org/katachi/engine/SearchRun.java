package org.katachi.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.katachi.board.Point;
import org.katachi.search.LimitCheck;
import org.katachi.search.Score;
import org.katachi.search.root.RootMove;
import org.katachi.search.root.Searcher;

/**
 * One search of the engine: ends it by the time manager, the limits on depth, nodes and time, and
 * the stop flag, and reports its lines with the nodes of all threads. Follows the limits when they
 * change during the search.
 */
final class SearchRun implements LimitCheck, Searcher.Listener, AutoCloseable {

  private final Position position;
  private final SearchControl control;
  private final SearchResources resources;
  private final ThreadPool threads;
  private final int overheadMillis;
  private final SearchListener listener;
  private final RootWatch watch;
  private int changesSeen;
  private SearchLimits limits;
  private long nodeLimit;
  private long maxNanos;
  private TimeManager time;
  private long hardDeadline;
  private boolean isFinished;

  /**
   * A search that has not begun.
   *
   * @param threads those that search, all free
   * @param listener receives the lines, on the searching thread
   * @param moveListener receives the moves of the root
   */
  SearchRun(
      Position position,
      SearchControl control,
      SearchResources resources,
      ThreadPool threads,
      int overheadMillis,
      SearchListener listener,
      SearchListener moveListener) {
    this.position = position;
    this.control = control;
    this.resources = resources;
    this.threads = threads;
    this.overheadMillis = overheadMillis;
    this.listener = listener;
    watch = new RootWatch(position, threads.main(), moveListener);
    readLimits();
  }

  @Override
  public boolean isHardLimitReached(long nodes) {
    if (control.changes() != changesSeen) {
      readLimits();
    }
    long now = System.nanoTime();
    watch.look(now);
    return control.isStopped()
        || nodes + threads.helperNodes() >= nodeLimit
        || now - hardDeadline >= 0
        || now - limits.clockStart() >= maxNanos;
  }

  @Override
  public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
    return !isHardLimitReached(nodes)
        && depth <= limits.maxDepth()
        && System.nanoTime() - time.softDeadline(limits.clockStart(), scoreDrop) < 0;
  }

  @Override
  public boolean allowsFallbackEvaluation() {
    return control.limits().hasClock();
  }

  /** Without a clock that goes on after the move an easy move saves nothing. */
  @Override
  public boolean playsEasyMove() {
    return control.limits().hasClock();
  }

  private void readLimits() {
    changesSeen = control.changes();
    limits = control.limits();
    nodeLimit = limits.nodeLimit();
    // TeaVM's TimeUnit overflows.
    maxNanos =
        limits.maxMillis() == SearchLimits.NO_LIMIT
            ? Long.MAX_VALUE
            : TimeUnit.MILLISECONDS.toNanos(limits.maxMillis());
    time = TimeManager.of(limits, overheadMillis, position.movesLeft());
    hardDeadline = time.hardDeadline(limits.clockStart());
  }

  @Override
  public void iterationFinished(Searcher searcher) {
    watch.finishMove();
    watch.showLostMoves();
    listener.linesFound(lines());
  }

  /** Searches the best lines, as many as that, the best first. */
  List<SearchReport> search(int lines) {
    threads.search(position.toBoard(), this, lines, excluded(), this);
    return finish();
  }

  /** Searches for stones after which the position is level; nothing if there are none. */
  Optional<SearchReport> balance(int stones, int value) {
    threads.main().newSearch(position.toBoard(), this);
    boolean found = threads.main().balance(stones, value, excluded(), this);
    isFinished = true;
    return found ? Optional.of(finish().get(0)) : Optional.empty();
  }

  /** The cells of the excluded points on the board. */
  private int[] excluded() {
    int[] cells = new int[limits.excluded().size()];
    int count = 0;
    for (Point point : limits.excluded()) {
      if (position.geometry().contains(point)) {
        cells[count++] = position.geometry().cell(point);
      }
    }
    return Arrays.copyOf(cells, count);
  }

  private List<SearchReport> finish() {
    watch.finishMove();
    isFinished = true;
    return lines();
  }

  /** Stops the helpers. What a search leaves behind that failed can't be trusted. */
  @Override
  public void close() {
    if (!isFinished) {
      resources.discardThreads();
    }
    // This move does not wait for their end; the next search does.
    threads.stop();
  }

  private List<SearchReport> lines() {
    Searcher searcher = threads.main();
    List<SearchReport> lines = new ArrayList<>();
    for (int i = 0; i < searcher.lineCount(); i++) {
      lines.add(report(searcher, searcher.line(i)));
    }
    return lines;
  }

  private SearchReport report(Searcher searcher, RootMove line) {
    List<Point> moves = new ArrayList<>();
    for (int i = 0; i < line.pvLength(); i++) {
      moves.add(position.geometry().toPoint(line.pvMove(i)));
    }
    int plies = searcher.lineCount() == 1 ? searcher.selectiveDepth() : line.selectiveDepth();
    long nanos = System.nanoTime() - control.limits().clockStart();
    return new SearchReport(
        line.depth(),
        Math.max(line.depth(), plies),
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
