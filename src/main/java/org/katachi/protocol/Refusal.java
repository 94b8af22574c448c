package org.katachi.protocol;

/** Refuses a known command that is impossible now; the message is the text after {@code ERROR}. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Refusal(String message) {
    super(message, null, false, false);
  }
}
