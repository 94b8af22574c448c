package org.katachi.tournament.output.export;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.katachi.tournament.statistics.Outcome;

/**
 * The bytes of a file of training samples; docs/game-log.md describes them. All numbers are
 * little-endian.
 */
final class SampleFormat {

  /** The first bytes of the file, in ASCII. */
  static final String MAGIC = "KATASAMP";

  static final int VERSION = 1;

  /** Magic, version (u16), and two bytes of zero. */
  static final int FILE_HEADER = 12;

  /** Rule, width, height, result (u8), stones of the opening, all stones (u16). */
  static final int GAME_HEADER = 8;

  private SampleFormat() {}

  /** A buffer for so many bytes, in the format's order. */
  static ByteBuffer buffer(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** How many bytes follow a game's header. */
  static int bodyLength(int opening, int stones) {
    return Short.BYTES * (2 * stones - opening);
  }

  /** The result for black: 0 lost, 1 drawn, 2 won. */
  static byte code(Outcome result) {
    return switch (result) {
      case LOSS -> 0;
      case DRAW -> 1;
      case WIN -> 2;
    };
  }

  /**
   * What a number says of the result for black.
   *
   * @throws IllegalArgumentException if it says nothing
   */
  static Outcome result(byte code) {
    return switch (code) {
      case 0 -> Outcome.LOSS;
      case 1 -> Outcome.DRAW;
      case 2 -> Outcome.WIN;
      default -> throw new IllegalArgumentException("no result " + code);
    };
  }
}
