package org.katachi.lab.train;

import java.util.ArrayList;
import java.util.List;
import org.katachi.lab.games.ForcedMove;
import org.katachi.lab.samples.GameSampler;
import org.katachi.lab.samples.PositionReplay;
import org.katachi.lab.selfplay.PositionKey;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.shape.ShapeBoard;

/**
 * Makes samples of the values of positions. Left out are positions of unknown value, those in which
 * a move is forced, and a part of those off the games by random moves.
 *
 * @param <T> the samples
 */
public final class ValueSampler<T> implements GameSampler<T> {

  /** The bits of a key that decide whether a branch is taken. */
  private static final int LOT_SHIFT = 40;

  private static final int LOTS = 1 << 10;

  private final SelfPlayKind kind;
  private final ValueTarget target;
  private final double branchShare;
  private final ValueForm<T> form;

  /**
   * A sampler for games of a kind.
   *
   * @param target of the game's own positions; those off the game have the search's value alone
   * @param branchShare the share of {@linkplain SearchedPosition.Source#BRANCH branches} that are
   *     taken, from 0 to 1
   */
  public ValueSampler(
      SelfPlayKind kind, ValueTarget target, double branchShare, ValueForm<T> form) {
    this.kind = kind;
    this.target = target;
    this.branchShare = branchShare;
    this.form = form;
  }

  @Override
  public List<Keyed<T>> samples(SelfPlayGame game) {
    PositionReplay replay = new PositionReplay(kind);
    ShapeBoard shapes = replay.shapes();
    ValueForm.Maker<T> maker = form.on(shapes);
    List<Keyed<T>> samples = new ArrayList<>();
    replay.visit(
        game,
        position -> {
          if (position.value() == SearchedPosition.NO_VALUE || ForcedMove.exists(shapes)) {
            return;
          }
          long key = PositionKey.of(shapes.board());
          if (isTaken(position, key)) {
            double probability = probability(game, position, shapes.board().sideToMove());
            samples.add(new Keyed<>(key, maker.sample(probability)));
          }
        });
    return samples;
  }

  private boolean isTaken(SearchedPosition position, long key) {
    return position.source() != SearchedPosition.Source.BRANCH
        || (key >>> LOT_SHIFT) % LOTS < branchShare * LOTS;
  }

  private double probability(SelfPlayGame game, SearchedPosition position, int side) {
    return position.source() == SearchedPosition.Source.GAME
        ? target.of(game.result(), position.value(), side)
        : target.ofValue(position.value());
  }
}
