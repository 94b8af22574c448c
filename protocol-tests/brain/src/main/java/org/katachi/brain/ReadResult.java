package org.katachi.brain;

import org.katachi.brain.gomocup.ReplyLine;

/** One result of reading a brain's output: a line, or the reason why there is none. */
public sealed interface ReadResult {

  /**
   * A whole line.
   *
   * @param text without its line end; cut if it is very long
   * @param nanos when its end could be read, by {@link System#nanoTime}: when it was read, less
   *     {@code waitedNanos}
   * @param waitedNanos how long the thread that read it had waited for a processor meanwhile, where
   *     the system tells
   */
  record Line(String text, long nanos, long waitedNanos) implements ReadResult {

    /** Whether it is text for people, MESSAGE or DEBUG, which may precede every reply. */
    public boolean isComment() {
      return new ReplyLine(text).isComment();
    }
  }

  /** The brain has closed its output. */
  record End() implements ReadResult {}

  /** The brain has written more lines than are kept, comments aside; the rest is thrown away. */
  record Flood() implements ReadResult {}

  /** Here comments are missing, because more of them came than are kept. */
  record LostComments() implements ReadResult {}

  /** No line came in time. */
  record Timeout() implements ReadResult {}
}
