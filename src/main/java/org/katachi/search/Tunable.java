package org.katachi.search;

/** Constants whose values come from a {@link Tuning} while the object is made. */
abstract class Tunable {

  private final Tuning tuning;

  Tunable(Tuning tuning) {
    this.tuning = tuning;
  }

  /** For the initial values of fields. */
  final int tuned(String name, int usual, int step) {
    return tuning.value(name, usual, step);
  }
}
