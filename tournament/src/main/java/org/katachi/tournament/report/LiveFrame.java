package org.katachi.tournament.report;

/**
 * What makes the page one of a tournament that goes on.
 *
 * @param run tells this run of the manager from others at the same address
 * @param version how much of the tournament the page shows: what came later it has to ask for
 * @param token proves that the page is ours when it pauses or stops; empty if it may not
 */
public record LiveFrame(String run, long version, String token) {

  /** Whether the page has the buttons. */
  boolean mayControl() {
    return !token.isEmpty();
  }
}
