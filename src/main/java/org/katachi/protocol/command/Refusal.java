package org.katachi.protocol.command;

/** Refuses a known command that is impossible now; the message is the text after {@code ERROR}. */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public Refusal(String message) {
    super(message, null, false, false);
  }
}
