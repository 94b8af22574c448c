package org.katachi.tournament.export;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/** Reads a file of training samples game by game. */
public final class SampleReader implements AutoCloseable {

  private final Path file;
  private final InputStream in;

  /** Of the game before: most files know one board, and it is large beside a game. */
  private Geometry lastGeometry = new Geometry(1, 1);

  private SampleReader(Path file, InputStream in) {
    this.file = file;
    this.in = in;
  }

  /**
   * Opens a file.
   *
   * @throws IOException if it can't be read, is no file of samples, or one of another version
   */
  public static SampleReader open(Path file) throws IOException {
    SampleReader reader =
        new SampleReader(file, new BufferedInputStream(Files.newInputStream(file)));
    try {
      reader.checkHeader();
      return reader;
    } catch (IOException e) {
      reader.close();
      throw e;
    }
  }

  /**
   * Reads all whole games of a file. Half a game at its end is left out: its writer was killed.
   *
   * @throws IOException if the file can't be read, or is no file of samples
   */
  public static List<SampleGame> readWholeGames(Path file) throws IOException {
    List<SampleGame> games = new ArrayList<>();
    try (SampleReader reader = open(file)) {
      Optional<SampleGame> next = reader.next();
      while (next.isPresent()) {
        games.add(next.get());
        next = reader.next();
      }
    } catch (EOFException e) {
      return games;
    }
    return games;
  }

  private void checkHeader() throws IOException {
    byte[] header = in.readNBytes(SampleFormat.FILE_HEADER);
    if (header.length < SampleFormat.FILE_HEADER
        || !new String(header, 0, SampleFormat.MAGIC.length(), StandardCharsets.US_ASCII)
            .equals(SampleFormat.MAGIC)) {
      throw new IOException(file + " is not a file of training samples");
    }
    int version = wrap(header).getShort(SampleFormat.MAGIC.length());
    if (version != SampleFormat.VERSION) {
      throw new IOException(
          file + " is of version " + version + ", and only " + SampleFormat.VERSION + " is known");
    }
  }

  /**
   * The next game.
   *
   * @return nothing at the end
   * @throws EOFException if the file ends within a game
   * @throws IOException if it holds numbers that make no sense
   */
  public Optional<SampleGame> next() throws IOException {
    byte[] head = in.readNBytes(SampleFormat.GAME_HEADER);
    if (head.length == 0) {
      return Optional.empty();
    }
    if (head.length < SampleFormat.GAME_HEADER) {
      throw endsWithinAGame();
    }
    try {
      return Optional.of(game(wrap(head)));
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " is damaged: " + e.getMessage(), e);
    }
  }

  private SampleGame game(ByteBuffer head) throws IOException {
    int rule = Byte.toUnsignedInt(head.get());
    RuleSet rules =
        RuleSet.ofInfo(rule).orElseThrow(() -> new IllegalArgumentException("no rule " + rule));
    Geometry geometry = geometry(head.get(), head.get());
    SampleResult result = SampleResult.ofCode(head.get());
    int opening = Short.toUnsignedInt(head.getShort());
    int stones = Short.toUnsignedInt(head.getShort());
    if (opening > stones || stones > geometry.pointCount()) {
      throw new IllegalArgumentException(
          stones + " stones, " + opening + " of the opening, on a board of " + geometry);
    }
    ByteBuffer body = body(SampleFormat.bodyLength(opening, stones));
    int[] cells = cells(body, geometry, stones);
    return new SampleGame(
        rules, geometry, result, opening, cells, evaluations(body, opening, stones));
  }

  private Geometry geometry(int width, int height) {
    if (lastGeometry.width() != width || lastGeometry.height() != height) {
      lastGeometry = new Geometry(width, height);
    }
    return lastGeometry;
  }

  private ByteBuffer body(int length) throws IOException {
    byte[] body = in.readNBytes(length);
    if (body.length < length) {
      throw endsWithinAGame();
    }
    return wrap(body);
  }

  private EOFException endsWithinAGame() {
    return new EOFException(file + " ends within a game");
  }

  private static int[] cells(ByteBuffer bytes, Geometry geometry, int stones) {
    int[] cells = new int[stones];
    for (int i = 0; i < stones; i++) {
      int index = Short.toUnsignedInt(bytes.getShort());
      if (index >= geometry.pointCount()) {
        throw new IllegalArgumentException("no point " + index + " on a board of " + geometry);
      }
      cells[i] = geometry.point(index);
    }
    return cells;
  }

  private static short[] evaluations(ByteBuffer bytes, int opening, int stones) {
    short[] evaluations = new short[stones];
    Arrays.fill(evaluations, 0, opening, SampleGame.UNKNOWN);
    for (int i = opening; i < stones; i++) {
      evaluations[i] = bytes.getShort();
    }
    return evaluations;
  }

  private static ByteBuffer wrap(byte[] bytes) {
    return SampleFormat.buffer(bytes.length).put(bytes).flip();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
