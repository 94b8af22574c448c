package org.katachi.play;

import java.nio.charset.Charset;
import org.katachi.board.Colour;

/**
 * The characters that a board is drawn with.
 *
 * @param black a black stone
 * @param white a white stone
 * @param star an empty point by which people find their way
 * @param line what joins two points of a row
 * @param grid the other empty points: the left end, the middle and the right end of the top row,
 *     then of the rows between, then of the bottom row
 */
record Glyphs(char black, char white, char star, char line, String grid) {

  static final Glyphs UNICODE = new Glyphs('●', '○', '╋', '─', "┌┬┐├┼┤└┴┘");

  static final Glyphs ASCII = new Glyphs('X', 'O', '+', ' ', ".........");

  /** The finest that a charset can write. */
  static Glyphs bestFor(Charset charset) {
    return charset.canEncode() && charset.newEncoder().canEncode(UNICODE.all()) ? UNICODE : ASCII;
  }

  /** A player's stone. */
  char stone(Colour colour) {
    return colour == Colour.BLACK ? black : white;
  }

  private String all() {
    return grid + black + white + star + line;
  }
}
