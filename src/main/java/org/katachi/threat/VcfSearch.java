package org.katachi.threat;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * The search for a victory by continuous fours (VCF): the side to move plays only fours, each of
 * which must be stopped at once, until one can't be.
 *
 * <p>A win that is found is proved: every defence that the rules allow is tried. A search that
 * finds none proves nothing beyond its limits of fours and nodes. A small table keeps the positions
 * that failed; it stays right while the rules and the board's size are the same.
 */
public final class VcfSearch {

  /** The most fours in a row: more than a board of 15×15 has room for. */
  public static final int MAX_FOURS = 120;

  /** The most plies of a win: each four with its reply, and the five. */
  public static final int MAX_PLIES = 2 * MAX_FOURS + 2;

  /** The most fours of one position that are tried. */
  private static final int MAX_MOVES = 128;

  /** A search of no more nodes is not stopped. */
  public static final int NODES_WITHOUT_CHECK = 256;

  private static final int NODES_BETWEEN_CHECKS = 64;

  private static final int FAILURE_BITS = 16;

  /** Tells apart the failures of probes, which try less. */
  private static final long PROBE_SALT = 0xD1B54A32D192ED03L;

  /** The low bits of a failure: the number of fours that were not enough. */
  private static final int FOURS_MASK = 0x7F;

  /** The bit of a failure that more fours might have prevented. */
  private static final int RAN_OUT_OF_FOURS = FOURS_MASK + 1;

  private static final int FAILURE_MASK = FOURS_MASK | RAN_OUT_OF_FOURS;

  private final ShapeBoard shapes;
  private final Defences defences;
  private final Fours fours;
  private final Board board;
  private final Referee referee;
  private final StopCondition stop;
  private final boolean vcfDefencesAreComplete;

  /** The failure cache: positions without a win, by their key's highest bits. */
  private final long[] failures = new long[1 << FAILURE_BITS];

  private final int[] moves;
  private final PvTable line = new PvTable(MAX_PLIES);
  private int nodes;
  private int nodeLimit;
  private int nextCheck;
  private boolean ranOutOfFours;
  private boolean probing;

  /** A search on the board of the defences. */
  public VcfSearch(Defences defences, Referee referee, StopCondition stop) {
    this.defences = defences;
    this.referee = referee;
    this.stop = stop;
    vcfDefencesAreComplete = VcfDefences.areComplete(referee);
    shapes = defences.shapes();
    fours = new Fours(shapes, referee);
    board = shapes.board();
    // All fours of a position are written before the list is cut to its greatest length.
    moves = new int[MAX_PLIES * MAX_MOVES + board.geometry().pointCount()];
  }

  /** A search of a position by itself, with all the time that it takes. */
  public static VcfSearch of(Board board, RuleSet rules) {
    Referee referee = new Referee(rules);
    ShapeBoard shapes = new ShapeBoard(board, rules.rule());
    return new VcfSearch(new Defences(shapes, referee), referee, () -> false);
  }

  /** Begins another position: what failed in the last one is forgotten. */
  public void newSearch() {
    Arrays.fill(failures, 0);
    nodes = 0;
  }

  /** Asked every few dozen nodes whether the search must end. */
  public interface StopCondition {
    boolean holds();
  }

  /**
   * Searches for a win of the side to move.
   *
   * @param maxFours the most fours to play, up to {@link #MAX_FOURS}
   * @param maxNodes the most positions to visit
   * @return the plies up to and including the five, or 0 if no win was found
   */
  public int search(int maxFours, int maxNodes) {
    return search(maxFours, maxNodes, false);
  }

  /**
   * As {@link #search}, but continues only where some four has a three, an open two or another four
   * beside it: elsewhere wins are rare and the search is long. For the nodes of another search.
   */
  public int probe(int maxFours, int maxNodes) {
    return search(maxFours, maxNodes, true);
  }

  /**
   * Searches for a win that the opponent would have if it were to move, as {@link #search} does.
   *
   * @return its plies; 0 if none was found, or if the rules are such that not all its defences are
   *     known
   */
  public int threat(int maxFours, int maxNodes) {
    return threat(maxFours, maxNodes, false);
  }

  /** As {@link #threat}, but by a {@link #probe}. */
  public int threatProbe(int maxFours, int maxNodes) {
    return threat(maxFours, maxNodes, true);
  }

  private int threat(int maxFours, int maxNodes, boolean isProbe) {
    nodes = 0;
    if (!vcfDefencesAreComplete || !mayWin(Stone.opponent(board.sideToMove()), isProbe)) {
      return 0;
    }
    board.passTurn();
    int plies = search(maxFours, maxNodes, isProbe);
    board.passTurn();
    return plies;
  }

  private boolean mayWin(int attacker, boolean isProbe) {
    return isProbe ? fours.mayLeadOn(attacker) : fours.mayBeMade(attacker);
  }

