package org.katachi.conformance.format;

/** A line of a conversation's file can't be read; the message says which and why. */
public final class FormatException extends Exception {

  private static final long serialVersionUID = 1;

  FormatException(String message) {
    super(message);
  }

  FormatException(String place, FormatException cause) {
    super(place + ": " + cause.getMessage(), cause);
  }
}
