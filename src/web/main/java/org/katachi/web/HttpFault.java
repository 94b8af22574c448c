package org.katachi.web;

/** A request that is answered with an error. */
final class HttpFault extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int status;

  /**
   * A fault.
   *
   * @param status the status code of HTTP
   */
  HttpFault(int status, String message) {
    super(message);
    this.status = status;
  }

  int status() {
    return status;
  }
}
