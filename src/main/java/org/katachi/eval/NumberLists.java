package org.katachi.eval;

import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** Lists of whole numbers as files of weights hold them: 16 bits each, the higher byte first. */
final class NumberLists {

  private NumberLists() {}

  /**
   * Fills the lists one after the other. Whole lists are read at once: a manager waits for it.
   *
   * @throws EOFException if the stream ends too soon
   */
  static void read(InputStream in, int[]... lists) throws IOException {
    for (int[] list : lists) {
      byte[] bytes = in.readNBytes(list.length * Short.BYTES);
      if (bytes.length < list.length * Short.BYTES) {
        throw new EOFException();
      }
      for (int i = 0; i < list.length; i++) {
        list[i] = bytes[2 * i] << Byte.SIZE | (bytes[2 * i + 1] & 0xFF);
      }
    }
  }

  /** Writes the lists; numbers of more than 16 bits are cut to the greatest that fits. */
  static void write(DataOutputStream out, int[]... lists) throws IOException {
    for (int[] list : lists) {
      for (int number : list) {
        out.writeShort(Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, number)));
      }
    }
  }
}
