package org.katachi.brain;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Decodes what a brain writes: UTF-8, or Latin-1 where the bytes are no UTF-8. */
final class BrainText {

  private static final int CONTINUATION_MASK = 0xc0;
  private static final int CONTINUATION = 0x80;

  /** The most bytes that follow the first one of a character. */
  private static final int MAX_CONTINUATIONS = 3;

  private BrainText() {}

  /**
   * Decodes bytes.
   *
   * @param bytes one char for each byte, as Latin-1 decodes them
   * @param isPart whether the first and the last character may be cut; then they are left out
   */
  static String decode(String bytes, boolean isPart) {
    ByteBuffer in = ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1));
    if (isPart) {
      skipContinuations(in);
    }
    CharBuffer out = CharBuffer.allocate(bytes.length());
    CharsetDecoder decoder =
        StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
    boolean isMalformed = decoder.decode(in, out, !isPart).isError();
    return isMalformed ? bytes : out.flip().toString();
  }

  private static void skipContinuations(ByteBuffer in) {
    int skipped = 0;
    while (skipped < Math.min(MAX_CONTINUATIONS, in.limit())
        && (in.get(skipped) & CONTINUATION_MASK) == CONTINUATION) {
      skipped++;
    }
    in.position(skipped);
  }
}
