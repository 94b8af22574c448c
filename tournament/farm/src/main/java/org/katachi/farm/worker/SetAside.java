package org.katachi.farm.worker;

/** The coordinator lets this worker play no more. */
final class SetAside extends Exception {

  private static final long serialVersionUID = 1;

  SetAside(String reason) {
    super("set aside by the coordinator: " + reason);
  }
}
