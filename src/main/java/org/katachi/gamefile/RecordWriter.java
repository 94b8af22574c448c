package org.katachi.gamefile;

import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.Rule;

/** Writes games in forms that {@link GameReader} and other programs read. */
public final class RecordWriter {

  private static final int LETTERS = 26;

  private RecordWriter() {}

  /** The file that Piskvork would save, with times of zero. Lines end in CR LF. */
  public static String psq(RecordedGame game) {
    StringBuilder text = new StringBuilder("Piskvorky ");
    text.append(game.geometry()).append(", 11:11, 0\r\n");
    for (Point move : game.moves()) {
      text.append(move.x() + 1).append(',').append(move.y() + 1).append(",0\r\n");
    }
    return text.append("black\r\nwhite\r\n0\r\n").toString();
  }

  /** A game of SGF, FF[4], GM[4]; the stones of a setup are placed before the first move. */
  public static String sgf(RecordedGame game, Rule rule) {
    StringBuilder text = new StringBuilder("(;FF[4]GM[4]CA[UTF-8]AP[Katachi]SZ[");
    text.append(size(game.geometry())).append("]RU[").append(rule).append(']');
    setup(text, game, "AB", 0);
    setup(text, game, "AW", 1);
    for (int i = game.setup(); i < game.moves().size(); i++) {
      text.append("\n;").append(i % 2 == 0 ? 'B' : 'W').append(point(game.moves().get(i)));
    }
    return text.append(")\n").toString();
  }

  /**
   * A library of RenLib with the game as its only line.
   *
   * @return the file, a character for each byte
   * @throws IllegalArgumentException if the board is not of 15 by 15
   */
  public static String renLib(RecordedGame game) {
    return RenLibWriter.write(game);
  }

  private static String size(Geometry geometry) {
    return geometry.width() == geometry.height()
        ? Integer.toString(geometry.width())
        : geometry.width() + ":" + geometry.height();
  }

  private static void setup(StringBuilder text, RecordedGame game, String property, int first) {
    for (int i = first; i < game.setup(); i += 2) {
      text.append(i == first ? property : "").append(point(game.moves().get(i)));
    }
  }

  private static String point(Point point) {
    return "[" + letter(point.x()) + letter(point.y()) + "]";
  }

  private static char letter(int number) {
    return (char) (number < LETTERS ? 'a' + number : 'A' + number - LETTERS);
  }
}
