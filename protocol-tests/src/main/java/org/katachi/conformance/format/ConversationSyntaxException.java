package org.katachi.conformance.format;

/** A line of a conversation's file can't be read; the message says which and why. */
public final class ConversationSyntaxException extends Exception {

  private static final long serialVersionUID = 1;

  ConversationSyntaxException(String message) {
    super(message);
  }

  ConversationSyntaxException(String place, ConversationSyntaxException cause) {
    super(place + ": " + cause.getMessage(), cause);
  }
}
