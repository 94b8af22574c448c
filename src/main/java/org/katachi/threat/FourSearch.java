package org.katachi.threat;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.shape.TrackedBoard;
import org.katachi.shape.WinTable;

/**
 * Victory by continuous fours (VCF): the side to move plays fours alone, each of which must be met
 * at once, until one can't be.
 *
 * <p>A win that is found is proved: every defence that the rules allow is tried. That none is found
 * proves nothing beyond the limits of depth and nodes. Positions without a win are remembered in a
 * small hash table, which stays right for as long as the rules and the board's size are the same.
 */
public final class FourSearch {

  /** The most fours in a row; with the replies to them twice as many plies. */
  public static final int MAX_FOURS = 40;

  private static final int MAX_PLIES = 2 * MAX_FOURS + 2;

  /** Room for the fours that a side can make in one position; more are not looked at. */
  private static final int MAX_MOVES = 128;

  private static final int NODES_BETWEEN_LOOKS = 64;

  private static final int HASH_BITS = 15;

  /** The low bits of an entry hold the number of fours up to which there is no win. */
  private static final int FOURS_MASK = 0x3F;

  private final FiveThreats threats;
  private final TrackedBoard tracked;
  private final Board board;
  private final WinTable wins;
  private final Referee referee;
  private final StopSign stopSign;
  private final long[] barren = new long[1 << HASH_BITS];
  private final int[] moves = new int[MAX_PLIES * MAX_MOVES];
  private final int[] weights = new int[MAX_MOVES];
  private final Variation line = new Variation(MAX_PLIES);
  private int nodes;
  private int nodeLimit;
  private int nodesToNextLook;
  private boolean ranOutOfFours;

  /** A search on the board of the threats. */
  public FourSearch(FiveThreats threats, Referee referee, StopSign stopSign) {
    this.threats = threats;
    this.referee = referee;
    this.stopSign = stopSign;
    tracked = threats.tracked();
    board = tracked.board();
    wins = tracked.wins();
  }

  /** Tells, every few dozen nodes, that a search must end for want of time. */
  public interface StopSign {
    boolean isUp();
  }

  /**
   * Looks for a win of the side to move.
   *
   * @param maxFours the most fours to play, up to {@link #MAX_FOURS}
   * @param maxNodes the most positions to visit
   * @return the plies up to and including the five, or 0 if no win was found
   */
  public int search(int maxFours, int maxNodes) {
    nodes = 0;
    nodeLimit = maxNodes;
    ranOutOfFours = false;
    return attack(maxFours, 0);
  }

  /** The positions visited by the last search. */
  public int nodes() {
    return nodes;
  }

  /** Tells whether more fours, or more nodes or time, might have let the last search find a win. */
  public boolean wasLimited() {
    return ranOutOfFours || nodes >= nodeLimit;
  }

  /** The number of moves in the line of the win found by the last search, up to the five. */
  public int lineLength() {
    return line.length();
  }

  /** A move of the win found by the last search, against the longest defence. */
  public int lineMove(int ply) {
    return line.move(ply);
  }

  /** The attacker is to move. Returns the plies to the end of the win, or 0. */
  private int attack(int fours, int ply) {
    line.clear(ply);
    int attacker = board.sideToMove();
    int five = threats.fivePoint(attacker);
    if (five != FiveThreats.NONE) {
      line.clear(ply + 1);
      line.set(ply, five);
      return 1;
    }
    if (wins.listSize(attacker, 2) == 0) {
      return 0;
    }
    if (fours == 0) {
      ranOutOfFours = true;
      return 0;
    }
    if (isBarren(fours) || isSpent()) {
      return 0;
    }
    int plies = tryFours(fours, ply, attacker, threats.fivePoint(Stone.opponent(attacker)));
    if (plies == 0 && nodes < nodeLimit) {
      remember(fours);
    }
    return plies;
  }

