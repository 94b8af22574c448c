package org.katachi.tuning;

import java.util.ArrayList;
import java.util.List;
import org.katachi.search.SearchParameters;

/**
 * A constant of the search that can be tuned.
 *
 * @param name what it is called in files
 * @param usual its value as a rule
 * @param step a difference that can be felt in games
 */
record Constant(String name, int usual, int step) {

  /** All that there are, in the order in which they stand in {@link SearchParameters}. */
  static List<Constant> all() {
    List<Constant> all = new ArrayList<>();
    new SearchParameters(
        (name, usual, step) -> {
          all.add(new Constant(name, usual, step));
          return usual;
        });
    return List.copyOf(all);
  }
}
