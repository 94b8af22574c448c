package org.katachi.conformance.runner;

import java.util.Locale;

/** The status of a conversation after its run. */
public enum Status {
  PASSED,
  FAILED,
  /** The brain does not support what the conversation is about, which is allowed. */
  NOT_SUPPORTED;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
