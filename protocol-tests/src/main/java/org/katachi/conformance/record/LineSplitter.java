package org.katachi.conformance.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.katachi.conformance.conversation.LineEnding;

/** Makes lines of the bytes of one direction, and remembers how each ended. */
final class LineSplitter {

  private final StringBuilder half = new StringBuilder();

  /** A line without its end. */
  record SplitLine(String text, LineEnding ending) {}

  /** The lines that end in these bytes. A lone CR ends a line when the next byte is no LF. */
  List<SplitLine> add(byte[] bytes) {
    List<SplitLine> lines = new ArrayList<>();
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      boolean afterReturn = half.length() > 0 && half.charAt(half.length() - 1) == '\r';
      if (character == '\n') {
        lines.add(cut(afterReturn ? LineEnding.CRLF : LineEnding.LF));
      } else {
        if (afterReturn) {
          lines.add(cut(LineEnding.CR));
        }
        half.append(character);
      }
    }
    return lines;
  }

  private SplitLine cut(LineEnding ending) {
    int length = half.length() - (ending == LineEnding.LF ? 0 : 1);
    SplitLine line = new SplitLine(half.substring(0, length), ending);
    half.setLength(0);
    return line;
  }
}
