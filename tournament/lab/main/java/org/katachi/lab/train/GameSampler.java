package org.katachi.lab.train;

import java.util.List;
import org.katachi.lab.selfplay.SelfPlayGame;

/**
 * Makes samples of the positions of games. Immutable, so several threads may share one.
 *
 * @param <T> the samples
 */
public interface GameSampler<T> {

  /** The samples of a game. */
  List<Keyed<T>> samples(SelfPlayGame game);

  /**
   * A sample.
   *
   * @param key that of its position, see {@link org.katachi.lab.selfplay.PositionKey}
   */
  record Keyed<T>(long key, T sample) {}
}
