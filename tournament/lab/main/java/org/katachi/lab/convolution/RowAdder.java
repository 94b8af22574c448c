package org.katachi.lab.convolution;

import org.katachi.network.inference.SimdSupport;

/**
 * Adds rows of a number a channel. All adders give the same bits. Places are those of a row's first
 * number in its array.
 */
interface RowAdder {

  /** Writes the sum of two rows. */
  void writeSum(float[] one, int onePlace, float[] other, int otherPlace, float[] to, int toPlace);

  /** Adds a row to another. */
  void add(float[] from, int fromPlace, float[] to, int toPlace);

  /**
   * Adds the rows of the four windows around a cell.
   *
   * @param rows the places of rows, one after another from {@code first} on
   */
  void addWindows(float[] from, int[] rows, int first, float[] to, int toPlace);

  /** What it is, in a few words. */
  String describe();

  /** Adds by the Vector API where that is there and compiled, else by loops. */
  static RowAdder choose(SimdSupport conditions) {
    if (!conditions.obstacle().isEmpty()) {
      return new LoopAdder(conditions.obstacle());
    }
    try {
      // By name, for without the module the class can't be loaded.
      return Class.forName("org.katachi.lab.convolution.VectorAdder")
          .asSubclass(RowAdder.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      return new LoopAdder("vectors can't be loaded: " + e);
    }
  }
}
