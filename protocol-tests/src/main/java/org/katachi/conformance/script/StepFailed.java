package org.katachi.conformance.script;

/** A step failed; the conversation ends before its last line. */
public abstract sealed class StepFailed extends Exception {

  private static final long serialVersionUID = 1;

  private StepFailed(String message) {
    super(message, null, false, false);
  }

  /** The brain did something else than the step expects. */
  public static final class Unexpected extends StepFailed {

    private static final long serialVersionUID = 1;

    private final String expected;

    /**
     * @param expected what the step expects, in words
     * @param actual what the brain did instead
     */
    public Unexpected(String expected, String actual) {
      super(actual);
      this.expected = expected;
    }

    public String expected() {
      return expected;
    }
  }

  /** The brain, or this system, does not support what the conversation is about. */
  public static final class NotSupported extends StepFailed {

    private static final long serialVersionUID = 1;

    public NotSupported(String reason) {
      super(reason);
    }
  }
}
