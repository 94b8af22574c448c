package org.katachi.conformance.script;

/** The line ending of the lines that the kit sends. */
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
