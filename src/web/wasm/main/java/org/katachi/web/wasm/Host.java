package org.katachi.web.wasm;

import org.teavm.interop.Import;

/**
 * What the worker's script, {@code engine-worker.js}, does for the engine. Only numbers pass
 * between them, so that the policy of the page need not allow scripts from texts: a text goes over
 * character by character.
 */
final class Host {

  private static final String MODULE = "katachi";

  private Host() {}

  /** The length of the text that came in: of the request, or of what was asked for last. */
  @Import(module = MODULE, name = "length")
  static native int length();

  /** A character of it. */
  @Import(module = MODULE, name = "character")
  static native int character(int i);

  /** Appends a character to the text that goes out next. */
  @Import(module = MODULE, name = "append")
  static native void append(int character);

  /** The text is the answer to the request. */
  @Import(module = MODULE, name = "answer")
  static native void answer();

  /** The text is why the request is faulty. */
  @Import(module = MODULE, name = "fail")
  static native void fail();

  /** The text is an event: its name, a blank and its data. */
  @Import(module = MODULE, name = "tell")
  static native void tell();

  /**
   * The text is the name of a file to load, which takes as long as the network.
   *
   * @return its size in bytes, -1 if there is none, -2 if it can't be had
   */
  @Import(module = MODULE, name = "load")
  static native int load();

  /** Four bytes of the file, the lowest first. */
  @Import(module = MODULE, name = "word")
  static native int word(int i);

  /**
   * Whether a task is to end.
   *
   * @param task the page's number of it
   */
  @Import(module = MODULE, name = "wantsStop")
  static native boolean wantsStop(double task);

  /** The size of the transposition table in megabytes. */
  @Import(module = MODULE, name = "hashMegabytes")
  static native int hashMegabytes();

  /** The greatest size of it, in megabytes, that a person may choose. */
  @Import(module = MODULE, name = "maxHashMegabytes")
  static native int maxHashMegabytes();

  /** The text is a form, a blank and a text, whose normal form comes in. */
  @Import(module = MODULE, name = "normalize")
  static native void normalize();

  /** The charset that files in the person's language mostly have comes in. */
  @Import(module = MODULE, name = "guess")
  static native void guess();

  /** Whether the text is the name of a charset. */
  @Import(module = MODULE, name = "knowsCharset")
  static native boolean knowsCharset();

  /**
   * The text is the name of a charset, a blank, and bytes, a character each; what they say comes
   * in.
   *
   * @param strictly whether all of them must be of the charset
   * @return whether they are
   */
  @Import(module = MODULE, name = "decode")
  static native boolean decode(boolean strictly);

  /** The text that came in. */
  static String read() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length(); i++) {
      text.append((char) character(i));
    }
    return text.toString();
  }

  /** Sets the text that goes out next. */
  static void write(String text) {
    for (int i = 0; i < text.length(); i++) {
      append(text.charAt(i));
    }
  }
}
