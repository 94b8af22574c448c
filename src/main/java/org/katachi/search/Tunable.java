package org.katachi.search;

/**
 * Constants whose values come from a {@link Tuning}. A class above them, because it is made before
 * the initial values of their fields are asked for.
 */
abstract class Tunable {

  private final Tuning tuning;

  Tunable(Tuning tuning) {
    this.tuning = tuning;
  }

  /** The value of a constant, for its field to begin with. */
  final int tuned(String name, int usual, int step) {
    return tuning.value(name, usual, step);
  }
}
