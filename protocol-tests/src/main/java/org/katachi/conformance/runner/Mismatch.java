package org.katachi.conformance.runner;

/**
 * The failed line of a conversation: what it expects, and what the brain did instead.
 *
 * @param lineNumber the line in the conversation's file; 0 after its last one
 * @param line the text of that line
 */
public record Mismatch(int lineNumber, String line, String expected, String actual) {

  /** The place of the failed line, as {@code line 9: < OK}, or after the last line. */
  public String place() {
    return lineNumber > 0 ? "line " + lineNumber + ": " + line : line;
  }
}
