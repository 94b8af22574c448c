package org.katachi.conformance.brain;

/** What came out of a brain. */
public sealed interface Output {

  /**
   * A whole line.
   *
   * @param text without its end; cut if it is very long
   * @param nanos when its end was read, by {@link System#nanoTime}
   */
  record Text(String text, long nanos) implements Output {

    /** Tells whether it is text for people, which may precede every reply. */
    public boolean isComment() {
      return isComment("MESSAGE") || isComment("DEBUG");
    }

    private boolean isComment(String word) {
      return text.equals(word) || text.startsWith(word + " ");
    }
  }

  /** Nothing more will come: the output is closed. */
  record End() implements Output {}

  /** More came than anybody could want, and the rest is thrown away. */
  record Flood() implements Output {}

  /** Nothing came in time. */
  record Nothing() implements Output {}
}
