package org.katachi.gamefile;

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
public record Glyphs(char black, char white, char star, char line, String grid) {

  public static final Glyphs UNICODE = new Glyphs('●', '○', '╋', '─', "┌┬┐├┼┤└┴┘");

  public static final Glyphs ASCII = new Glyphs('X', 'O', '+', ' ', ".........");

  /** The best glyphs that a charset can encode. */
  public static Glyphs bestFor(Charset charset) {
    return charset.canEncode() && charset.newEncoder().canEncode(UNICODE.all()) ? UNICODE : ASCII;
  }

  /** The best glyphs that the standard output can show. */
  public static Glyphs forTerminal() {
    return bestFor(terminalCharset());
  }

  /** The charset of the standard output; its property has another name before JDK 19. */
  private static Charset terminalCharset() {
    String older = System.getProperty("sun.stdout.encoding", Charset.defaultCharset().name());
    return Charset.forName(System.getProperty("stdout.encoding", older));
  }

  /** The stone of a colour. */
  public char stone(Colour colour) {
    return colour == Colour.BLACK ? black : white;
  }

  private String all() {
    return grid + black + white + star + line;
  }
}