  private boolean isSpent() {
    nodes++;
    if (--nodesToNextLook < 0) {
      nodesToNextLook = NODES_BETWEEN_LOOKS;
      nodeLimit = stopSign.isUp() ? nodes : nodeLimit;
    }
    return nodes >= nodeLimit;
  }

  private int tryFours(int fours, int ply, int attacker, int forced) {
    int first = ply * MAX_MOVES;
    int end = first + collectFours(first, attacker);
    for (int i = first; i < end && nodes < nodeLimit; i++) {
      int cell = moves[i];
      if ((forced == FiveThreats.NONE || forced == cell)
          && !referee.isForbidden(board, cell, attacker)) {
        tracked.play(cell);
        int plies = defend(fours - 1, ply + 1, attacker);
        tracked.undo();
        if (plies > 0) {
          line.set(ply, cell);
          return plies + 1;
        }
      }
    }
    return 0;
  }

  /** The defender is to move after what may be a four. Returns as {@link #attack} does. */
  private int defend(int fours, int ply, int attacker) {
    line.clear(ply);
    int threat = threats.fivePoint(attacker);
    if (threat == FiveThreats.NONE || threats.fivePoint(board.sideToMove()) != FiveThreats.NONE) {
      return 0;
    }
    int first = ply * MAX_MOVES;
    int count = threats.defences(attacker, moves, first);
    if (count == 0) {
      resist(threat, ply);
      return 2;
    }
    int longest = 0;
    for (int i = 0; i < count; i++) {
      tracked.play(moves[first + i]);
      int plies = attack(fours, ply + 1);
      tracked.undo();
      if (plies == 0) {
        return 0;
      }
      if (plies > longest) {
        longest = plies;
        line.set(ply, moves[first + i]);
      }
    }
    return longest + 1;
  }

  /** One of several five-points is taken in vain, where that is allowed, for the line to show. */
  private void resist(int threat, int ply) {
    if (!referee.isForbidden(board, threat, board.sideToMove())) {
      tracked.play(threat);
      attack(0, ply + 1);
      tracked.undo();
      line.set(ply, threat);
    }
  }

  /**
   * Collects the points that fill a window up to four, those that fill most windows first, then by
   * position.
   */
  private int collectFours(int first, int attacker) {
    int count = 0;
    for (int i = wins.listSize(attacker, 2) - 1; i >= 0; i--) {
      int window = wins.listed(attacker, 2, i);
      int place = wins.emptyPlace(window, 0);
      count = addFour(first, count, wins.windows().cell(window, place));
      count = addFour(first, count, wins.emptyCell(window, place + 1));
    }
    sortFours(first, count);
    return count;
  }

  private int addFour(int first, int count, int cell) {
    for (int i = 0; i < count; i++) {
      if (moves[first + i] == cell) {
        weights[i]++;
        return count;
      }
    }
    if (count == MAX_MOVES) {
      return count;
    }
    moves[first + count] = cell;
    weights[count] = 1;
    return count + 1;
  }

  private void sortFours(int first, int count) {
    for (int i = 1; i < count; i++) {
      int cell = moves[first + i];
      int weight = weights[i];
      int j = i;
      while (j > 0 && isBefore(cell, weight, moves[first + j - 1], weights[j - 1])) {
        moves[first + j] = moves[first + j - 1];
        weights[j] = weights[j - 1];
        j--;
      }
      moves[first + j] = cell;
      weights[j] = weight;
    }
  }

  private static boolean isBefore(int cell, int weight, int otherCell, int otherWeight) {
    return weight > otherWeight || (weight == otherWeight && cell < otherCell);
  }

  private boolean isBarren(int fours) {
    long entry = barren[slot()];
    return ((entry ^ board.hash()) & ~FOURS_MASK) == 0 && (entry & FOURS_MASK) >= fours;
  }

  private void remember(int fours) {
    barren[slot()] = (board.hash() & ~FOURS_MASK) | fours;
  }

  private int slot() {
    return (int) (board.hash() >>> (Long.SIZE - HASH_BITS));
  }
}
