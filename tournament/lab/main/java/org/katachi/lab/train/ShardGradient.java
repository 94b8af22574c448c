package org.katachi.lab.train;

import java.util.ArrayList;
import java.util.List;

/**
 * The gradients of a part of a batch, beside those of the model that they are added to. So several
 * threads can compute at once, and what they compute is added up in the same order always.
 */
final class ShardGradient {

  private final List<double[]> own = new ArrayList<>();
  private final List<double[]> sums = new ArrayList<>();

  /** An array for callers to add to, which {@link #flush} adds to one of the model. */
  double[] of(double[] sum) {
    double[] gradient = new double[sum.length];
    own.add(gradient);
    sums.add(sum);
    return gradient;
  }

  /** Adds a shard of all arrays to those of the model, and begins it anew. */
  void flush(int shard) {
    for (int list = 0; list < own.size(); list++) {
      int length = sums.get(list).length;
      int start = Shards.start(shard, length);
      int end = Shards.start(shard + 1, length);
      Gradients.move(own.get(list), sums.get(list), start, end);
    }
  }
}
