package org.katachi.conformance.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.katachi.conformance.script.LineEnding;

/** Splits the bytes of one direction into lines, each with its line ending. */
final class LineSplitter {

  /** One char for each byte, as in the lines. */
  private final StringBuilder partialLine = new StringBuilder();

  /**
   * A line without its end.
   *
   * @param bytes one char for each byte
   */
  record SplitLine(String bytes, LineEnding ending) {

    /** Whether the bytes are UTF-8. */
    boolean isUtf8() {
      return latin1(utf8().getBytes(StandardCharsets.UTF_8)).equals(bytes);
    }

    /** The line as the kit reads it: UTF-8, or Latin-1 where it is none. */
    String text() {
      return isUtf8() ? utf8() : bytes;
    }

    private String utf8() {
      return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }
  }

  /** The lines that end in these bytes. A CR alone ends a line if the next byte is no LF. */
  List<SplitLine> add(byte[] bytes) {
    List<SplitLine> lines = new ArrayList<>();
    String text = latin1(bytes);
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      boolean afterReturn =
          partialLine.length() > 0 && partialLine.charAt(partialLine.length() - 1) == '\r';
      if (character == '\n') {
        lines.add(cut(afterReturn ? LineEnding.CRLF : LineEnding.LF));
      } else {
        if (afterReturn) {
          lines.add(cut(LineEnding.CR));
        }
        partialLine.append(character);
      }
    }
    return lines;
  }

  private SplitLine cut(LineEnding ending) {
    int length = partialLine.length() - (ending == LineEnding.LF ? 0 : 1);
    SplitLine line = new SplitLine(partialLine.substring(0, length), ending);
    partialLine.setLength(0);
    return line;
  }

  private static String latin1(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
