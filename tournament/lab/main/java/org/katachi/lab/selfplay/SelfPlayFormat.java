package org.katachi.lab.selfplay;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.statistics.Outcome;

/**
 * The bytes of a file of self-play games; docs/lab/data.md describes them. All numbers are
 * little-endian.
 */
final class SelfPlayFormat {

  /** The first bytes of the file, in ASCII. */
  static final String MAGIC = "KATASELF";

  static final int VERSION = 1;

  /** Magic, version (u16), rule, width, height (u8), and three bytes of zero. */
  static final int FILE_HEADER = 16;

  /** The bytes of a game's length, which counts what follows it. */
  static final int LENGTH_BYTES = Integer.BYTES;

  /** Longer games are damage: 1600 moves, and ten positions each with a line of 255 moves. */
  static final int MAX_LENGTH = 1 << 24;

  private static final int GAME_HEADER = 7;
  private static final int POSITION_BYTES = 11;
  private static final int NO_POINT = 0xFFFF;

  private final Geometry geometry;

  SelfPlayFormat(Geometry geometry) {
    this.geometry = geometry;
  }

  /** The bytes at the beginning of a file. */
  static ByteBuffer header(GameVariant kind) {
    return buffer(FILE_HEADER)
        .put(MAGIC.getBytes(StandardCharsets.US_ASCII))
        .putShort((short) VERSION)
        .put((byte) kind.rules().info())
        .put((byte) kind.geometry().width())
        .put((byte) kind.geometry().height())
        .position(FILE_HEADER)
        .flip();
  }

  /** A game with its length before it. */
  ByteBuffer encode(SelfPlayGame game) {
    ByteBuffer bytes = buffer(length(game));
    bytes.putInt(bytes.capacity() - LENGTH_BYTES);
    bytes.put((byte) game.result().halfPoints());
    bytes.putShort((short) game.opening());
    bytes.putShort((short) game.cells().length);
    bytes.putShort((short) game.positions().size());
    putPoints(bytes, game.cells());
    for (SearchedPosition position : game.positions()) {
      bytes.put(position.source().code());
      bytes.putShort((short) position.ply());
      bytes.put((byte) position.line().length);
      putPoints(bytes, position.line());
      putPoint(bytes, position.best());
      putPoint(bytes, position.secondBest());
      bytes.putShort((short) position.value());
      bytes.put((byte) position.depth());
    }
    return bytes.flip();
  }

  /** A game in one line of text. */
  String text(SelfPlayGame game) {
    return Base64.getEncoder().encodeToString(encode(game).array());
  }

  /**
   * Reads what {@link #text} has written.
   *
   * @throws IllegalArgumentException if it is something else
   */
  SelfPlayGame ofText(String text) {
    byte[] decoded = Base64.getDecoder().decode(text);
    ByteBuffer bytes = buffer(decoded.length).put(decoded).flip();
    try {
      if (bytes.getInt() != bytes.remaining()) {
        throw new IllegalArgumentException("a game of another length");
      }
      return decode(bytes);
    } catch (BufferUnderflowException e) {
      throw new IllegalArgumentException("a game is longer than its bytes", e);
    }
  }

  private static int length(SelfPlayGame game) {
    int length = LENGTH_BYTES + GAME_HEADER + Short.BYTES * game.cells().length;
    for (SearchedPosition position : game.positions()) {
      length += POSITION_BYTES + Short.BYTES * position.line().length;
    }
    return length;
  }

  /**
   * Reads what follows the length.
   *
   * @throws IllegalArgumentException if the numbers make no sense, or a move can't be played
   * @throws java.nio.BufferUnderflowException if the game is longer than its bytes
   */
  SelfPlayGame decode(ByteBuffer bytes) {
    Outcome result = Outcome.ofHalfPoints(bytes.get());
    int opening = Short.toUnsignedInt(bytes.getShort());
    int stones = Short.toUnsignedInt(bytes.getShort());
    int count = Short.toUnsignedInt(bytes.getShort());
    int[] cells = points(bytes, stones);
    List<SearchedPosition> positions = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      positions.add(position(bytes));
    }
    if (bytes.hasRemaining()) {
      throw new IllegalArgumentException("a game is shorter than its bytes");
    }
    SelfPlayGame game = new SelfPlayGame(result, opening, cells, positions);
    SelfPlayReferee.checkMoves(game, geometry);
    return game;
  }

  private SearchedPosition position(ByteBuffer bytes) {
    Source source = Source.ofCode(bytes.get());
    int ply = Short.toUnsignedInt(bytes.getShort());
    int[] line = points(bytes, Byte.toUnsignedInt(bytes.get()));
    int best = point(bytes);
    int secondBest = point(bytes);
    int value = bytes.getShort();
    return new SearchedPosition(
        source, ply, line, best, secondBest, value, Byte.toUnsignedInt(bytes.get()));
  }

  private void putPoints(ByteBuffer bytes, int[] cells) {
    for (int cell : cells) {
      putPoint(bytes, cell);
    }
  }

  private void putPoint(ByteBuffer bytes, int cell) {
    int point =
        cell == SearchedPosition.NO_CELL
            ? NO_POINT
            : geometry.y(cell) * geometry.width() + geometry.x(cell);
    bytes.putShort((short) point);
  }

  private int[] points(ByteBuffer bytes, int count) {
    int[] cells = new int[count];
    for (int i = 0; i < count; i++) {
      cells[i] = point(bytes);
    }
    return cells;
  }

  private int point(ByteBuffer bytes) {
    int point = Short.toUnsignedInt(bytes.getShort());
    if (point == NO_POINT) {
      return SearchedPosition.NO_CELL;
    }
    if (point >= geometry.pointCount()) {
      throw new IllegalArgumentException("no point " + point + " on a board of " + geometry);
    }
    return geometry.point(point);
  }

  /** An empty buffer in the format's order. */
  static ByteBuffer buffer(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
