package org.katachi.threat;

import static org.katachi.threat.ProofNumberTable.INFINITE;

import org.katachi.board.Board;
import org.katachi.rules.Referee;
import org.katachi.shape.ShapeBoard;

/**
 * The search for a victory by continuous threats (VCT). The side to move plays fours, open threes
 * after which it would win by VCF, and what stops a win that the opponent threatens; nothing else.
 * It ends where the opponent can't prevent a VCF. A depth-first proof-number search (Nagai, "Df-pn
 * algorithm for searching AND/OR trees and its applications", 2002).
 *
 * <p>A win that is found is proved: every move of the defender is tried, or is known to leave the
 * VCF. A search that finds none proves nothing. Its results are kept, so that a search that ran out
 * of nodes goes on where it ended.
 */
public final class VctSearch {

  private static final int MAX_PLIES = 60;

  /** A position is left when its number exceeds the second best by a quarter (1 + epsilon). */
  private static final int EPSILON_DIVISOR = 4;

  private static final int NODES_BETWEEN_CHECKS = 32;

  /** The nodes of a VCF search at a position of the attacker. */
  private static final int VCF_NODES = 200;

  /** The same where a VCF was found before. */
  private static final int KNOWN_VCF_NODES = 10_000;

  private final Board board;
  private final ShapeBoard shapes;
  private final VctMoves threats;
  private final VcfSearch.StopCondition stop;
  private final ProofSink sink;
  private final ProofNumberTable table;
  private final PvTable line = new PvTable(MAX_PLIES + 2 * VcfSearch.MAX_FOURS);
  private final int maxMoves;

  /** A list a ply; no list has a point twice. */
  private final int[] moves;

  /** Whether the table holds numbers of this position; most positions never need it. */
  private boolean begun;

  private long nodes;
  private long nextCheck;
  private long nodeLimit;
  private boolean disproved;
  private int winningMove = ShapeBoard.NO_CELL;

  // The result of the last comparison of moves.
  private int best;
  private int bestOther;
  private int min;
  private int second;
  private int sum;

  /** Takes the positions of a proved win, so that a later search knows them. */
  public interface ProofSink {

    /**
     * The attacker wins the position on the board against every defence.
     *
     * @param attackerToMove whether the attacker is to move
     * @param move the attacker's next move, or the defender's that resists longest; {@link
     *     ShapeBoard#NO_CELL} where all its moves lose alike
     * @param plies the most plies up to and including the five
     */
    void proved(boolean attackerToMove, int move, int plies);
  }

  /**
   * A search on the board of the defences.
   *
   * @param vcf a VCF search for its use
   * @param table for its use; what it holds is forgotten
   */
  public VctSearch(
      Defences defences,
      Referee referee,
      VcfSearch vcf,
      VcfSearch.StopCondition stop,
      ProofSink sink,
      ProofNumberTable table) {
    threats = new VctMoves(defences, referee, vcf);
    shapes = defences.shapes();
    board = shapes.board();
    this.stop = stop;
    this.sink = sink;
    this.table = table;
    maxMoves = board.geometry().pointCount();
    moves = new int[(MAX_PLIES + 1) * maxMoves];
  }

  /** Begins another position. */
  public void newSearch() {
    threats.newSearch();
    begun = false;
    nodes = 0;
    nextCheck = 0;
    disproved = false;
    winningMove = ShapeBoard.NO_CELL;
  }

  /**
   * Searches for a win of the side to move.
   *
   * @param maxNodes the most positions to visit in this call
   * @return the plies up to and including the five at the most, or 0 if no win was found
   */
  public int search(long maxNodes) {
    if (!begun) {
      table.clear();
      begun = true;
    }
    nodeLimit = nodes() + maxNodes;
    nextCheck = nodes();
    visit(true, 0, INFINITE, INFINITE);
    long key = board.hash();
    disproved = table.holds(key) && table.disproof(key) == 0;
    if (!table.holds(key) || table.proof(key) != 0) {
      return 0;
    }
    winningMove = table.move(key);
    nodeLimit = Long.MAX_VALUE;
    table.clearPlies();
    return attackPlies(0);
  }

  /** The first move of a proved win, also if its length is not known; else none. */
  public int winningMove() {
    return winningMove;
  }

  /** Whether the last search has shown that longer ones find no win either. */
  public boolean isDisproved() {
    return disproved;
  }

  /** The positions visited so far in all calls. */
  public long nodes() {
    return nodes + threats.nodes();
  }

  /** The win found by the last search, up to a position that was measured on another way. */
  public PvTable line() {
    return line;
  }

