package org.katachi.protocol.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;

/** The search for a move. */
public class MoveTask implements SearchTask {

  private final Engine engine;
  private final Position position;
  private final SearchLimits limits;
  private final ReportFormat format;

  /**
   * A search that has not begun.
   *
   * @param position a board that is not full
   */
  protected MoveTask(Engine engine, Position position, SearchLimits limits, ReportFormat format) {
    this.engine = engine;
    this.position = position;
    this.limits = limits;
    this.format = format;
  }

  @Override
  public SearchLimits limits() {
    return limits;
  }

  @Override
  public ReportFormat format() {
    return format;
  }

  @Override
  public Reply run(SearchControl control, SearchListener listener) {
    List<SearchReport> lines = search(position, control, listener);
    Point move = lines.get(0).move();
    if (!position.isEmpty(move)) {
      throw new IllegalStateException("the engine chose " + move + ", not an empty point");
    }
    List<String> text = new ArrayList<>(format.lines(lines));
    text.add(move.toString());
    return Reply.of(text, List.of(move));
  }

  /** The lines that the reply shows; the first has the move. */
  protected List<SearchReport> search(
      Position searched, SearchControl control, SearchListener listener) {
    return List.of(engine.choose(searched, control, listener));
  }

  /**
   * The best move of the last finished iteration; without one the first empty point. Either is one
   * that is not forbidden if there is any.
   */
  @Override
  public Reply fallback(Optional<SearchReport> last) {
    FallbackMove first = new FallbackMove(position, limits.excluded());
    Point move = last.map(SearchReport::move).filter(first::allows).orElseGet(first::find);
    return Reply.of(List.of(move.toString()), List.of(move));
  }
}
