package org.katachi.search.proof;

import org.katachi.board.Board;
import org.katachi.rules.Referee;
import org.katachi.search.Score;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.VctSearch;

/**
 * What the transposition table has proved of the position on a board. VCT stores the positions of a
 * proved win here, and {@link ProofWriter} those of every win that is verified.
 */
public final class ProofTt implements VctSearch.ProofSink {

  private final Board board;
  private final Referee referee;
  private final TranspositionTable tt;
  private final long rulesKey;

  /**
   * @param rulesKey tells apart the rules in the table
   */
  public ProofTt(Board board, Referee referee, TranspositionTable tt, long rulesKey) {
    this.board = board;
    this.referee = referee;
    this.tt = tt;
    this.rulesKey = rulesKey;
  }

  @Override
  public void proved(boolean attackerToMove, int move, int plies) {
    store(attackerToMove, move, plies, TranspositionTable.MAX_SEARCH_DEPTH);
  }

  /** As {@link #proved}, of a position whose complete proof tree is in the table. */
  void provedComplete(boolean attackerToMove, int move, int plies) {
    store(attackerToMove, move, plies, TranspositionTable.MAX_DEPTH);
  }

  private void store(boolean attackerToMove, int move, int plies, int depth) {
    int value = attackerToMove ? Score.win(plies) : Score.loss(plies);
    int bound = attackerToMove ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    tt.store(board.hash() ^ rulesKey, value, move, depth, bound);
  }

  /**
   * The entry of a proved win or loss with a legal move, or {@link TranspositionTable#MISSING}. The
   * move is checked, because a position of the same key may be another one.
   */
  long probe() {
    long entry = tt.probe(board.hash() ^ rulesKey);
    return TranspositionTable.isProof(entry) && hasLegalMove(entry)
        ? entry
        : TranspositionTable.MISSING;
  }

  /**
   * As {@link #probe}, of a win, which may be {@linkplain TranspositionTable#isUnverified
   * unverified}.
   */
  public long probeWin() {
    long entry = tt.probe(board.hash() ^ rulesKey);
    boolean isWin =
        Score.isProvedWin(TranspositionTable.valueFromRoot(entry, 0))
            && (TranspositionTable.isProof(entry) || TranspositionTable.isUnverified(entry));
    return isWin && hasLegalMove(entry) ? entry : TranspositionTable.MISSING;
  }

  private boolean hasLegalMove(long entry) {
    int move = TranspositionTable.move(entry);
    return move != ShapeBoard.NO_CELL
        && board.isEmpty(move)
        && !referee.isForbidden(board, move, board.sideToMove());
  }

  /** The plies of a loss whose complete proof tree is in the table, or 0. */
  int completeLoss() {
    long entry = tt.probe(board.hash() ^ rulesKey);
    int value = TranspositionTable.valueFromRoot(entry, 0);
    return TranspositionTable.isComplete(entry) && Score.isProvedLoss(value)
        ? Score.plies(value)
        : 0;
  }

  /** Whether the table has a proof that the side to move loses after one of its moves. */
  public boolean isLostAfter(int move) {
    long entry = tt.probe(board.hashAfter(move) ^ rulesKey);
    return entry != TranspositionTable.MISSING
        && TranspositionTable.isProof(entry)
        && Score.isProvedWin(TranspositionTable.valueFromRoot(entry, 0));
  }
}
