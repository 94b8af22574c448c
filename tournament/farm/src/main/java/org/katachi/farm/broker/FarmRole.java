package org.katachi.farm.broker;

import org.apache.activemq.artemis.core.security.CheckType;

/** Who may send to and receive from which queue. */
enum FarmRole {
  /** It alone takes reports. */
  COORDINATOR(Queues.ORDERS, Queues.REPORTS, 1 << 20),
  /** It gets a task when it asks for one. */
  WORKER(Queues.REPORTS, Queues.ORDERS, 0);

  private final String sendsTo;
  private final String receivesFrom;
  private final int window;

  FarmRole(String sendsTo, String receivesFrom, int window) {
    this.sendsTo = sendsTo;
    this.receivesFrom = receivesFrom;
    this.window = window;
  }

  /** How many bytes of messages it may have at hand that it has not asked for. */
  int window() {
    return window;
  }

  String sendsTo() {
    return sendsTo;
  }

  String receivesFrom() {
    return receivesFrom;
  }

  /** Whether it may do that with a queue. Nobody may make, delete or manage one. */
  boolean may(CheckType deed, String queue) {
    return switch (deed) {
      case SEND ->
          queue.equals(sendsTo) || queue.equals(isCoordinator() ? Queues.LIBRARY : Queues.LIVE);
      case CONSUME -> queue.equals(receivesFrom) || (isCoordinator() && queue.equals(Queues.LIVE));
      case BROWSE -> !isCoordinator() && queue.equals(Queues.LIBRARY);
      default -> false;
    };
  }

  private boolean isCoordinator() {
    return this == COORDINATOR;
  }
}
