package org.katachi.lab.train;

import java.util.List;
import org.katachi.network.WeightFile;

/** A model of the value of positions in floating point, while it is fitted. */
public interface TrainableValue {

  /** All parameters. */
  List<AdamParameters> parameters();

  /**
   * Takes over parameters that were changed.
   *
   * @param rounds whether to compute with the numbers that the file would hold
   */
  default void refresh(boolean rounds) {
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      refresh(rounds, shard);
    }
  }

  /** Takes over a shard of the parameters, see {@link #refresh(boolean)}. */
  void refresh(boolean rounds, int shard);

  /** A way to evaluate positions, with a gradient of its own. */
  ValuePass pass();

  /** Takes one step down the sum of the gradients, and begins a new one. */
  void step(double rate);

  /** The parameters as the file holds them. */
  WeightFile file();
}
