package org.katachi.protocol.command;

import java.util.Locale;

/** Refuses a known command that is impossible now; the message is the text after {@code ERROR}. */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * A refusal.
   *
   * @param values are inserted as by {@link String#format}; without any the message is the text
   */
  public Refusal(String message, Object... values) {
    super(
        values.length == 0 ? message : String.format(Locale.ROOT, message, values),
        null,
        false,
        false);
  }
}
