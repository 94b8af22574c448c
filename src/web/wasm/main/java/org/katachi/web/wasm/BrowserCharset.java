package org.katachi.web.wasm;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.UnsupportedCharsetException;

/** A charset that the browser's {@code TextDecoder} knows. It only decodes. */
final class BrowserCharset extends Charset {

  /**
   * A charset.
   *
   * @throws UnsupportedCharsetException if the browser does not know the name
   */
  BrowserCharset(String name) {
    super(name, new String[0]);
    Host.write(label());
    if (!Host.knowsCharset()) {
      throw new UnsupportedCharsetException(name);
    }
  }

  /** Java's names of what no standard names begin so. */
  private String label() {
    return name().startsWith("x-") ? name().substring("x-".length()) : name();
  }

  @Override
  public boolean contains(Charset other) {
    return other.equals(this);
  }

  @Override
  public boolean canEncode() {
    return false;
  }

  @Override
  public CharsetEncoder newEncoder() {
    throw new UnsupportedOperationException();
  }

  @Override
  public CharsetDecoder newDecoder() {
    return new Decoder();
  }

  /** Decodes all bytes at once, which are written a character each for the browser. */
  private final class Decoder extends CharsetDecoder {

    private String text;
    private int written;

    Decoder() {
      super(BrowserCharset.this, 1, 1);
    }

    @Override
    protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
      if (in.hasRemaining()) {
        Host.write(label() + " ");
        int start = in.position();
        while (in.hasRemaining()) {
          Host.append(in.get() & 0xFF);
        }
        if (!Host.decode(malformedInputAction() == CodingErrorAction.REPORT)) {
          in.position(start);
          return CoderResult.malformedForLength(1);
        }
        text = Host.read();
        written = 0;
      }
      while (text != null && written < text.length()) {
        if (!out.hasRemaining()) {
          return CoderResult.OVERFLOW;
        }
        out.put(text.charAt(written++));
      }
      return CoderResult.UNDERFLOW;
    }
  }
}