  private int search(int maxFours, int maxNodes, boolean isProbe) {
    probing = isProbe;
    nodes = 0;
    nextCheck = NODES_WITHOUT_CHECK;
    nodeLimit = maxNodes;
    ranOutOfFours = false;
    return attack(maxFours, 0);
  }

  /** The positions that the last search visited, its root not counted. */
  public int nodes() {
    return nodes;
  }

  /** Whether the last search might have found a win with more fours, nodes or time. */
  public boolean wasLimited() {
    return ranOutOfFours || ranOutOfNodes();
  }

  /** Whether the last search might have found a win with more nodes or time. */
  public boolean ranOutOfNodes() {
    return nodes >= nodeLimit;
  }

  /** The win found by the last search, against the longest defence, up to the five. */
  public PvTable line() {
    return line;
  }

  /** The attacker is to move. Returns the plies to the end of the win, or 0. */
  private int attack(int foursLeft, int ply) {
    line.clear(ply);
    int attacker = board.sideToMove();
    if (shapes.has(attacker, CellClass.FIVE)) {
      line.clear(ply + 1);
      line.set(ply, shapes.first(attacker, CellClass.FIVE));
      return 1;
    }
    if (!mayWin(attacker, probing)) {
      return 0;
    }
    if (foursLeft == 0) {
      ranOutOfFours = true;
      return 0;
    }
    if (isCachedFailure(foursLeft)) {
      ranOutOfFours |= (failures[slot()] & RAN_OUT_OF_FOURS) != 0;
      return 0;
    }
    if (isStopped()) {
      return 0;
    }
    boolean ranOutBefore = ranOutOfFours;
    ranOutOfFours = false;
    int plies = tryFours(foursLeft, ply, attacker);
    if (plies == 0 && nodes < nodeLimit) {
      cacheFailure(foursLeft);
    }
    ranOutOfFours |= ranOutBefore;
    return plies;
  }

  private boolean isStopped() {
    if (nodes >= nextCheck) {
      nextCheck = nodes + NODES_BETWEEN_CHECKS;
      nodeLimit = stop.holds() ? nodes : nodeLimit;
    }
    return nodes >= nodeLimit;
  }

  private int tryFours(int foursLeft, int ply, int attacker) {
    int opponent = Stone.opponent(attacker);
    int first = ply * MAX_MOVES;
    int end =
        first
            + (!shapes.has(opponent, CellClass.FIVE)
                ? Math.min(MAX_MOVES, fours.collect(attacker, moves, first))
                : collectForced(first, attacker, opponent));
    for (int i = first; i < end && nodes < nodeLimit; i++) {
      int cell = moves[i];
      shapes.play(cell);
      nodes++;
      int plies = defend(foursLeft - 1, ply + 1, attacker);
      shapes.undo();
      if (plies > 0) {
        line.set(ply, cell);
        return plies + 1;
      }
    }
    return 0;
  }

  /** The defender is to move after what may be a four. Returns as {@link #attack} does. */
  private int defend(int foursLeft, int ply, int attacker) {
    line.clear(ply);
    int defender = Stone.opponent(attacker);
    if (!shapes.has(attacker, CellClass.FIVE) || shapes.has(defender, CellClass.FIVE)) {
      return 0;
    }
    int first = ply * MAX_MOVES;
    int count = defences.againstFive(attacker, moves, first);
    if (count == 0) {
      blockOneFive(shapes.first(attacker, CellClass.FIVE), ply, defender);
      return 2;
    }
    int longest = 0;
    for (int i = 0; i < count; i++) {
      shapes.play(moves[first + i]);
      nodes++;
      int plies = attack(foursLeft, ply + 1);
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

  /** Takes one of several five-points, where that is allowed, so that the line shows the five. */
  private void blockOneFive(int threat, int ply, int defender) {
    if (!referee.isForbidden(board, threat, defender)) {
      shapes.play(threat);
      attack(0, ply + 1);
      shapes.undo();
      line.set(ply, threat);
    }
  }

  /** Where the opponent threatens five, only a four that stops it helps. */
  private int collectForced(int first, int attacker, int opponent) {
    int count = defences.againstFive(opponent, moves, first);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int cell = moves[first + i];
      if (fours.isMadeAt(cell, attacker)) {
        moves[first + kept++] = cell;
      }
    }
    return kept;
  }

  private boolean isCachedFailure(int foursLeft) {
    long entry = failures[slot()];
    return ((entry ^ key()) & ~FAILURE_MASK) == 0 && (entry & FOURS_MASK) >= foursLeft;
  }

  private void cacheFailure(int foursLeft) {
    int low = ranOutOfFours ? foursLeft | RAN_OUT_OF_FOURS : foursLeft;
    failures[slot()] = (key() & ~FAILURE_MASK) | low;
  }

  /** A search may find a win where a probe found none. */
  private long key() {
    return probing ? board.hash() ^ PROBE_SALT : board.hash();
  }

  private int slot() {
    return (int) (key() >>> (Long.SIZE - FAILURE_BITS));
  }
}
