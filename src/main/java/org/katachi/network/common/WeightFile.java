package org.katachi.network.common;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.katachi.io.FileErrors;
import org.katachi.io.WholeFile;

/**
 * The form in which weights lie in a file: lists of weights of 8 bits, then of weights of 16 bits,
 * the higher byte first. Reading fills the arrays, writing takes what they hold.
 *
 * @param bytes the lists of weights of 8 bits
 * @param lists the lists of weights of 16 bits
 */
@SuppressWarnings("ArrayRecordComponent") // A view of its owner's arrays, never compared.
public record WeightFile(byte[][] bytes, int[][] lists) {

  /**
   * Reads a file.
   *
   * @throws IOException if it can't be read, or has not the length of these weights
   */
  public void read(Path file) throws IOException {
    FileErrors.refuseFolder(file);
    try (InputStream stream = Files.newInputStream(file)) {
      read(stream);
      if (stream.read() >= 0) {
        throw new IOException(otherWeights(file, "too long"));
      }
    } catch (EOFException e) {
      throw new IOException(otherWeights(file, "too short"), e);
    }
  }

  private String otherWeights(Path file, String finding) {
    return file + " holds other weights: it is " + finding + ", expected " + length() + " bytes";
  }

  /** The bytes of the file. */
  private long length() {
    long length = 0;
    for (byte[] list : bytes) {
      length += list.length;
    }
    for (int[] list : lists) {
      length += (long) list.length * Short.BYTES;
    }
    return length;
  }

  /**
   * Reads a stream. Whole lists are read at once: a manager waits for it.
   *
   * @throws EOFException if the stream ends too soon
   */
  public void read(InputStream stream) throws IOException {
    // TeaVM's readNBytes of a stream reads the same bytes again, or never ends.
    DataInputStream in = new DataInputStream(stream);
    for (byte[] list : bytes) {
      in.readFully(list);
    }
    for (int[] list : lists) {
      byte[] words = new byte[list.length * Short.BYTES];
      in.readFully(words);
      for (int i = 0; i < list.length; i++) {
        list[i] = words[2 * i] << Byte.SIZE | (words[2 * i + 1] & 0xFF);
      }
    }
  }

  /**
   * Writes a file, see {@link #write(OutputStream)}. An existing one is replaced when the new one
   * is complete.
   */
  public void write(Path file) throws IOException {
    WholeFile.replace(file, this::writeInPlace);
  }

  private void writeInPlace(Path file) throws IOException {
    try (OutputStream stream = Files.newOutputStream(file)) {
      write(stream);
    }
  }

  /** Writes to a stream; a weight beyond 16 bits becomes the greatest that fits. */
  public void write(OutputStream stream) throws IOException {
    DataOutputStream out = new DataOutputStream(new BufferedOutputStream(stream));
    for (byte[] list : bytes) {
      out.write(list);
    }
    for (int[] list : lists) {
      for (int weight : list) {
        out.writeShort(Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, weight)));
      }
    }
    out.flush();
  }
}
