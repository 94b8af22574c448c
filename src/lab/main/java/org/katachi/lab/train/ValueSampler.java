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
 * Makes samples of the values of positions. Left out are positions of unknown value, and those in
 * which a move is forced.
 *
 * @param <T> the samples
 */
public final class ValueSampler<T> implements GameSampler<T> {

  private final SelfPlayKind kind;
  private final ValueTarget target;
  private final ValueForm<T> form;

  /**
   * A sampler for games of a kind.
   *
   * @param target of the game's own positions; those off the game have the search's value alone
   */
  public ValueSampler(SelfPlayKind kind, ValueTarget target, ValueForm<T> form) {
    this.kind = kind;
    this.target = target;
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
          if (position.value() != SearchedPosition.NO_VALUE && !ForcedMove.exists(shapes)) {
            double probability = probability(game, position, shapes.board().sideToMove());
            samples.add(new Keyed<>(PositionKey.of(shapes.board()), maker.sample(probability)));
          }
        });
    return samples;
  }

  private double probability(SelfPlayGame game, SearchedPosition position, int side) {
    return position.source() == SearchedPosition.Source.GAME
        ? target.of(game.result(), position.value(), side)
        : target.ofValue(position.value());
  }
}
