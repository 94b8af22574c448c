package org.katachi.threat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/** Freestyle positions of real games in which the side to move has a win by threats. */
public final class VctPositions {

  private VctPositions() {}

  /** The positions as lines: the size of the board and the moves, as {@code 15 h8i9}. */
  public static List<String> lines() {
    try (InputStream stream = VctPositions.class.getResourceAsStream("vct.pos")) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The position of a line. */
  public static Board board(String line) {
    int blank = line.indexOf(' ');
    int size = Integer.parseInt(line.substring(0, blank));
    Board board = new Board(new Geometry(size, size));
    for (Point point : Notation.parsePos(line.substring(blank + 1))) {
      board.play(board.geometry().cell(point));
    }
    return board;
  }
}
