package org.katachi.brain.gomocup;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Point;

/** The lines that send a whole position. */
public final class PositionLines {

  private static final String DONE = "DONE";
  private static final int OWN = 1;
  private static final int OPPONENTS = 2;

  private PositionLines() {}

  /**
   * The lines from BOARD to DONE for the side to move.
   *
   * @param moves in the order of play
   */
  public static List<String> board(List<Point> moves) {
    List<String> lines = new ArrayList<>();
    lines.add("BOARD");
    for (int i = 0; i < moves.size(); i++) {
      int owner = (moves.size() - i) % 2 == 0 ? OWN : OPPONENTS;
      lines.add(moves.get(i) + "," + owner);
    }
    lines.add(DONE);
    return lines;
  }

  /** The lines from SWAP2BOARD to DONE: stones have no colours there. */
  public static List<String> swap2(List<Point> stones) {
    List<String> lines = new ArrayList<>();
    lines.add("SWAP2BOARD");
    stones.forEach(stone -> lines.add(stone.toString()));
    lines.add(DONE);
    return lines;
  }
}
