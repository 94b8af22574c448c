package org.katachi.lab.tune;

import java.util.ArrayList;
import java.util.List;
import org.katachi.search.SearchParameters;

/**
 * A parameter of the search that can be tuned.
 *
 * @param name its name in files
 * @param defaultValue the value that the engine plays with
 * @param step a difference that games can show
 */
record TunableParameter(String name, int defaultValue, int step) {

  /** All tunable parameters, in the order in which {@link SearchParameters} has them. */
  static List<TunableParameter> all() {
    List<TunableParameter> all = new ArrayList<>();
    new SearchParameters(
        (name, defaultValue, step) -> {
          all.add(new TunableParameter(name, defaultValue, step));
          return defaultValue;
        });
    return List.copyOf(all);
  }
}
