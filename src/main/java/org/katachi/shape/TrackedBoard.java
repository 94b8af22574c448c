package org.katachi.shape;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.LineRule;

/**
 * A board with the tables that a search looks at, all kept up to date move by move: the win table
 * of fives, the line keys, and which points lie near a stone.
 */
public final class TrackedBoard {

  /** The players of the win table: black, white, and one whose stones are the dead ones. */
  private static final int PLAYERS = Stone.BLOCKED;

  /** A point is near a stone that is at most so many columns and rows away. */
  private static final int NEAR = 2;

  private final Board board;
  private final Geometry geometry;
  private final WinTable wins;
  private final LineKeys keys;

  /** The stones near each cell. */
  private final byte[] near;

  /** Takes over a board: from now on moves are to be made here. */
  public TrackedBoard(Board board) {
    this.board = board;
    geometry = board.geometry();
    wins = new WinTable(new Windows(geometry, LineRule.FIVE), PLAYERS);
    keys = new LineKeys(geometry);
    near = new byte[geometry.cellCount()];
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (!board.isEmpty(cell)) {
        track(cell, board.stone(cell));
      }
    }
  }

  /** The board itself, to look at. */
  public Board board() {
    return board;
  }

  /** The win table of lines of five; the dead stones are those of a third player. */
  public WinTable wins() {
    return wins;
  }

  public LineKeys keys() {
    return keys;
  }

  /** Tells whether a stone lies within two columns and rows of a cell. */
  public boolean isNearStone(int cell) {
    return near[cell] > 0;
  }

  /** Puts a stone of the side to move on an empty cell. */
  public void play(int cell) {
    int stone = board.sideToMove();
    board.play(cell);
    track(cell, stone);
  }

  /** Takes the last move back. */
  public void undo() {
    int cell = board.lastMove();
    keys.toggle(cell, board.stone(cell));
    wins.remove(cell);
    addNear(cell, -1);
    board.undo();
  }

  private void track(int cell, int stone) {
    keys.toggle(cell, stone);
    wins.place(cell, stone);
    addNear(cell, 1);
  }

  private void addNear(int cell, int change) {
    int stride = geometry.step(1);
    for (int row = cell - NEAR * stride; row <= cell + NEAR * stride; row += stride) {
      for (int i = row - NEAR; i <= row + NEAR; i++) {
        near[i] += (byte) change;
      }
    }
  }
}
