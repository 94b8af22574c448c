package org.katachi.search;

/**
 * Constants whose values come from a {@link ParameterSource}. A class above them, because it is
 * made before the initial values of their fields are asked for.
 */
abstract class TunableParameters {

  private final ParameterSource tuning;

  TunableParameters(ParameterSource tuning) {
    this.tuning = tuning;
  }

  /** The value of a constant, for its field to begin with. */
  final int tuned(String name, int usual, int step) {
    return tuning.value(name, usual, step);
  }
}
