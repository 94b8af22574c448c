package org.katachi.gamefile;

import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Point;

/** Writes a game as a library of RenLib with one line; the form is that of {@link RenLibReader}. */
final class RenLibWriter {

  /** The version of RenLib's files, 3.4. */
  private static final String VERSION = "\u0003\u0004";

  /** Fills up the header. */
  private static final char FILLER = '\u00FF';

  /** The first node has no move. */
  private static final char NO_POINT = 0;

  private RenLibWriter() {}

  /**
   * Writes a game.
   *
   * @return the file, a character for each byte
   * @throws IllegalArgumentException if the board is not of 15 by 15
   */
  static String write(RecordedGame game) {
    if (!game.geometry().equals(RenLibReader.BOARD)) {
      throw new IllegalArgumentException(
          "RenLib has boards of 15x15 only, and this one is " + game.geometry());
    }
    StringBuilder bytes = new StringBuilder();
    bytes.append(
        StringUtils.rightPad(RenLibReader.MAGIC + VERSION, RenLibReader.HEADER_BYTES, FILLER));
    int left = game.moves().size();
    node(bytes, NO_POINT, left);
    for (Point move : game.moves()) {
      left--;
      node(bytes, (char) (move.y() << 4 | (move.x() + 1)), left);
    }
    return bytes.toString();
  }

  private static void node(StringBuilder bytes, char point, int movesAfterIt) {
    bytes.append(point).append(movesAfterIt > 0 ? (char) 0 : (char) RenLibReader.NO_CHILD);
  }
}
