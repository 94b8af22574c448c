package org.katachi.threat;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * Victory by continuous fours (VCF): the side to move plays fours alone, each of which must be met
 * at once, until one can't be.
 *
 * <p>A win that is found is proved: every defence that the rules allow is tried. That none is found
 * proves nothing beyond the limits of depth and nodes. Positions without a win are remembered in a
 * small hash table, which stays right for as long as the rules and the board's size are the same.
 */
public final class VcfSearch {

  /** The most fours in a row; with the replies to them twice as many plies. */
  public static final int MAX_FOURS = 40;

  private static final int MAX_PLIES = 2 * MAX_FOURS + 2;

  /** Room for the fours that a side can make in one position; more are not looked at. */
  private static final int MAX_MOVES = 128;

  private static final int NODES_BETWEEN_LOOKS = 64;

  private static final int HASH_BITS = 16;

  /** Tells apart what brief searches remember. */
  private static final long BRIEF_SALT = 0xD1B54A32D192ED03L;

  /** The low bits of an entry hold the number of fours up to which there is no win. */
  private static final int FOURS_MASK = 0x3F;

  private final ShapeBoard shapes;
  private final Defences defences;
  private final Fours madeFours;
  private final Board board;
  private final Referee referee;
  private final StopSign stopSign;
  private final long[] barren = new long[1 << HASH_BITS];
  private final int[] moves;
  private final PvTable line = new PvTable(MAX_PLIES);
  private int nodes;
  private int nodeLimit;
  private int nextLook;
  private boolean ranOutOfFours;
  private boolean brief;

  /** A search on the board of the defences. */
  public VcfSearch(Defences defences, Referee referee, StopSign stopSign) {
    this.defences = defences;
    this.referee = referee;
    this.stopSign = stopSign;
    shapes = defences.shapes();
    madeFours = new Fours(shapes, referee);
    board = shapes.board();
    // A position's cells are written before they are cut to the most that are looked at.
    moves = new int[MAX_PLIES * MAX_MOVES + board.geometry().pointCount()];
  }

  /** A search of a position by itself, with all the time that it takes. */
  public static VcfSearch of(Board board, RuleSet rules) {
    Referee referee = new Referee(rules);
    ShapeBoard shapes = new ShapeBoard(board, rules.rule());
    return new VcfSearch(new Defences(shapes, referee), referee, () -> false);
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
    return search(maxFours, maxNodes, false);
  }

  /**
   * As {@link #search}, but goes on only where some four has a three, an open two or another four
   * beside it: elsewhere wins are rare and the search is long. For the midst of another search.
   */
  public int searchBriefly(int maxFours, int maxNodes) {
    return search(maxFours, maxNodes, true);
  }

  private int search(int maxFours, int maxNodes, boolean briefly) {
    brief = briefly;
    nodes = 0;
    nextLook = NODES_BETWEEN_LOOKS;
    nodeLimit = maxNodes;
    ranOutOfFours = false;
    return attack(maxFours, 0);
  }

  /** The positions that the last search visited after the one it began with. */
  public int nodes() {
    return nodes;
  }

  /** Tells whether more fours, or more nodes or time, might have let the last search find a win. */
  public boolean wasLimited() {
    return ranOutOfFours || nodes >= nodeLimit;
  }

  /** The win found by the last search, against the longest defence, up to the five. */
  public PvTable line() {
    return line;
  }

  /** The attacker is to move. Returns the plies to the end of the win, or 0. */
  private int attack(int fours, int ply) {
    line.clear(ply);
    int attacker = board.sideToMove();
    int five = shapes.first(attacker, CellClass.FIVE);
    if (five != ShapeBoard.NO_CELL) {
      line.clear(ply + 1);
      line.set(ply, five);
      return 1;
    }
    if (brief ? !madeFours.mayLeadOn(attacker) : !madeFours.mayBeMade(attacker)) {
      return 0;
    }
    if (fours == 0) {
      ranOutOfFours = true;
      return 0;
    }
    if (isBarren(fours) || isSpent()) {
      return 0;
    }
    int plies = tryFours(fours, ply, attacker);
    if (plies == 0 && nodes < nodeLimit) {
      remember(fours);
    }
    return plies;
  }

  private boolean isSpent() {
    if (nodes >= nextLook) {
      nextLook = nodes + NODES_BETWEEN_LOOKS;
      nodeLimit = stopSign.isUp() ? nodes : nodeLimit;
    }
    return nodes >= nodeLimit;
  }

  private int tryFours(int fours, int ply, int attacker) {
    int opponent = Stone.opponent(attacker);
    int first = ply * MAX_MOVES;
    int end =
        first
            + (shapes.count(opponent, CellClass.FIVE) == 0
                ? Math.min(MAX_MOVES, madeFours.collect(attacker, moves, first))
                : collectForced(first, attacker, opponent));
    for (int i = first; i < end && nodes < nodeLimit; i++) {
      int cell = moves[i];
      shapes.play(cell);
      nodes++;
      int plies = defend(fours - 1, ply + 1, attacker);
      shapes.undo();
      if (plies > 0) {
        line.set(ply, cell);
        return plies + 1;
      }
    }
    return 0;
  }

  /** The defender is to move after what may be a four. Returns as {@link #attack} does. */
  private int defend(int fours, int ply, int attacker) {
    line.clear(ply);
    int defender = Stone.opponent(attacker);
    if (shapes.count(attacker, CellClass.FIVE) == 0 || shapes.count(defender, CellClass.FIVE) > 0) {
      return 0;
    }
    int first = ply * MAX_MOVES;
    int count = defences.againstFive(attacker, moves, first);
    if (count == 0) {
      resist(shapes.first(attacker, CellClass.FIVE), ply, defender);
      return 2;
    }
    int longest = 0;
    for (int i = 0; i < count; i++) {
      shapes.play(moves[first + i]);
      nodes++;
      int plies = attack(fours, ply + 1);
      shapes.undo();
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
  private void resist(int threat, int ply, int defender) {
    if (!referee.isForbidden(board, threat, defender)) {
      shapes.play(threat);
      attack(0, ply + 1);
      shapes.undo();
      line.set(ply, threat);
    }
  }

  /** Where the opponent threatens five, only a four that stops it is any use. */
  private int collectForced(int first, int attacker, int opponent) {
    int count = defences.againstFive(opponent, moves, first);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int cell = moves[first + i];
      if (madeFours.isMadeAt(cell, attacker)) {
        moves[first + kept++] = cell;
      }
    }
    return kept;
  }

  private boolean isBarren(int fours) {
    long entry = barren[slot()];
    return ((entry ^ key()) & ~FOURS_MASK) == 0 && (entry & FOURS_MASK) >= fours;
  }

  private void remember(int fours) {
    barren[slot()] = (key() & ~FOURS_MASK) | fours;
  }

  /** Where a brief search has found no win another may. */
  private long key() {
    return brief ? board.hash() ^ BRIEF_SALT : board.hash();
  }

  private int slot() {
    return (int) (key() >>> (Long.SIZE - HASH_BITS));
  }
}
