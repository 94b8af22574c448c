package org.katachi.lab.samples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.ArrayUtils;
import org.katachi.board.Board;
import org.katachi.lab.selfplay.PositionKey;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.search.Score;
import org.katachi.shape.ShapeBoard;

/**
 * Makes samples of the positions of games. Left out are proved losses, in which no move is best,
 * moves that are not near a stone, and two thirds of the positions with many stones: a long drawn
 * game has more positions than ten others. Immutable.
 *
 * @param <T> the samples
 */
public final class SampleExtractor<T extends MoveChoice> {

  /** From so many stones on, positions are taken from one ply in {@link #ONE_IN_PLIES}. */
  private static final int MANY_STONES = 100;

  private static final int ONE_IN_PLIES = 3;

  private final SelfPlayKind kind;
  private final SampleForm<T> form;

  /** An extractor for games of a kind. */
  public SampleExtractor(SelfPlayKind kind, SampleForm<T> form) {
    this.kind = kind;
    this.form = form;
  }

  /** A sample and the key of its position. */
  public record Keyed<T>(long key, T sample) {}

  /** The samples of a game. */
  public List<Keyed<T>> samples(SelfPlayGame game) {
    List<SearchedPosition> positions = new ArrayList<>(game.positions());
    positions.sort(Comparator.comparingInt(SearchedPosition::ply));
    ShapeBoard shapes = new ShapeBoard(new Board(kind.geometry()), kind.rules().rule());
    SampleForm.Maker<T> maker = form.on(shapes);
    List<Keyed<T>> samples = new ArrayList<>();
    for (SearchedPosition position : positions) {
      while (shapes.ply() < position.ply()) {
        shapes.play(game.cells()[shapes.ply()]);
      }
      for (int cell : position.line()) {
        shapes.play(cell);
      }
      if (isWanted(position, shapes)) {
        sample(position, shapes, maker)
            .ifPresent(one -> samples.add(new Keyed<>(PositionKey.of(shapes.board()), one)));
      }
      for (int i = 0; i < position.line().length; i++) {
        shapes.undo();
      }
    }
    return samples;
  }

  private static boolean isWanted(SearchedPosition position, ShapeBoard shapes) {
    boolean lost =
        position.value() != SearchedPosition.NO_VALUE && Score.isProvedLoss(position.value());
    return !lost
        && (shapes.board().stoneCount() < MANY_STONES || position.ply() % ONE_IN_PLIES == 0);
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
