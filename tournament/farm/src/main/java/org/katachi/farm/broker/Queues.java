package org.katachi.farm.broker;

import java.util.List;

/** The broker's queues. */
final class Queues {

  /** From the coordinator to whichever worker is free. */
  static final String ORDERS = "katachi.orders";

  /** From the workers to the coordinator. */
  static final String REPORTS = "katachi.reports";

  /** What all workers read and nobody takes away: the offer, and its programs. */
  static final String LIBRARY = "katachi.library";

  /** From the workers to the coordinator: what may be lost. */
  static final String LIVE = "katachi.live";

  /** All of them in which nothing is lost. */
  static final List<String> ALL = List.of(ORDERS, REPORTS, LIBRARY);

  private Queues() {}
}
