package org.katachi.lab.openings;

import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.threat.VcfSearch;

/**
 * Decides whether a position is balanced: neither side could win by continuous fours (VCF) if it
 * were to move, and the engine's evaluation is nearly level in the position and after each of the
 * next best moves.
 *
 * <p>All limits are nodes, and each search has one thread and knows of no other. So the judgement
 * is the same on every machine, and does not depend on the positions judged before.
 */
public final class BalanceJudge {

  /** The number of best moves, by each side in turn, after which it must still be level. */
  private static final int BEST_MOVES = 2;

  /**
   * The first search has a twentieth of the nodes and allows three times the evaluation. It rejects
   * most positions.
   */
  private static final int FIRST_SEARCH = 20;

  private static final int FIRST_SEARCH_BALANCE = 3;

  private static final int VCF_NODES = 20_000;
  private static final long TABLE_BYTES = 1 << 24;

  private final Engine engine;
  private final long nodes;
  private final int level;
  private final int balance;

  /**
   * @param engine searches; it forgets what it knows before each search
   * @param nodes the nodes of each search
   * @param level the evaluation, for black, of a position in which neither side stands better
   * @param balance how far from that the evaluation of a balanced position may be
   */
  public BalanceJudge(Engine engine, long nodes, int level, int balance) {
    this.engine = engine;
    this.nodes = nodes;
    this.level = level;
    this.balance = balance;
  }

  /** Whether a position is balanced; it must not be over. */
  boolean isBalanced(Position position) {
    if (hasVcf(position, false) || hasVcf(position, true)) {
      return false;
    }
    long fewNodes = Math.max(1, nodes / FIRST_SEARCH);
    if (!isLevel(position, search(position, fewNodes), (long) FIRST_SEARCH_BALANCE * balance)) {
      return false;
    }
    Position next = position;
    for (int i = 0; i <= BEST_MOVES; i++) {
      SearchReport answer = search(next, nodes);
      if (!isLevel(next, answer, balance)) {
        return false;
      }
      next = next.play(answer.move());
    }
    return true;
  }

  /** Whether the side to move, or after a pass the other one, wins by continuous fours. */
  static boolean hasVcf(Position position, boolean afterPass) {
    Board board = position.toBoard();
    if (afterPass) {
      board.passTurn();
    }
    return VcfSearch.of(board, position.rules()).search(VcfSearch.MAX_FOURS, VCF_NODES) > 0;
  }

  private SearchReport search(Position position, long mostNodes) {
    SearchLimits limits = SearchLimits.builder().maxNodes(mostNodes).hashBytes(TABLE_BYTES).build();
    engine.newGame();
    return engine.choose(position, new SearchControl(limits), SearchListener.SILENT);
  }

  private boolean isLevel(Position position, SearchReport answer, long max) {
    SearchScore score = answer.score();
    long forBlack = position.sideToMove() == Colour.BLACK ? score.value() : -score.value();
    return !score.isProved() && Math.abs(forBlack - level) <= max;
  }
}
