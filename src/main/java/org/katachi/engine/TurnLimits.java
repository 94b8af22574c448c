package org.katachi.engine;

import org.katachi.search.SearchLimits;

/**
 * The limits of a turn as a search asks for them; follows the limits when they change while the
 * engine thinks.
 */
final class TurnLimits implements SearchLimits {

  private final Control control;
  private final int overheadMillis;
  private int changesSeen;
  private int maxDepth;
  private long mostNodes;
  private long hardDeadline;
  private long clockStart;
  private TimeManager plan;

  TurnLimits(Control control, int overheadMillis) {
    this.control = control;
    this.overheadMillis = overheadMillis;
    plan();
  }

  @Override
  public boolean isSpent(long nodes) {
    followLimits();
    return control.isStopped() || nodes >= mostNodes || System.nanoTime() - hardDeadline >= 0;
  }

  @Override
  public boolean allowsIteration(int depth, long nodes, int fall) {
    return !isSpent(nodes)
        && depth <= maxDepth
        && System.nanoTime() - plan.softDeadline(clockStart, fall) < 0;
  }

  /** Without a clock there is nothing to be saved. */
  @Override
  public boolean savesThought() {
    Limits limits = control.limits();
    return limits.turnMillis() != Limits.UNLIMITED || limits.leftMillis() != Limits.UNLIMITED;
  }

  private void followLimits() {
    if (control.changes() != changesSeen) {
      plan();
    }
  }

  private void plan() {
    changesSeen = control.changes();
    Limits limits = control.limits();
    maxDepth = limits.maxDepth();
    mostNodes = limits.nodesAllowed();
    clockStart = limits.clockStart();
    plan = TimeManager.of(limits, overheadMillis);
    hardDeadline = plan.hardDeadline(clockStart);
  }
}
