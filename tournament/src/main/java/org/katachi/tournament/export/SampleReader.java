package org.katachi.tournament.export;

import java.io.BufferedInputStream;
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
import org.katachi.io.FileErrors;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Outcome;

/** Reads a file of training samples. */
public final class SampleReader {

  private final Path file;
  private final InputStream in;

  /** Of the game before: most files know one board, and it is large beside a game. */
  private Geometry lastGeometry = new Geometry(1, 1);

  private SampleReader(Path file, InputStream in) {
    this.file = file;
    this.in = in;
  }

  /**
   * Reads all whole games of a file. Half a game at its end is left out: its writer was killed.
   *
   * @throws IOException if the file can't be read, is no file of samples or one of another version,
   *     or holds numbers that make no sense
   */
  public static List<SampleGame> readWholeGames(Path file) throws IOException {
    FileErrors.refuseFolder(file);
    List<SampleGame> games = new ArrayList<>();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      SampleReader reader = new SampleReader(file, in);
      reader.checkHeader();
      Optional<SampleGame> next = reader.next();
      while (next.isPresent()) {
        games.add(next.get());
        next = reader.next();
      }
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
    int version = SampleFormat.wrap(header).getShort(SampleFormat.MAGIC.length());
    if (version != SampleFormat.VERSION) {
      throw new IOException(
          file + " is of version " + version + ", and only " + SampleFormat.VERSION + " is known");
    }
  }

  /** The next game; nothing at the end, or if the file ends within it. */
  private Optional<SampleGame> next() throws IOException {
    byte[] head = in.readNBytes(SampleFormat.GAME_HEADER);
    try {
      return head.length < SampleFormat.GAME_HEADER
          ? Optional.empty()
          : game(SampleFormat.wrap(head));
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " is damaged: " + e.getMessage(), e);
    }
  }

  private Optional<SampleGame> game(ByteBuffer head) throws IOException {
    int rule = Byte.toUnsignedInt(head.get());
    RuleSet rules =
        RuleSet.ofInfo(rule).orElseThrow(() -> new IllegalArgumentException("no rule " + rule));
    Geometry geometry = geometry(head.get(), head.get());
    Outcome result = Outcome.ofHalfPoints(head.get());
    int opening = Short.toUnsignedInt(head.getShort());
    int stones = Short.toUnsignedInt(head.getShort());
    if (opening > stones || stones > geometry.pointCount()) {
      throw new IllegalArgumentException(
          stones + " stones, " + opening + " of the opening, on a board of " + geometry);
    }
    int length = SampleFormat.bodyLength(opening, stones);
    ByteBuffer body = SampleFormat.wrap(in.readNBytes(length));
    if (body.remaining() < length) {
      return Optional.empty();
    }
    int[] cells = cells(body, geometry, stones);
    return Optional.of(
        new SampleGame(
            rules, geometry, result, opening, cells, evaluations(body, opening, stones)));
  }

  private Geometry geometry(int width, int height) {
    if (lastGeometry.width() != width || lastGeometry.height() != height) {
      lastGeometry = new Geometry(width, height);
    }
    return lastGeometry;
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
}
