package org.katachi.farm.message;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.HexFormat;

/** What a worker finds that has been set aside: the reason, in words. */
public final class Dismissal {

  private Dismissal() {}

  /** The name under which a worker looks for it, of letters and digits. */
  public static String name(String worker) {
    return "dismissal" + HexFormat.of().formatHex(worker.getBytes(UTF_8));
  }

  /** Writes the reason. */
  public static byte[] write(String reason) {
    return reason.getBytes(UTF_8);
  }

  /** Reads it. */
  public static String read(byte[] content) {
    return new String(content, UTF_8);
  }
}
