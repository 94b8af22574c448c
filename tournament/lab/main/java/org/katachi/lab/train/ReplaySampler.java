package org.katachi.lab.train;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.katachi.board.Board;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.PositionKey;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.shape.ShapeBoard;

/**
 * Makes samples of games by playing their searched positions on a board, one after the other. Two
 * thirds of the positions with many stones are left out.
 *
 * @param kind the rules and the board of the games
 * @param samplers what makes the samples of the positions on a board
 */
public record ReplaySampler<T>(GameVariant kind, Function<ShapeBoard, PositionSampler<T>> samplers)
    implements GameSampler<T> {

  /**
   * From so many stones on, positions are taken from one ply in {@link #ONE_IN_PLIES}: a long drawn
   * game has more positions than ten others.
   */
  private static final int MANY_STONES = 100;

  private static final int ONE_IN_PLIES = 3;

  /** Makes samples of the positions on a board. */
  @FunctionalInterface
  public interface PositionSampler<T> {

    /**
     * The sample of the position that is on the board.
     *
     * @param position the result of its search
     * @return nothing if the position is left out
     */
    Optional<T> sample(SelfPlayGame game, SearchedPosition position);
  }

  @Override
  public List<Keyed<T>> samples(SelfPlayGame game) {
    ShapeBoard shapes = new ShapeBoard(new Board(kind.geometry()), kind.rules().rule());
    PositionSampler<T> sampler = samplers.apply(shapes);
    List<SearchedPosition> positions = new ArrayList<>(game.positions());
    positions.sort(Comparator.comparingInt(SearchedPosition::ply));
    List<Keyed<T>> samples = new ArrayList<>();
    for (SearchedPosition position : positions) {
      while (shapes.ply() < position.ply()) {
        shapes.play(game.cells()[shapes.ply()]);
      }
      for (int cell : position.line()) {
        shapes.play(cell);
      }
      if (shapes.board().stoneCount() < MANY_STONES || position.ply() % ONE_IN_PLIES == 0) {
        sampler
            .sample(game, position)
            .ifPresent(one -> samples.add(new Keyed<>(PositionKey.of(shapes.board()), one)));
      }
      for (int i = 0; i < position.line().length; i++) {
        shapes.undo();
      }
    }
    return samples;
  }
}
