package org.katachi.tournament.export;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.katachi.board.Geometry;
import org.katachi.tournament.match.GameRecord;

/**
 * The bytes of a file of training samples; docs/guide/game-log.md describes them. All numbers are
 * little-endian.
 */
public final class SampleFormat {

  /** The first bytes of the file, in ASCII. */
  static final String MAGIC = "KATASAMP";

  static final int VERSION = 1;

  /** Magic, version (u16), and two bytes of zero. */
  public static final int FILE_HEADER = 12;

  /** Rule, width, height, result (u8), stones of the opening, all stones (u16). */
  static final int GAME_HEADER = 8;

  private SampleFormat() {}

  /** The bytes at the beginning of a file. */
  public static ByteBuffer header() {
    return buffer(FILE_HEADER)
        .put(MAGIC.getBytes(StandardCharsets.US_ASCII))
        .putShort((short) VERSION)
        .putShort((short) 0)
        .flip();
  }

  /**
   * The bytes of a game of a log; none if it ended by a fault of a brain, as its result says
   * nothing about its positions then.
   */
  static byte[] encode(GameRecord game) {
    return game.ending().isFault() ? new byte[0] : encode(SampleGame.of(game)).array();
  }

  /** The bytes of a game. */
  public static ByteBuffer encode(SampleGame game) {
    Geometry geometry = game.geometry();
    ByteBuffer bytes = buffer(length(game));
    bytes.put((byte) game.rules().info());
    bytes.put((byte) geometry.width()).put((byte) geometry.height());
    bytes.put((byte) game.result().halfPoints());
    bytes.putShort((short) game.opening()).putShort((short) game.cells().length);
    for (int cell : game.cells()) {
      bytes.putShort((short) (geometry.y(cell) * geometry.width() + geometry.x(cell)));
    }
    for (int i = game.opening(); i < game.cells().length; i++) {
      bytes.putShort(game.evaluations()[i]);
    }
    return bytes.flip();
  }

  /** The number of bytes that a game takes. */
  public static int length(SampleGame game) {
    return GAME_HEADER + bodyLength(game.opening(), game.cells().length);
  }

  /** The number of bytes that follow a game's header. */
  static int bodyLength(int opening, int stones) {
    return Short.BYTES * (2 * stones - opening);
  }

  /** An empty buffer in the format's order. */
  static ByteBuffer buffer(int bytes) {
    return wrap(new byte[bytes]);
  }

  /** Bytes to be read or written in the format's order. */
  static ByteBuffer wrap(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
