package org.katachi.lab.policy;

/** The parts of a position that the weights of a policy's channels depend on. */
public enum PolicyContext {
  /** None: the weights are the same everywhere. */
  NONE,
  /** The {@link org.katachi.shape.ThreatMask}. */
  THREATS,
  /** The mask, and by the hidden neurons the sums of the value network's accumulator. */
  SUMS
}
