package org.katachi.farm.broker;

import java.io.IOException;

/** The coordinator does not let this worker in, and to try again is no use. */
public final class NotAdmitted extends IOException {

  private static final long serialVersionUID = 1;

  public NotAdmitted(String reason) {
    super(reason);
  }
}
