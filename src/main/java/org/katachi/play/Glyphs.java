package org.katachi.play;

import java.nio.charset.Charset;
import org.katachi.board.Colour;

/**
 * The characters of a drawn board.
 *
 * @param black a black stone
 * @param white a white stone
 * @param star a star point
 * @param line the line between two points of a row
 * @param grid the other empty points: the left end, the middle and the right end of the top row,
 *     then of the middle rows, then of the bottom row
 */
record Glyphs(char black, char white, char star, char line, String grid) {

  static final Glyphs UNICODE = new Glyphs('●', '○', '╋', '─', "┌┬┐├┼┤└┴┘");

  static final Glyphs ASCII = new Glyphs('X', 'O', '+', ' ', ".........");

  /** The best glyphs that a charset can encode. */
  static Glyphs bestFor(Charset charset) {
    return charset.canEncode() && charset.newEncoder().canEncode(UNICODE.all()) ? UNICODE : ASCII;
  }

  /** The stone of a colour. */
  char stone(Colour colour) {
    return colour == Colour.BLACK ? black : white;
  }

  private String all() {
    return grid + black + white + star + line;
  }
}
