package org.katachi.gamefile;

import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads a position as RenLib saves it ({@code .pos}): a byte with the number of moves, then a byte
 * for each, 15 times the row plus the column, both from 0 and from the top left. There is no mark
 * at the beginning; that nothing else fits tells such a file.
 *
 * <p>Source: RenLib's Pos.cpp.
 */
final class PosReader {

  /** The only board. */
  static final Geometry BOARD = RenLibReader.BOARD;

  /** The first printable character: no text of moves has as many different bytes. */
  private static final int MANY = ' ';

  private static final String MOVES = "(?s)[\\s,;]*([A-Za-z]{1,2}[0-9]{1,2}[\\s,;]*)+";

  private PosReader() {}

  /** Whether the bytes are the count of the others, which are different points. */
  static boolean isPosition(byte[] file) {
    if (file.length == 0 || Byte.toUnsignedInt(file[0]) != file.length - 1) {
      return false;
    }
    BitSet seen = new BitSet();
    for (int i = 1; i < file.length; i++) {
      int point = Byte.toUnsignedInt(file[i]);
      if (point >= BOARD.pointCount() || seen.get(point)) {
        return false;
      }
      seen.set(point);
    }
    // A line feed counts to ten, and a few moves as text are ten different characters.
    return file.length > MANY || !new String(file, StandardCharsets.ISO_8859_1).matches(MOVES);
  }

  static GameFile read(byte[] file) {
    GameTree tree = new GameTree(BOARD);
    GameNode node = tree.root();
    Colour side = Colour.BLACK;
    for (int i = 1; i < file.length; i++) {
      int point = Byte.toUnsignedInt(file[i]);
      node = node.play(Move.stone(side, new Point(point % BOARD.width(), point / BOARD.width())));
      side = side.opponent();
    }
    return GameFile.of(tree);
  }
}
