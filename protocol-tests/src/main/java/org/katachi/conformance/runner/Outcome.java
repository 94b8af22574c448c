package org.katachi.conformance.runner;

import java.util.Locale;

/** What came of a conversation. */
public enum Outcome {
  PASSED,
  FAILED,
  /** The brain has said that it does not offer what the conversation is about, as it may. */
  NOT_SUPPORTED;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
