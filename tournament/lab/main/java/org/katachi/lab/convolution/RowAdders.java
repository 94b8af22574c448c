package org.katachi.lab.convolution;

import org.katachi.network.inference.SimdSupport;

/**
 * Chooses how rows are added: by the Vector API where that is there and compiled, else by loops.
 */
final class RowAdders {

  private static final String OF_VECTORS = "org.katachi.lab.convolution.VectorAdder";

  private RowAdders() {}

  static RowAdder choose(SimdSupport conditions) {
    if (!conditions.obstacle().isEmpty()) {
      return new LoopAdder(conditions.obstacle());
    }
    try {
      // By name, for without the module the class can't be loaded.
      return Class.forName(OF_VECTORS)
          .asSubclass(RowAdder.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      return new LoopAdder("vectors can't be loaded: " + e);
    }
  }
}
