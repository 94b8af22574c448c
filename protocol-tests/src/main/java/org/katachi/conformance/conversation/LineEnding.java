package org.katachi.conformance.conversation;

/** What ends the lines that are sent. */
public enum LineEnding {
  CRLF("\r\n"),
  LF("\n"),
  CR("\r");

  private final String text;

  LineEnding(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
