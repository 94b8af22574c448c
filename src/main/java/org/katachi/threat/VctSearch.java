package org.katachi.threat;

import static org.katachi.threat.ProofNumberTable.INFINITE;

import org.katachi.board.Board;
import org.katachi.rules.Referee;
import org.katachi.shape.ShapeBoard;

/**
 * Victory by continuous threats (VCT): the side to move plays only moves after which it would win
 * by continuous fours, until the opponent can't prevent that. A depth-first proof-number search
 * (Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002).
 *
 * <p>A win that is found is proved: every move of the defender is tried, or is known to leave the
 * win by fours. That none is found proves nothing. What was found out is kept, so that a search
 * that ran out of nodes goes on where it ended.
 */
public final class VctSearch {

  private static final int MAX_PLIES = 60;

  /** A position is left when another looks better by so much more than a quarter. */
  private static final int QUARTER = 4;

  private static final int NODES_BETWEEN_LOOKS = 32;

  /** The nodes of a search for a win by fours. */
  private static final int WIN_NODES = 200;

  /** The same where one was found before. */
  private static final int SURE_NODES = 10_000;

  private final Board board;
  private final ShapeBoard shapes;
  private final VctMoves threats;
  private final VcfSearch.StopSign stopSign;
  private final Witness witness;
  private final ProofNumberTable table;
  private final PvTable line = new PvTable(MAX_PLIES + 2 * VcfSearch.MAX_FOURS);
  private final int row;

  /** Made at the first search: most positions never need one. */
  private int[] moves;

  private long nodes;
  private long nextLook;
  private long nodeLimit;
  private boolean hopeless;

  // What the last comparison of moves has found.
  private int best;
  private int bestOther;
  private int least;
  private int second;
  private int sum;

  /** Is told of the positions of a win that was found, so that it is not lost in a later search. */
  public interface Witness {

    /**
     * The attacker wins the position on the board, whatever is played.
     *
     * @param attacks whether the attacker is to move
     * @param move the attacker's next move, or the defender's that resists longest; {@link
     *     ShapeBoard#NO_CELL} where all that the defender can play loses alike
     * @param plies up to and including the five at the most
     */
    void proved(boolean attacks, int move, int plies);
  }

  /**
   * A search on the board of the defences.
   *
   * @param fours a search of fours for its use
   * @param table for its use; what it holds is forgotten
   */
  public VctSearch(
      Defences defences,
      Referee referee,
      VcfSearch fours,
      VcfSearch.StopSign stopSign,
      Witness witness,
      ProofNumberTable table) {
    threats = new VctMoves(defences, referee, fours);
    shapes = defences.shapes();
    board = shapes.board();
    this.stopSign = stopSign;
    this.witness = witness;
    this.table = table;
    row = board.geometry().pointCount() + Defences.MAX_MOVES;
  }

  /**
   * Looks for a win of the side to move.
   *
   * @param maxNodes the most positions to visit in this call
   * @return the plies up to and including the five at the most, or 0 if no win was found
   */
  public int search(long maxNodes) {
    if (moves == null) {
      table.clear();
      moves = new int[(MAX_PLIES + 1) * row];
    }
    nodeLimit = nodes() + maxNodes;
    nextLook = nodes();
    visit(true, 0, INFINITE, INFINITE);
    long key = board.hash();
    hopeless = table.holds(key) && table.disproof(key) == 0;
    if (!table.holds(key) || table.proof(key) != 0) {
      return 0;
    }
    nodeLimit = Long.MAX_VALUE;
    return attackPlies(0);
  }

  /** Tells whether there is no win to be found, however long one searches. */
  public boolean isHopeless() {
    return hopeless;
  }

  /** The positions visited so far in all calls. */
  public long nodes() {
    return nodes + threats.nodes();
  }

  /** The win found by the last search. */
  public PvTable line() {
    return line;
  }

