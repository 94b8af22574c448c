package org.katachi.protocol.task;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.Swap2Player;

/** The search for the reply to a swap2 opening. */
public class Swap2Task implements SearchTask {

  private final Swap2Player player;
  private final Position opening;
  private final SearchLimits limits;

  /**
   * A search that has not begun.
   *
   * @param opening a position with no, three or five stones
   */
  protected Swap2Task(Swap2Player player, Position opening, SearchLimits limits) {
    this.player = player;
    this.opening = opening;
    this.limits = limits;
  }

  @Override
  public SearchLimits limits() {
    return limits;
  }

  @Override
  public ReportFormat format() {
    return ReportFormat.PLAIN;
  }

  @Override
  public Reply run(SearchControl control, SearchListener listener) {
    return checked(player.reply(opening, control));
  }

  /** To swap is always legal; on the empty board any three stones are. */
  @Override
  public Reply fallback(Optional<SearchReport> last) {
    return checked(opening.stones().isEmpty() ? simpleOpening(opening.geometry()) : List.of());
  }

  private Reply checked(List<Point> stones) {
    Position after = opening;
    for (Point stone : stones) {
      after = after.play(stone);
    }
    if (opening.stones().isEmpty() && stones.size() != Swap2Player.OPENING_STONES) {
      throw new IllegalStateException("not an opening of swap2: " + stones);
    }
    return reply(opening.stones().size(), stones);
  }

  /**
   * The reply in the words of the protocol.
   *
   * @param before the number of stones before
   * @param stones the stones to place; none to swap
   */
  protected Reply reply(int before, List<Point> stones) {
    return Reply.of(stones.isEmpty() ? "SWAP" : joined(stones));
  }

  /** Points in one line. */
  public static String joined(List<Point> points) {
    StringJoiner text = new StringJoiner(" ");
    for (Point point : points) {
      text.add(point.toString());
    }
    return text.toString();
  }

  private static List<Point> simpleOpening(Geometry geometry) {
    Point centre = geometry.toPoint(geometry.centre());
    Point right = new Point(centre.x() + 1, centre.y());
    Point below = new Point(centre.x() + 1, centre.y() + 1);
    return List.of(centre, right, below);
  }
}
