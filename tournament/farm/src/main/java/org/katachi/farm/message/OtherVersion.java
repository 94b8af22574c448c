package org.katachi.farm.message;

import java.io.IOException;

/** Coordinator and worker are of versions that do not understand each other. */
public final class OtherVersion extends IOException {

  private static final long serialVersionUID = 1;

  OtherVersion(int coordinators) {
    super(
        "the coordinator speaks version "
            + coordinators
            + " and this worker version "
            + Offer.VERSION
            + ": both need the same katachi-farm.jar");
  }
}
