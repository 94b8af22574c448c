package org.katachi.farm.worker;

/** The coordinator lets this worker play no more. */
final class WorkerRejected extends Exception {

  private static final long serialVersionUID = 1;

  WorkerRejected(String reason) {
    super("rejected by the coordinator: " + reason);
  }
}
