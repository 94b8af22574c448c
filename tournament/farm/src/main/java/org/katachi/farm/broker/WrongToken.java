package org.katachi.farm.broker;

import java.io.IOException;

/** The broker does not let a worker in that has another token. */
public final class WrongToken extends IOException {

  private static final long serialVersionUID = 1;

  WrongToken(Throwable cause) {
    super("the coordinator has another token", cause);
  }
}
