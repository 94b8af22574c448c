package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads the first line of a library of RenLib, down to its first end. After a header of 20 bytes
 * the nodes stand in preorder, so that the first child of each follows it: a byte for the point,
 * the column from 1 in its low half and the row from the top in its high half, and a byte of flags;
 * then the comment, if there is one, which ends with a zero byte and more to fill it up.
 *
 * <p>Source: what the programs RenLib and Figrid read and write.
 */
final class RenLibReader {

  /** How such a file begins. */
  static final String MAGIC = "\u00FFRenLib\u00FF";

  /** The only board. */
  static final Geometry BOARD = new Geometry(15, 15);

  static final int HEADER_BYTES = 20;

  /** The flag of the last node of a line. */
  static final int NO_CHILD = 0x40;

  private static final int OLD_COMMENT = 0x20;
  private static final int COMMENT = 0x08;
  private static final int NO_MOVE = 0x02;
  private static final int EXTENSION = 0x01;

  private final String bytes;
  private int at = HEADER_BYTES;

  private RenLibReader(String bytes) {
    this.bytes = bytes;
  }

  /**
   * Reads a game.
   *
   * @param bytes the file, a character for each byte
   * @throws IllegalArgumentException if it is faulty; the message tells the byte, from 0
   */
  static RecordedGame read(String bytes) {
    return new RenLibReader(bytes).game();
  }

  private RecordedGame game() {
    List<Point> moves = new ArrayList<>();
    int flags = 0;
    while ((flags & NO_CHILD) == 0) {
      int start = at;
      int point = next();
      flags = next();
      if ((flags & EXTENSION) != 0) {
        throw fault(start, "a node with an extension, which is not read");
      }
      if (point != 0 && (flags & NO_MOVE) == 0) {
        moves.add(point(start, point));
      } else if (start > HEADER_BYTES) {
        throw fault(start, "a node without a move, which only the first may be");
      }
      if ((flags & (COMMENT | OLD_COMMENT)) != 0) {
        skipComment();
      }
    }
    return RecordedGame.of(BOARD, Optional.empty(), moves);
  }

  private static Point point(int start, int point) {
    Point move = new Point((point & 0xF) - 1, point >> 4);
    if (!BOARD.contains(move)) {
      throw fault(start, "a point outside the board");
    }
    return move;
  }

  private void skipComment() {
    while (next() != 0) {
      // The text does not matter.
    }
    while (at < bytes.length() && bytes.charAt(at) == 0) {
      at++;
    }
  }

  private int next() {
    if (at >= bytes.length()) {
      throw fault(at, "the end of the library within a line");
    }
    return bytes.charAt(at++);
  }

  private static IllegalArgumentException fault(int place, String what) {
    return new IllegalArgumentException("byte " + place + ": " + what);
  }
}
