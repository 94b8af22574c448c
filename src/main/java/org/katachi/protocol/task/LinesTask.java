package org.katachi.protocol.task;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.AnalysisOptions;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.io.ReceivedLine;

/**
 * The search for a move with more to it: several lines, or news of the search while it runs.
 *
 * @param move the same search without that
 */
public record LinesTask(MoveTask move, Analyser analyser, AnalysisOptions options)
    implements SearchTask {

  @Override
  public ReceivedLine arrival() {
    return move.arrival();
  }

  @Override
  public Response search(SearchControl control, SearchListener listener) {
    List<SearchReport> lines = analyser.analyse(move.position(), options, control, listener);
    Point best = lines.get(0).variation().get(0);
    if (!move.position().isEmpty(best)) {
      throw new IllegalStateException("the analysis chose " + best + ", not an empty point");
    }
    return Response.lines(lines, move.format());
  }

  @Override
  public Response fallback(Optional<SearchReport> last) {
    return move.fallback(last);
  }
}
