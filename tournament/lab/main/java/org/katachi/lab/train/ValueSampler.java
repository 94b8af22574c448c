package org.katachi.lab.train;

import java.util.Optional;
import java.util.function.DoubleFunction;
import org.katachi.lab.games.ForcedMove;
import org.katachi.lab.selfplay.PositionKey;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.shape.ShapeBoard;

/**
 * Makes samples of the values of the positions on a board. Left out are positions of unknown value,
 * those in which a move is forced, and a part of those off the games by random moves.
 *
 * @param target of the game's own positions; those off the game have the search's value alone
 * @param branchShare the share of {@linkplain Source#BRANCH branches} that are taken, from 0 to 1
 * @param maker the sample of the position on the board, by the probability that the side to move
 *     wins
 * @param <T> the samples
 */
public record ValueSampler<T>(
    ShapeBoard shapes, ValueTarget target, double branchShare, DoubleFunction<T> maker)
    implements ReplaySampler.PositionSampler<T> {

  /** The bits of a key that decide whether a branch is taken. */
  private static final int LOT_SHIFT = 40;

  private static final int LOTS = 1 << 10;

  @Override
  public Optional<T> sample(SelfPlayGame game, SearchedPosition position) {
    return position.value() == SearchedPosition.NO_VALUE
            || ForcedMove.exists(shapes)
            || (position.source() == Source.BRANCH && !isBranchTaken())
        ? Optional.empty()
        : Optional.of(maker.apply(probability(game, position)));
  }

  private boolean isBranchTaken() {
    return (PositionKey.of(shapes.board()) >>> LOT_SHIFT) % LOTS < branchShare * LOTS;
  }

  private double probability(SelfPlayGame game, SearchedPosition position) {
    return position.source() == Source.GAME
        ? target.of(game.result(), position.value(), shapes.board().sideToMove())
        : target.ofValue(position.value());
  }
}
