package org.katachi.search;

/**
 * Parameters whose values come from a {@link ParameterSource}. A superclass, because it must hold
 * the source before the fields of its subclass get their first values.
 */
abstract class TunableParameters {

  private final ParameterSource source;

  TunableParameters(ParameterSource source) {
    this.source = source;
  }

  /** The value of a parameter, to initialize its field. */
  final int tuned(String name, int defaultValue, int step) {
    return source.value(name, defaultValue, step);
  }
}
