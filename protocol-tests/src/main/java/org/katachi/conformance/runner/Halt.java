package org.katachi.conformance.runner;

/** Ends a conversation before its last line. */
abstract sealed class Halt extends Exception {

  private static final long serialVersionUID = 1;

  private Halt(String message) {
    super(message, null, false, false);
  }

  /** The brain did not do what is expected. */
  static final class Deviates extends Halt {

    private static final long serialVersionUID = 1;

    private final String expected;

    Deviates(String expected, String came) {
      super(came);
      this.expected = expected;
    }

    String expected() {
      return expected;
    }
  }

  /** The brain, or this system, does not offer what the conversation is about. */
  static final class Unsupported extends Halt {

    private static final long serialVersionUID = 1;

    Unsupported(String reason) {
      super(reason);
    }
  }
}
