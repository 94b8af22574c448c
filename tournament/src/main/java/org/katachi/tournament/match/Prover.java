package org.katachi.tournament.match;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;

/**
 * Proves wins of a game that goes on, while no brain's clock runs. Whatever happens to it, it
 * answers in bounded time, and proves nothing rather than fail. Belongs to one thread.
 */
public interface Prover extends AutoCloseable {

  /** Proves nothing. */
  Prover NONE =
      new Prover() {
        @Override
        public void begin(GameSetup setup) {}

        @Override
        public Optional<Proof> prove(List<Point> moves) {
          return Optional.empty();
        }
      };

  /** A game begins. */
  void begin(GameSetup setup) throws InterruptedException;

  /**
   * Looks for a win of either side.
   *
   * @param moves all moves so far in the order of play
   */
  Optional<Proof> prove(List<Point> moves) throws InterruptedException;

  /** No more games are played. */
  @Override
  default void close() {}
}
