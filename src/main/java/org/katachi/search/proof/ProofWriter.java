package org.katachi.search.proof;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.search.Score;
import org.katachi.search.order.MovePicker;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.PvTable;
import org.katachi.threat.VcfSearch;

/**
 * Stores the complete proof tree of a win in the transposition table: of every position that the
 * loser can reach, the winner's move and the plies that are left. So the later searches of the game
 * win as early as was claimed, whatever the reply and however short their time.
 *
 * <p>A search proves a win without that: it stores nothing of positions where a five must be
 * stopped or behind a VCF, and entries are replaced. What {@link ShortVcf} finds needs no entry.
 */
public final class ProofWriter {

  /** The nodes that are visited even if the limits are reached: a millisecond or two. */
  private static final int MIN_NODES = 1_000;

  /**
   * The most nodes for one win: a quarter of a second. What was stored by then need not be visited
   * again, so the next search comes further.
   */
  private static final int MAX_NODES = 200_000;

  private static final int NODES_BETWEEN_CHECKS = 32;

  /** The most nodes of a VCF search where the table has lost a win. */
  private static final int VCF_NODES = 10_000;

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final MovePicker moves;
  private final VcfSearch vcf;
  private final ShortVcf shortVcf;
  private final ProofTt proofs;
  private final VcfSearch.StopCondition stop;
  private int nodes;
  private int nextCheck;
  private int nodeLimit;
  private boolean aborted;

  /**
   * @param moves lists the moves of each ply; the lists of another search are written over
   */
  public ProofWriter(
      ShapeBoard shapes,
      Referee referee,
      MovePicker moves,
      VcfSearch vcf,
      ProofTt proofs,
      VcfSearch.StopCondition stop) {
    this.shapes = shapes;
    this.referee = referee;
    this.moves = moves;
    this.vcf = vcf;
    this.proofs = proofs;
    this.stop = stop;
    shortVcf = new ShortVcf(vcf);
    board = shapes.board();
  }

  /** Begins to count the nodes anew. */
  public void newSearch() {
    nodes = 0;
  }

  /**
   * Stores the tree of a win of the side to move.
   *
   * @param move the move that wins
   * @return the plies to the five at the most, or 0 if not all of the tree is known
   */
  int store(int move) {
    nextCheck = nodes + MIN_NODES;
    nodeLimit = nodes + MAX_NODES;
    aborted = false;
    return winBy(move, 0);
  }

  /** The positions visited so far. */
  public int nodes() {
    return nodes;
  }

  /** Stores the winner's moves of a VCF that was found, for {@link #store} to find them. */
  public void storeVcf(PvTable line, int plies) {
    int played = 0;
    while (played < line.length()) {
      if (played % 2 == 0) {
        proofs.proved(true, line.move(played), plies - played);
      }
      shapes.play(line.move(played++));
    }
    while (played-- > 0) {
      shapes.undo();
    }
  }

  /** The plies of the win by a move, or 0. */
  private int winBy(int move, int ply) {
    if (shapes.cellClass(move, board.sideToMove()) == CellClass.FIVE) {
      return 1;
    }
    shapes.play(move);
    int rest = loss(ply + 1);
    shapes.undo();
    if (rest == 0) {
      return 0;
    }
    proofs.provedComplete(true, move, 1 + rest);
    return 1 + rest;
  }

  /** The plies in which the side to move wins, or 0 if no win is known. */
  private int win(int ply) {
    int side = board.sideToMove();
    if (shapes.has(side, CellClass.FIVE)) {
      return 1;
    }
    if (isStopped(ply)) {
      return 0;
    }
    boolean facesFive = shapes.has(Stone.opponent(side), CellClass.FIVE);
    if (!facesFive && shapes.has(side, CellClass.OPEN_FOUR)) {
      return 3;
    }
    long entry = proofs.probeWin();
    if (entry != TranspositionTable.MISSING) {
      int plies =
          TranspositionTable.isComplete(entry)
              ? Score.plies(TranspositionTable.valueFromRoot(entry, 0))
              : winBy(TranspositionTable.move(entry), ply);
      if (plies > 0 || aborted) {
        return plies;
      }
    }
    int plies = winByVcf(ply);
    return plies == 0 && facesFive ? winByDefence(ply) : plies;
  }

