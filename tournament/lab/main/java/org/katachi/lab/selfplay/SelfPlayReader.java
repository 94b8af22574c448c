package org.katachi.lab.selfplay;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.io.FileErrors;
import org.katachi.rules.RuleSet;

/**
 * Reads a file of self-play games game by game. Half a game at its end is left out: its writer was
 * killed, and will write it again.
 */
public final class SelfPlayReader implements AutoCloseable {

  private final Path file;
  private final InputStream in;
  private final GameVariant kind;
  private final SelfPlayFormat format;
  private long wholeBytes = SelfPlayFormat.FILE_HEADER;

  private SelfPlayReader(Path file, InputStream in) throws IOException {
    this.file = file;
    this.in = in;
    kind = readHeader();
    format = new SelfPlayFormat(kind.geometry());
  }

  /**
   * Opens a file.
   *
   * @throws IOException if it can't be read, is no file of self-play games, or one of another
   *     version
   */
  public static SelfPlayReader open(Path file) throws IOException {
    FileErrors.refuseFolder(file);
    InputStream in = new BufferedInputStream(Files.newInputStream(file));
    try {
      return new SelfPlayReader(file, in);
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /** Whether a file is one of self-play games, by its first bytes. */
  public static boolean isSelfPlay(Path file) throws IOException {
    FileErrors.refuseFolder(file);
    try (InputStream in = Files.newInputStream(file)) {
      String magic = SelfPlayFormat.MAGIC;
      return new String(in.readNBytes(magic.length()), StandardCharsets.US_ASCII).equals(magic);
    }
  }

  /**
   * The number of whole games in a file.
   *
   * @throws IOException as {@link #open} and {@link #next}
   */
  public static int countGames(Path file) throws IOException {
    int count = 0;
    try (SelfPlayReader reader = open(file)) {
      while (reader.next().isPresent()) {
        count++;
      }
    }
    return count;
  }

  /** The rules and the board of all games. */
  public GameVariant kind() {
    return kind;
  }

  /** The bytes of the file up to the end of the last game read. */
  long wholeBytes() {
    return wholeBytes;
  }

  private GameVariant readHeader() throws IOException {
    byte[] header = in.readNBytes(SelfPlayFormat.FILE_HEADER);
    String magic = SelfPlayFormat.MAGIC;
    if (header.length < SelfPlayFormat.FILE_HEADER
        || !new String(header, 0, magic.length(), StandardCharsets.US_ASCII).equals(magic)) {
      throw new IOException(file + " is not a file of self-play games");
    }
    ByteBuffer bytes = wrap(header).position(magic.length());
    int version = bytes.getShort();
    if (version != SelfPlayFormat.VERSION) {
      throw new IOException(
          file
              + " is of version "
              + version
              + ", and only "
              + SelfPlayFormat.VERSION
              + " is known");
    }
    int rule = Byte.toUnsignedInt(bytes.get());
    RuleSet rules = RuleSet.ofInfo(rule).orElseThrow(() -> damaged("no rule " + rule, null));
    int width = bytes.get();
    int height = bytes.get();
    if (!Geometry.isPlayable(width, height)) {
      throw damaged("no board of " + width + " by " + height, null);
    }
    return new GameVariant(rules, new Geometry(width, height));
  }

  /**
   * The next game.
   *
   * @return nothing at the end, or if only a part of a game is left
   * @throws IOException if the file holds numbers that make no sense
   */
  public Optional<SelfPlayGame> next() throws IOException {
    byte[] head = in.readNBytes(SelfPlayFormat.LENGTH_BYTES);
    if (head.length < SelfPlayFormat.LENGTH_BYTES) {
      return Optional.empty();
    }
    int length = wrap(head).getInt();
    if (length < 0 || length > SelfPlayFormat.MAX_LENGTH) {
      throw damaged("a game of " + length + " bytes", null);
    }
    byte[] body = in.readNBytes(length);
    if (body.length < length) {
      return Optional.empty();
    }
    try {
      SelfPlayGame game = format.decode(wrap(body));
      wholeBytes += SelfPlayFormat.LENGTH_BYTES + length;
      return Optional.of(game);
    } catch (IllegalArgumentException e) {
      throw damaged(e.getMessage(), e);
    } catch (BufferUnderflowException e) {
      throw damaged("a game is longer than its bytes", e);
    }
  }

  private IOException damaged(String message, Exception cause) {
    return new IOException(file + " is damaged: " + message, cause);
  }

  private static ByteBuffer wrap(byte[] bytes) {
    return SelfPlayFormat.buffer(bytes.length).put(bytes).flip();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
