package org.katachi.tournament.output.export;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.statistics.Outcome;

/** Reads a file of training samples game by game. */
public final class SampleReader implements AutoCloseable {

  private final Path file;
  private final InputStream in;

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

  private void checkHeader() throws IOException {
    byte[] header = in.readNBytes(SampleFormat.FILE_HEADER);
    if (header.length < SampleFormat.FILE_HEADER
        || !new String(header, 0, SampleFormat.MAGIC.length(), StandardCharsets.US_ASCII)
            .equals(SampleFormat.MAGIC)) {
      throw new IOException(file + " is no file of training samples");
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
   * @throws IOException if the file ends within a game, or holds numbers that make no sense
   */
  public Optional<SampleGame> next() throws IOException {
    byte[] head = in.readNBytes(SampleFormat.GAME_HEADER);
    if (head.length == 0) {
      return Optional.empty();
    }
    if (head.length < SampleFormat.GAME_HEADER) {
      throw new IOException(file + " ends within a game");
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
    Geometry geometry = new Geometry(head.get(), head.get());
    Outcome result = SampleFormat.result(head.get());
    int opening = Short.toUnsignedInt(head.getShort());
    int stones = Short.toUnsignedInt(head.getShort());
    if (opening > stones || stones > geometry.pointCount()) {
      throw new IllegalArgumentException(
          stones + " stones, " + opening + " of the opening, on a board of " + geometry);
    }
    int length = SampleFormat.bodyLength(opening, stones);
    byte[] body = in.readNBytes(length);
    if (body.length < length) {
      throw new IOException(file + " ends within a game");
    }
    ByteBuffer bytes = wrap(body);
    List<Point> points = points(bytes, geometry, stones);
    List<Short> evaluations = new ArrayList<>();
    while (bytes.hasRemaining()) {
      evaluations.add(bytes.getShort());
    }
    return new SampleGame(rules, geometry, result, opening, points, evaluations);
  }

  private static List<Point> points(ByteBuffer bytes, Geometry geometry, int stones) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < stones; i++) {
      int index = Short.toUnsignedInt(bytes.getShort());
      if (index >= geometry.pointCount()) {
        throw new IllegalArgumentException("no point " + index + " on a board of " + geometry);
      }
      points.add(new Point(index % geometry.width(), index / geometry.width()));
    }
    return points;
  }

  private static ByteBuffer wrap(byte[] bytes) {
    return SampleFormat.buffer(bytes.length).put(bytes).flip();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
