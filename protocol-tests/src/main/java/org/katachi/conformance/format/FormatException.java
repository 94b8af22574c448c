package org.katachi.conformance.format;

/** Says what can't be understood in a conversation's file, and where. */
public final class FormatException extends Exception {

  private static final long serialVersionUID = 1;

  FormatException(String message) {
    super(message);
  }

  FormatException(String place, FormatException cause) {
    super(place + ": " + cause.getMessage(), cause);
  }
}