  private void visit(boolean attackerToMove, int ply, int proofLimit, int disproofLimit) {
    long key = board.hash();
    nodes++;
    if (attackerToMove && !table.holds(key) && threats.winPlies(VCF_NODES) > 0) {
      table.store(key, 0, INFINITE, ShapeBoard.NO_CELL);
      return;
    }
    int count = list(attackerToMove, ply);
    if (count <= 0) {
      boolean won = !attackerToMove && count == 0;
      table.store(key, won ? 0 : INFINITE, won ? INFINITE : 0, ShapeBoard.NO_CELL);
      return;
    }
    int minLimit = attackerToMove ? proofLimit : disproofLimit;
    int sumLimit = attackerToMove ? disproofLimit : proofLimit;
    while (true) {
      compare(attackerToMove, ply * maxMoves, count);
      table.store(key, attackerToMove ? min : sum, attackerToMove ? sum : min, best);
      if (min >= minLimit || sum >= sumLimit || isStopped()) {
        return;
      }
      int narrow = Math.min(minLimit, second + second / EPSILON_DIVISOR + 1);
      int rest = sumLimit - sum + bestOther;
      shapes.play(best);
      visit(
          !attackerToMove, ply + 1, attackerToMove ? narrow : rest, attackerToMove ? rest : narrow);
      shapes.undo();
    }
  }

  /**
   * Compares the moves of a position by their (dis)proof numbers: the side to move has the least of
   * the numbers of what it wants to prove, and the sum of those of the contrary.
   */
  private void compare(boolean attackerToMove, int first, int count) {
    min = INFINITE + 1;
    second = INFINITE;
    sum = 0;
    for (int i = first; i < first + count; i++) {
      long child = board.hashAfter(moves[i]);
      boolean known = table.holds(child);
      int proof =
          known ? table.proof(child) : attackerToMove ? threats.initialProofNumber(moves[i]) : 1;
      int disproof = known ? table.disproof(child) : 1;
      int number = attackerToMove ? proof : disproof;
      int other = attackerToMove ? disproof : proof;
      sum = Math.min(INFINITE, sum + other);
      if (number < min) {
        second = Math.min(INFINITE, min);
        min = number;
        best = moves[i];
        bestOther = other;
      } else {
        second = Math.min(second, number);
      }
    }
  }

  /** Lists the moves of a ply; at the last ply there are none, which disproves it. */
  private int list(boolean attackerToMove, int ply) {
    if (ply >= MAX_PLIES - 1) {
      return VctMoves.NO_THREAT;
    }
    return attackerToMove
        ? threats.attacks(moves, ply * maxMoves)
        : threats.replies(moves, ply * maxMoves);
  }

  private boolean isStopped() {
    if (nodes() >= nextCheck) {
      nextCheck = nodes() + NODES_BETWEEN_CHECKS;
      nodeLimit = stop.holds() ? nodes() : nodeLimit;
    }
    return nodes() >= nodeLimit;
  }

  /**
   * The length of a win that is proved, with the attacker to move; 0 if it got lost, or if the
   * search must end. Many orders of moves may lead to a position, so it is measured once; where it
   * is met again, the line ends.
   */
  private int attackPlies(int ply) {
    line.clear(ply);
    if (isStopped()) {
      return 0;
    }
    long key = board.hash();
    int measured = table.plies(key);
    if (measured > 0) {
      return measured;
    }
    int plies = provedPlies(key, ply);
    table.notePlies(key, plies);
    return plies;
  }

  private int provedPlies(long key, int ply) {
    int plies = threats.winPlies(KNOWN_VCF_NODES);
    if (plies > 0) {
      line.copyFrom(ply, threats.line());
      sink.proved(true, threats.line().move(0), plies);
      return plies;
    }
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
    sink.proved(true, move, 1 + rest);
    return 1 + rest;
  }

  /** The length against the longest defence, with the defender to move; 0 if it got lost. */
  private int replyPlies(int ply) {
    line.clear(ply);
    int count = threats.replies(moves, ply * maxMoves);
    if (count == VctMoves.NO_THREAT) {
      return 0;
    }
    int longest = threats.otherPlies();
    int longestReply = ShapeBoard.NO_CELL;
    for (int i = 0; i < count; i++) {
      int move = moves[ply * maxMoves + i];
      shapes.play(move);
      int plies = attackPlies(ply + 1);
      shapes.undo();
      if (plies == 0) {
        return 0;
      }
      if (plies + 1 > longest || i == 0) {
        longest = Math.max(longest, plies + 1);
        longestReply = move;
        line.set(ply, move);
      }
    }
    sink.proved(false, longestReply, longest);
    return longest;
  }
}
