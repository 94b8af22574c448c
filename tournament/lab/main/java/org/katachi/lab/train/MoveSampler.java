package org.katachi.lab.train;

import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.lang3.ArrayUtils;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.search.Score;
import org.katachi.shape.ShapeBoard;

/**
 * Makes samples of the best moves of the positions on a board. Left out are proved losses, in which
 * no move is best, and moves that are not near a stone.
 *
 * @param <T> the samples
 */
public abstract class MoveSampler<T extends MoveChoice>
    implements ReplaySampler.PositionSampler<T> {

  protected final ShapeBoard shapes;
  private final int[] cells;

  protected MoveSampler(ShapeBoard shapes) {
    this.shapes = shapes;
    cells = new int[shapes.board().geometry().pointCount()];
  }

  @Override
  public final Optional<T> sample(SelfPlayGame game, SearchedPosition position) {
    int[] candidates = Arrays.copyOf(cells, shapes.collectNear(cells, 0));
    int best = ArrayUtils.indexOf(candidates, position.best());
    int secondBest = ArrayUtils.indexOf(candidates, position.secondBest());
    return best < 0 || isLost(position)
        ? Optional.empty()
        : Optional.of(sample(position, candidates, best, secondBest));
  }

  private static boolean isLost(SearchedPosition position) {
    return position.value() != SearchedPosition.NO_VALUE && Score.isProvedLoss(position.value());
  }

  /**
   * The sample of the position that is on the board.
   *
   * @param position the result of its search
   * @param candidates the cells to choose from
   * @param best the index of the best move among them
   * @param secondBest the index of the second-best move, or -1
   */
  protected abstract T sample(
      SearchedPosition position, int[] candidates, int best, int secondBest);
}
