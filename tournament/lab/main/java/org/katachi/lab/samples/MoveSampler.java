package org.katachi.lab.samples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.ArrayUtils;
import org.katachi.lab.selfplay.PositionKey;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.search.Score;
import org.katachi.shape.ShapeBoard;

/**
 * Makes samples of the best moves of positions. Left out are proved losses, in which no move is
 * best, and moves that are not near a stone.
 *
 * @param <T> the samples
 */
public final class MoveSampler<T extends MoveChoice> implements GameSampler<T> {

  private final SelfPlayKind kind;
  private final SampleForm<T> form;

  /** A sampler for games of a kind. */
  public MoveSampler(SelfPlayKind kind, SampleForm<T> form) {
    this.kind = kind;
    this.form = form;
  }

  @Override
  public List<Keyed<T>> samples(SelfPlayGame game) {
    PositionReplay replay = new PositionReplay(kind);
    ShapeBoard shapes = replay.shapes();
    SampleForm.Maker<T> maker = form.on(shapes);
    List<Keyed<T>> samples = new ArrayList<>();
    replay.visit(
        game,
        position -> {
          if (!isLost(position)) {
            sample(position, shapes, maker)
                .ifPresent(one -> samples.add(new Keyed<>(PositionKey.of(shapes.board()), one)));
          }
        });
    return samples;
  }

  private static boolean isLost(SearchedPosition position) {
    return position.value() != SearchedPosition.NO_VALUE && Score.isProvedLoss(position.value());
  }

  private Optional<T> sample(
      SearchedPosition position, ShapeBoard shapes, SampleForm.Maker<T> maker) {
    int[] cells = new int[kind.geometry().pointCount()];
    int count = shapes.collectNear(cells, 0);
    int[] candidates = Arrays.copyOf(cells, count);
    int best = ArrayUtils.indexOf(candidates, position.best());
    int rival = ArrayUtils.indexOf(candidates, position.rival());
    return best < 0
        ? Optional.empty()
        : Optional.of(maker.sample(position, candidates, best, rival));
  }
}
