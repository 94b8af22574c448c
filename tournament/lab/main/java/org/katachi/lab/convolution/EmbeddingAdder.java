package org.katachi.lab.convolution;

import org.katachi.network.inference.SimdSupport;

/** Adds embeddings of a weight a channel. All adders give the same bits. */
interface EmbeddingAdder {

  /** Writes the sum of two. */
  void writeSum(
      float[] one, int oneOffset, float[] other, int otherOffset, float[] to, int toOffset);

  /** Adds one to another. */
  void add(float[] from, int fromOffset, float[] to, int toOffset);

  /**
   * Adds the embeddings of the four windows around a cell.
   *
   * @param offsets those of the embeddings, one after another from {@code first} on
   */
  void addLines(float[] from, int[] offsets, int first, float[] to, int toOffset);

  /** What it is, in a few words. */
  String describe();

  /** Adds by the Vector API where that is there and compiled, else by loops. */
  static EmbeddingAdder choose(SimdSupport conditions) {
    if (!conditions.obstacle().isEmpty()) {
      return new LoopAdder(conditions.obstacle());
    }
    try {
      // By name, for without the module the class can't be loaded.
      return Class.forName("org.katachi.lab.convolution.SimdAdder")
          .asSubclass(EmbeddingAdder.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      return new LoopAdder("vectors can't be loaded: " + e);
    }
  }
}
