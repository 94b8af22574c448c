package org.katachi.classic.wintable;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.classic.detect.WinDetector;
import org.katachi.classic.detect.Windows;
import org.katachi.rules.LineRule;

/**
 * The win table: for every {@linkplain Windows window} the number of each player's stones. Each
 * move updates it; a move is in at most 4k windows of k cells.
 *
 * <p>It supports any line length and any number of players. A dead stone of a continuous game
 * belongs to one more player.
 */
public final class WinTable implements WinDetector {

  private final Windows windows;
  private final int length;
  private final int players;

  /** The stones in a window by player: {@code window * players + player - 1}. */
  private final short[] stones;

  private final short[] total;

  /** The player of the stone on each cell, 0 for an empty one. */
  private final short[] stoneOwner;

  private int fullWindows;

  /**
   * The table of an empty board.
   *
   * @param players the number of players, numbered from 1
   */
  public WinTable(Windows windows, int players) {
    this.windows = windows;
    this.players = players;
    length = windows.length();
    stones = new short[windows.count() * players];
    total = new short[windows.count()];
    stoneOwner = new short[windows.geometry().cellCount()];
  }

  /**
   * The table for lines of five of a board with its stones; dead stones belong to a third player.
   */
  public static WinTable of(Board board) {
    Geometry geometry = board.geometry();
    WinTable table = new WinTable(new Windows(geometry, LineRule.FIVE), Stone.BLOCKED);
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (!board.isEmpty(cell)) {
        table.place(cell, board.stone(cell));
      }
    }
    return table;
  }

  /** The windows that the table counts. */
  Windows windows() {
    return windows;
  }

  @Override
  public void place(int cell, int player) {
    stoneOwner[cell] = (short) player;
    int end = windows.start(cell + 1);
    for (int place = windows.start(cell); place < end; place++) {
      int window = windows.through(place);
      stones[window * players + player - 1]++;
      total[window]++;
      fullWindows += stones(window, player) == length ? 1 : 0;
    }
  }

  @Override
  public void remove(int cell) {
    int player = stoneOwner[cell];
    stoneOwner[cell] = 0;
    int end = windows.start(cell + 1);
    for (int place = windows.start(cell); place < end; place++) {
      int window = windows.through(place);
      fullWindows -= stones(window, player) == length ? 1 : 0;
      stones[window * players + player - 1]--;
      total[window]--;
    }
  }

  /** By the contract no window was full before, so any full window means a win. */
  @Override
  public boolean wins(int cell) {
    return fullWindows > 0;
  }

  /** The number of a player's stones in a window. */
  int stones(int window, int player) {
    return stones[window * players + player - 1];
  }

  /** Whether no other player has a stone in a window. */
  boolean isOpenTo(int window, int player) {
    return stones(window, player) == total[window];
  }

  /**
   * The sum of the windows through a cell in which no other player has a stone.
   *
   * @param weights the weight of a window by the number of the player's stones
   */
  public int sumThrough(int cell, int player, int[] weights) {
    int sum = 0;
    for (int place = windows.start(cell); place < windows.start(cell + 1); place++) {
      int window = windows.through(place);
      if (isOpenTo(window, player)) {
        sum += weights[stones(window, player)];
      }
    }
    return sum;
  }

  @Override
  public long bytes() {
    return (long) Short.BYTES * (stones.length + total.length + stoneOwner.length)
        + windows.bytes();
  }
}
