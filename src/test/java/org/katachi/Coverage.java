package org.katachi;

import net.jqwik.api.statistics.Statistics;

/** The cases that a property must come across: without them it would hold of nothing. */
public final class Coverage {

  private Coverage() {}

  /**
   * Fails the property after its last try if none of the tries was such a case. To be called in
   * every try, also in those that are no such case.
   *
   * @param what the case, one name for each in a property
   */
  public static void mustOccur(String what, boolean occurs) {
    mustOccur(what, occurs, 1);
  }

  /**
   * As {@link #mustOccur(String, boolean)}, for a number of tries.
   *
   * @param least the fewest tries that must be such a case
   */
  public static void mustOccur(String what, boolean occurs, int least) {
    Statistics.label(what).collect(occurs);
    Statistics.label(what).coverage(seen -> seen.check(true).count(count -> count >= least));
  }
}
