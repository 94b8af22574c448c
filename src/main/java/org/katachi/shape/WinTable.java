package org.katachi.shape;

import org.katachi.rules.WinDetector;

/**
 * The win table: for every {@linkplain Windows window} the stones of each player in it, kept up to
 * date by every stone placed or removed.
 *
 * <p>A window with stones of one player alone is <i>alive</i> for that player; with stones of two
 * it is dead. The table counts the alive windows by player and number of stones, which is all that
 * an evaluation needs, and lists those that lack one or two stones, so that wins, five-points and
 * fours to be made are found without a scan. A move touches at most 4k windows.
 *
 * <p>Any line length and any number of players. A dead stone of a continuous game is placed as one
 * more player's.
 */
public final class WinTable implements WinDetector {

  /** The owner of a window without stones. */
  private static final int NOBODY = 0;

  /** The owner of a window with stones of several players. */
  private static final int SEVERAL = -1;

  /** Lists are kept of windows that lack one stone and of those that lack two. */
  private static final int LISTED = 2;

  private final Windows windows;
  private final int length;
  private final int players;

  /** The stones in a window by player: {@code window * players + player - 1}. */
  private final short[] stones;

  private final short[] total;
  private final short[] owner;

  /** The number of alive windows by player and stones: {@code player * (length + 1) + stones}. */
  private final int[] alive;

  /** The windows lacking one or two stones, by player: {@code player * LISTED + lacking - 1}. */
  private final int[][] lists;

  private final int[] listSizes;

  /** Where in its list a listed window stands. */
  private final int[] slots;

  /** The player of the stone on each cell, 0 where there is none. */
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
    owner = new short[windows.count()];
    alive = new int[(players + 1) * (length + 1)];
    lists = new int[(players + 1) * LISTED][windows.count()];
    listSizes = new int[lists.length];
    slots = new int[windows.count()];
    stoneOwner = new short[windows.geometry().cellCount()];
  }

  /** The windows that the table counts. */
  public Windows windows() {
    return windows;
  }

  @Override
  public void place(int cell, int player) {
    stoneOwner[cell] = (short) player;
    int end = windows.start(cell + 1);
    for (int place = windows.start(cell); place < end; place++) {
      int window = windows.through(place);
      int before = owner[window];
      leave(window, before);
      stones[window * players + player - 1]++;
      total[window]++;
      enter(window, before == NOBODY || before == player ? player : SEVERAL);
    }
  }

  @Override
  public void remove(int cell) {
    int player = stoneOwner[cell];
    stoneOwner[cell] = NOBODY;
    int end = windows.start(cell + 1);
    for (int place = windows.start(cell); place < end; place++) {
      int window = windows.through(place);
      leave(window, owner[window]);
      stones[window * players + player - 1]--;
      total[window]--;
      enter(window, findOwner(window));
    }
  }

  /** By the contract no other line was full before, so that any full window tells. */
  @Override
  public boolean wins(int cell) {
    return fullWindows > 0;
  }

  /**
   * The number of windows that hold so many stones of one player, at least one, and none of
   * another.
   */
  public int alive(int player, int stoneCount) {
    return alive[player * (length + 1) + stoneCount];
  }

  /** The number of windows that lack one stone (or two) to a line of a player. */
  public int listSize(int player, int lacking) {
    return listSizes[list(player, lacking)];
  }

  /**
   * One of the windows that lack one stone (or two) to a line of a player; the order has no
   * meaning.
   */
  public int listed(int player, int lacking, int i) {
    return lists[list(player, lacking)][i];
  }

  /** The number of a player's stones in a window. */
  private int stones(int window, int player) {
    return stones[window * players + player - 1];
  }

  /** Tells whether no other player has a stone in a window. */
  private boolean isOpenTo(int window, int player) {
    return owner[window] == NOBODY || owner[window] == player;
  }

  /**
   * Adds up the windows through a cell that no other player has a stone in.
   *
   * @param weights the weight of a window by the player's stones in it
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

  /** The first empty cell of a window, from place {@code i} of it on; there must be one. */
  public int emptyCell(int window, int i) {
    return windows.cell(window, emptyPlace(window, i));
  }

  /**
   * The place in its window of the first empty cell, from place {@code i} on; there must be one.
   */
  public int emptyPlace(int window, int i) {
    int place = i;
    while (stoneOwner[windows.cell(window, place)] != NOBODY) {
      place++;
    }
    return place;
  }

  @Override
  public long bytes() {
    long listed = (long) Integer.BYTES * lists.length * windows.count();
    long small =
        (long) Short.BYTES * (stones.length + total.length + owner.length + stoneOwner.length);
    return listed + small + (long) Integer.BYTES * (alive.length + slots.length) + windows.bytes();
  }

  private int findOwner(int window) {
    int left = total[window];
    if (left == 0) {
      return NOBODY;
    }
    for (int player = 1; player <= players; player++) {
      if (stones[window * players + player - 1] == left) {
        return player;
      }
    }
    return SEVERAL;
  }

  private void leave(int window, int side) {
    if (side > NOBODY) {
      int lacking = length - total[window];
      alive[side * (length + 1) + total[window]]--;
      if (lacking == 0) {
        fullWindows--;
      } else if (lacking <= LISTED) {
        removeFromList(window, list(side, lacking));
      }
    }
  }

  private void enter(int window, int side) {
    owner[window] = (short) side;
    if (side > NOBODY) {
      int lacking = length - total[window];
      alive[side * (length + 1) + total[window]]++;
      if (lacking == 0) {
        fullWindows++;
      } else if (lacking <= LISTED) {
        addToList(window, list(side, lacking));
      }
    }
  }

  private static int list(int player, int lacking) {
    return player * LISTED + lacking - 1;
  }

  private void addToList(int window, int list) {
    slots[window] = listSizes[list];
    lists[list][listSizes[list]++] = window;
  }

  /** The last one takes the place of the one that leaves. */
  private void removeFromList(int window, int list) {
    int last = lists[list][--listSizes[list]];
    lists[list][slots[window]] = last;
    slots[last] = slots[window];
  }
}
