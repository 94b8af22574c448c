package org.katachi.web.server;

/** A request that is answered with an error. */
final class HttpException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int status;

  /**
   * A fault.
   *
   * @param status the status code of HTTP
   */
  HttpException(int status, String message) {
    super(message);
    this.status = status;
  }

  int status() {
    return status;
  }
}
