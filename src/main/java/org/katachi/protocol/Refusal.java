package org.katachi.protocol;

/** A known command that is impossible now. The message says what was wrong and was expected. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Refusal(String message) {
    super(message, null, false, false);
  }
}
