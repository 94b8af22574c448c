package org.katachi.threat;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;

/**
 * The moves that may stop a VCF which the opponent threatens: every other move leaves the same win.
 *
 * <p>Each four of the win has four stones of the attacker and one empty point in five in a row. So
 * only a stone on a point of the win itself spoils it. The other way out is to gain a tempo: a
 * stone with which the defender has four of five points, at once or after some of the forced
 * replies.
 *
 * <p>That holds where a five wins whatever lies at its ends, and where no move is forbidden.
 */
public final class VcfDefences {

  private static final int WINDOW = 5;

  /** The defender's stones and replies beside a move that make it a four. */
  private static final int THREE = 3;

  private static final int LISTED = 1;
  private static final int REPLY = 2;

  private final Board board;
  private final Geometry geometry;

  /** By cell: {@link #LISTED} and {@link #REPLY}; zero between two calls. */
  private final int[] marks;

  private int[] cells;
  private int end;

  /** Whether all defences are found under the rules. */
  public static boolean areComplete(Referee referee) {
    return !referee.endsMatter() && !referee.forbids(Stone.BLACK);
  }

  /** The defences on a board. */
  public VcfDefences(Board board) {
    this.board = board;
    geometry = board.geometry();
    marks = new int[geometry.cellCount()];
  }

  /**
   * Writes the moves that may stop a win. Fours that the defender can make at once are not among
   * them unless they lie on it, or beside a reply.
   *
   * @param win the VCF of the opponent of the side to move
   * @param into where the cells are written, no more than the board has points
   * @return the number of cells
   */
  public int collect(PvTable win, int[] into, int offset) {
    cells = into;
    end = offset;
    int length = win.length();
    for (int i = 0; i < length; i++) {
      add(win.move(i));
    }
    for (int i = 1; i < length; i += 2) {
      marks[win.move(i)] |= REPLY;
    }
    int defender = board.sideToMove();
    for (int i = 1; i < length; i += 2) {
      addAround(win.move(i), defender);
    }
    for (int i = offset; i < end; i++) {
      marks[cells[i]] = 0;
    }
    return end - offset;
  }

  private void add(int cell) {
    if ((marks[cell] & LISTED) == 0) {
      marks[cell] |= LISTED;
      cells[end++] = cell;
    }
  }

  private void addAround(int reply, int defender) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = geometry.step(direction);
      for (int back = 0; back < WINDOW; back++) {
        addWindow(reply - back * step, step, defender);
      }
    }
  }

  /** Adds the empty points of five in a row where the defender may come to have three stones. */
  private void addWindow(int start, int step, int defender) {
    int own = 0;
    for (int i = 0; i < WINDOW; i++) {
      int cell = start + i * step;
      int stone = board.stone(cell);
      if (stone != Stone.EMPTY && stone != defender) {
        return;
      }
      if (stone == defender || (marks[cell] & REPLY) != 0) {
        own++;
      }
    }
    if (own >= THREE) {
      for (int i = 0; i < WINDOW; i++) {
        if (board.isEmpty(start + i * step)) {
          add(start + i * step);
        }
      }
    }
  }
}
