package org.katachi.web.wasm;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** What a browser has in place of the class library, see {@link BrowserLibrary}. */
final class Browser {

  /** Those that TeaVM knows. */
  private static final List<Charset> KNOWN =
      List.of(
          StandardCharsets.UTF_8,
          StandardCharsets.ISO_8859_1,
          StandardCharsets.US_ASCII,
          StandardCharsets.UTF_16BE,
          StandardCharsets.UTF_16LE);

  /** What {@link Host#load} answers if a file can't be had. */
  private static final int NOT_REACHED = -2;

  private Browser() {}

  /**
   * Loads a file of the engine, which lies beside the page instead of in a jar.
   *
   * @param name its path from the root of a jar
   * @return null if there is none
   * @throws IllegalStateException if it can't be had, as without a network
   */
  static InputStream getResourceAsStream(String name) {
    Host.write(name);
    int size = Host.load();
    if (size == NOT_REACHED) {
      throw new IllegalStateException(
          name + " is not stored in the browser yet; without a network it can't be had");
    }
    if (size < 0) {
      return null;
    }
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i += Integer.BYTES) {
      int word = Host.word(i / Integer.BYTES);
      for (int j = i; j < Math.min(size, i + Integer.BYTES); j++) {
        bytes[j] = (byte) word;
        word >>>= Byte.SIZE;
      }
    }
    return new ByteArrayInputStream(bytes);
  }

  /** The charset of a name, TeaVM's or the browser's. */
  static Charset forName(String name) {
    String upper = name.toUpperCase(Locale.ROOT);
    for (Charset charset : KNOWN) {
      if (charset.name().equals(upper)) {
        return charset;
      }
    }
    return new BrowserCharset(name);
  }

  /** A browser does not look at a file to guess its charset. */
  static void handleData(byte[] file) {}

  /** See {@link #handleData}. */
  static void dataEnd() {}

  /** The charset that files in the person's language mostly have; it may not fit. */
  static String getDetectedCharset() {
    Host.guess();
    return Host.read();
  }

  /** One of Unicode's normal forms of a text. */
  static String normalize(String text, String form) {
    Host.write(form + " " + text);
    Host.normalize();
    return Host.read();
  }
}