  private void visit(boolean attacks, int ply, int proofLimit, int disproofLimit) {
    long key = board.hash();
    nodes++;
    if (attacks && !table.holds(key) && threats.winPlies(WIN_NODES) > 0) {
      table.store(key, 0, INFINITE, ShapeBoard.NO_CELL);
      return;
    }
    int count = list(attacks, ply);
    if (count <= 0) {
      boolean won = !attacks && count == 0;
      table.store(key, won ? 0 : INFINITE, won ? INFINITE : 0, ShapeBoard.NO_CELL);
      return;
    }
    int leastLimit = attacks ? proofLimit : disproofLimit;
    int sumLimit = attacks ? disproofLimit : proofLimit;
    while (true) {
      compare(attacks, ply * row, count);
      table.store(key, attacks ? least : sum, attacks ? sum : least, best);
      if (least >= leastLimit || sum >= sumLimit || isSpent()) {
        return;
      }
      int narrow = Math.min(leastLimit, second + second / QUARTER + 1);
      int rest = sumLimit - sum + bestOther;
      shapes.play(best);
      visit(!attacks, ply + 1, attacks ? narrow : rest, attacks ? rest : narrow);
      shapes.undo();
    }
  }

  /**
   * Compares the moves of a position. What counts for the side to move is the least of the numbers
   * of what it wants to show, and the sum of those of the contrary.
   */
  private void compare(boolean attacks, int first, int count) {
    least = INFINITE + 1;
    second = INFINITE;
    sum = 0;
    for (int i = first; i < first + count; i++) {
      long child = board.hashAfter(moves[i]);
      boolean known = table.holds(child);
      int proof = known ? table.proof(child) : attacks ? threats.hardness(moves[i]) : 1;
      int disproof = known ? table.disproof(child) : 1;
      int number = attacks ? proof : disproof;
      int other = attacks ? disproof : proof;
      sum = Math.min(INFINITE, sum + other);
      if (number < least) {
        second = Math.min(INFINITE, least);
        least = number;
        best = moves[i];
        bestOther = other;
      } else {
        second = Math.min(second, number);
      }
    }
  }

  /** Lists the moves of a ply; at the last ply there are none, which disproves it. */
  private int list(boolean attacks, int ply) {
    if (ply >= MAX_PLIES - 1) {
      return VctMoves.NO_THREAT;
    }
    return attacks ? threats.attacks(moves, ply * row) : threats.replies(moves, ply * row);
  }

  private boolean isSpent() {
    if (nodes() >= nextLook) {
      nextLook = nodes() + NODES_BETWEEN_LOOKS;
      nodeLimit = stopSign.isUp() ? nodes() : nodeLimit;
    }
    return nodes() >= nodeLimit;
  }

  /** The length of a win that is proved, with the attacker to move. */
  private int attackPlies(int ply) {
    line.clear(ply);
    int plies = threats.winPlies(SURE_NODES);
    if (plies > 0) {
      line.take(ply, threats.line());
      witness.proved(true, threats.line().move(0), plies);
      return plies;
    }
    long key = board.hash();
    if (!table.holds(key) || table.proof(key) != 0) {
      visit(true, ply, INFINITE, INFINITE);
    }
    if (!table.holds(key) || table.proof(key) != 0) {
      return 0;
    }
    int move = table.move(key);
    if (move == ShapeBoard.NO_CELL) {
      return 0;
    }
    shapes.play(move);
    int rest = replyPlies(ply + 1);
    shapes.undo();
    line.set(ply, move);
    if (rest == 0) {
      return 0;
    }
    witness.proved(true, move, 1 + rest);
    return 1 + rest;
  }

  /** The length against the longest defence, with the defender to move; 0 if it got lost. */
  private int replyPlies(int ply) {
    line.clear(ply);
    int count = threats.replies(moves, ply * row);
    if (count == VctMoves.NO_THREAT) {
      return 0;
    }
    int longest = threats.otherPlies();
    int stubborn = ShapeBoard.NO_CELL;
    for (int i = 0; i < count; i++) {
      int move = moves[ply * row + i];
      shapes.play(move);
      int plies = attackPlies(ply + 1);
      shapes.undo();
      if (plies == 0) {
        return 0;
      }
      if (plies + 1 > longest || i == 0) {
        longest = Math.max(longest, plies + 1);
        stubborn = move;
        line.set(ply, move);
      }
    }
    witness.proved(false, stubborn, longest);
    return longest;
  }
}
