package org.katachi.conformance.script;

import java.util.Locale;

/** Who demands what a conversation checks. */
public enum Level {
  /** A competition: what the official judge and Piskvork need of a brain. */
  COMPETITION,
  /** The written protocol: what it says beyond that. */
  PROTOCOL,
  /** No rule: habits that users would miss, and the extension of Yixin. */
  EXTRA;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
