package org.katachi.eval;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Lists of whole numbers as files of weights hold them: 16 bits each, the higher byte first. */
final class NumberLists {

  private NumberLists() {}

  /** Fills the lists one after the other. */
  static void read(DataInputStream in, int[]... lists) throws IOException {
    for (int[] list : lists) {
      for (int i = 0; i < list.length; i++) {
        list[i] = in.readShort();
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