  private int winByVcf(int ply) {
    int plies = shortVcf.win();
    nodes += shortVcf.nodes();
    if (plies == 0) {
      plies = vcf.search(VcfSearch.MAX_FOURS, VCF_NODES);
      nodes += vcf.nodes();
    }
    if (plies == 0) {
      return 0;
    }
    int move = vcf.line().move(0);
    storeVcf(vcf.line(), plies);
    return winBy(move, ply);
  }

  /** The plies of the shortest win by a move that stops the opponent's five, or 0. */
  private int winByDefence(int ply) {
    moves.generateAgainstFive(ply);
    int shortest = 0;
    for (int i = 0; i < moves.count(ply); i++) {
      int plies = winBy(moves.move(ply, i), ply);
      if (plies > 0 && (shortest == 0 || plies < shortest)) {
        shortest = plies;
      }
    }
    return shortest;
  }

  /** The plies in which the side to move loses, whatever it plays, or 0 if that is not known. */
  private int loss(int ply) {
    int winner = Stone.opponent(board.sideToMove());
    int plies = proofs.completeLoss();
    if (plies > 0) {
      return plies;
    }
    if (isStopped(ply) || shapes.has(board.sideToMove(), CellClass.FIVE)) {
      return 0;
    }
    int unlisted = collect(ply, winner);
    int longest = 0;
    int reply = ShapeBoard.NO_CELL;
    for (int i = 0; i < moves.count(ply); i++) {
      int move = moves.move(ply, i);
      if (referee.isForbidden(board, move, board.sideToMove())) {
        continue;
      }
      shapes.play(move);
      int rest = win(ply + 1);
      shapes.undo();
      if (rest == 0) {
        return 0;
      }
      if (1 + rest > longest) {
        longest = 1 + rest;
        reply = move;
      }
    }
    if (unlisted > longest) {
      int other = firstUnlisted(ply);
      // In renju black may have fouls left and nothing else.
      boolean hasOnlyFouls = longest == 0 && !board.isFull();
      if (other != ShapeBoard.NO_CELL || hasOnlyFouls) {
        longest = unlisted;
        reply = other;
      }
    }
    if (longest > 0) {
      proofs.provedComplete(false, reply, longest);
    }
    return longest;
  }

  /** The first legal move that is not in the list of a ply. */
  private int firstUnlisted(int ply) {
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      if (board.isEmpty(cell)
          && !moves.contains(ply, cell)
          && !referee.isForbidden(board, cell, board.sideToMove())) {
        return cell;
      }
    }
    return ShapeBoard.NO_CELL;
  }

  /**
   * Lists the moves that may prevent the win.
   *
   * @return the plies in which the others lose, or 0 if there are none
   */
  private int collect(int ply, int winner) {
    if (shapes.has(winner, CellClass.FIVE)) {
      moves.generateAgainstFive(ply);
      return 2;
    }
    if (shapes.has(winner, CellClass.OPEN_FOUR)) {
      moves.generateAgainstOpenFour(ply, ShapeBoard.NO_CELL);
      return 4;
    }
    int threat = shortVcf.threat();
    nodes += shortVcf.nodes();
    if (threat > 0) {
      moves.generateAgainstVcf(ply, shortVcf.line(), ShapeBoard.NO_CELL);
      return 1 + threat;
    }
    moves.generateNear(ply, ShapeBoard.NO_CELL);
    moves.generateFar(ply);
    return 0;
  }

  private boolean isStopped(int ply) {
    nodes++;
    if (nodes >= nextCheck) {
      nextCheck = nodes + NODES_BETWEEN_CHECKS;
      aborted |= nodes >= nodeLimit || stop.holds();
    }
    return aborted || ply >= VcfSearch.MAX_PLIES;
  }
}
