package org.katachi.conformance.runner;

import java.util.Locale;

/** The status of a conversation after its run. */
public enum Status {
  PASSED,
  FAILED,
  /** It failed, as the author of the brain knows. */
  KNOWN_FAILURE,
  /** The brain does not support what the conversation is about, which is allowed. */
  NOT_SUPPORTED;

  /** Whether the brain has deviated from the conversation, known or not. */
  public boolean isFailure() {
    return this == FAILED || this == KNOWN_FAILURE;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
