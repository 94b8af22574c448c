package org.katachi.engine;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.io.WholeFile;
import org.katachi.search.table.TranspositionTable;

/**
 * A transposition table in a file: a header that says to which game and networks it belongs, the
 * entries, and a checksum. All numbers have the higher byte first.
 *
 * <pre>
 *   header  bytes 0-7 KATACHTT | 8-11 version | 12-15 number of the rules | 16-19 width | 20-23 height
 *           | 24-31 fingerprint of the networks | 32-39 number of entries
 *   entry   bytes 0-7 key | 8-15 data, see {@link TranspositionTable}
 *   end     8 bytes CRC-32 of all before it
 * </pre>
 *
 * @param file the path of the file
 * @param game any position of the game
 * @param networks the {@link ShapeEvaluation#networkFingerprint} of its evaluation
 */
record HashFile(Path file, Position game, long networks) {

  /** In ASCII {@code KATACHTT}. */
  private static final long MAGIC = 0x4B41544143485454L;

  /** To be raised when the keys of positions or the data of entries change. */
  private static final int VERSION = 2;

  private static final int HEADER_BYTES = 40;
  private static final int ENTRY_BYTES = 2 * Long.BYTES;
  private static final int BUFFER_BYTES = 1 << 16;

  /**
   * Writes the entries of a table. A file of a table is replaced once the new one is complete; any
   * other file stays.
   *
   * @return the number of entries
   * @throws IOException if the file can't be written
   */
  long write(TranspositionTable table) throws IOException {
    if (Files.exists(file) && !isTable()) {
      throw new IOException("it exists and is not a transposition table");
    }
    long entries = 0;
    for (int place = 0; place < table.places(); place++) {
      entries += isPossible(table.dataAt(place)) ? 1 : 0;
    }
    long count = entries;
    WholeFile.replace(file, unfinished -> write(table, count, unfinished));
    return entries;
  }

  private boolean isTable() throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      return in.readLong() == MAGIC;
    } catch (EOFException e) {
      return false;
    }
  }

  private void write(TranspositionTable table, long entries, Path unfinished) throws IOException {
    CRC32 sum = new CRC32();
    try (DataOutputStream out =
        new DataOutputStream(
            new CheckedOutputStream(
                new BufferedOutputStream(Files.newOutputStream(unfinished), BUFFER_BYTES), sum))) {
      writeHeader(out, entries);
      for (int place = 0; place < table.places(); place++) {
        if (isPossible(table.dataAt(place))) {
          out.writeLong(table.keyAt(place));
          out.writeLong(table.dataAt(place));
        }
      }
      out.writeLong(sum.getValue());
    }
  }

  private void writeHeader(DataOutputStream out, long entries) throws IOException {
    out.writeLong(MAGIC);
    out.writeInt(VERSION);
    out.writeInt(game.rules().info());
    out.writeInt(game.geometry().width());
    out.writeInt(game.geometry().height());
    out.writeLong(networks);
    out.writeLong(entries);
  }

  /** Whether data are an entry of this game: two threads that write one at a time may spoil it. */
  private boolean isPossible(long data) {
    return TranspositionTable.bound(data) != 0
        && TranspositionTable.move(data) < game.geometry().cellCount();
  }

  /**
   * Reads the whole file and keeps nothing of it.
   *
   * @throws IOException if it can't be read, is damaged, or belongs to another version, another
   *     game or other networks
   */
  void check() throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException(Files.exists(file) ? "it is not a file" : "no such file or folder");
    }
    CRC32 sum = new CRC32();
    try (DataInputStream in = new DataInputStream(new CheckedInputStream(open(), sum))) {
      long entries = readHeader(in);
      boolean possible = true;
      for (long i = 0; i < entries; i++) {
        in.readLong();
        possible &= isPossible(in.readLong());
      }
      if (sum.getValue() != in.readLong() || !possible) {
        throw new IOException("it is damaged");
      }
    } catch (EOFException e) {
      throw new IOException("it is not a transposition table", e);
    }
  }

  /**
   * Reads the entries into a table.
   *
   * @return the number of entries
   * @throws IOException if the file can't be read
   */
  long read(TranspositionTable table) throws IOException {
    try (DataInputStream in = new DataInputStream(open())) {
      long entries = readHeader(in);
      for (long i = 0; i < entries; i++) {
        table.storeCopy(in.readLong(), in.readLong());
      }
      return entries;
    }
  }

  private BufferedInputStream open() throws IOException {
    return new BufferedInputStream(Files.newInputStream(file), BUFFER_BYTES);
  }

  /** Reads the header, and returns the number of entries. */
  private long readHeader(DataInputStream in) throws IOException {
    if (in.readLong() != MAGIC) {
      throw new IOException("it is not a transposition table");
    }
    int version = in.readInt();
    expect("version " + version, "version " + VERSION);
    int rules = in.readInt();
    expect("rule " + rules, "rule " + game.rules().info());
    int width = in.readInt();
    expect("a board of " + width + "x" + in.readInt(), "a board of " + game.geometry());
    if (in.readLong() != networks) {
      throw new IOException("it is of other networks");
    }
    long entries = in.readLong();
    if (Files.size(file) != HEADER_BYTES + entries * ENTRY_BYTES + Long.BYTES) {
      throw new IOException("it is damaged: its length is not that of " + entries + " entries");
    }
    return entries;
  }

  private static void expect(String found, String expected) throws IOException {
    if (!found.equals(expected)) {
      throw new IOException("it is of " + found + ", not of " + expected);
    }
  }
}
