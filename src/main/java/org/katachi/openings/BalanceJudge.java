package org.katachi.openings;

import java.util.function.Supplier;
import org.katachi.board.Board;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchScore;
import org.katachi.threat.VcfSearch;

/**
 * Tells balanced positions from others: neither side could win by continuous fours if it were to
 * move, and the engine evaluates as nearly level the position and those after its best moves.
 *
 * <p>All limits are nodes, with one thread and a new engine for each search: what is balanced is so
 * on every machine, whatever was judged before.
 */
final class BalanceJudge {

  /** After so many of the best moves, one by each side, the position must still be level. */
  private static final int BEST_MOVES = 2;

  /**
   * A first look with so many times fewer nodes sorts out what is this many times further from
   * level than allowed: most of what is drawn.
   */
  private static final int FIRST_LOOK = 20;

  private static final int FIRST_LOOK_BALANCE = 3;

  private static final int FOUR_NODES = 20_000;
  private static final long HASH_BYTES = 1 << 24;

  private final Supplier<Engine> engines;
  private final long nodes;
  private final int balance;

  /**
   * A judge.
   *
   * @param engines makes the engine of a search
   * @param nodes the nodes of each search
   * @param balance the greatest evaluation, for either side, of a balanced position
   */
  BalanceJudge(Supplier<Engine> engines, long nodes, int balance) {
    this.engines = engines;
    this.nodes = nodes;
    this.balance = balance;
  }

  /** Tells whether a position that is not over is balanced. */
  boolean isBalanced(Position position) {
    if (hasFours(position, false) || hasFours(position, true)) {
      return false;
    }
    long fewNodes = Math.max(1, nodes / FIRST_LOOK);
    if (!isLevel(search(position, fewNodes), (long) FIRST_LOOK_BALANCE * balance)) {
      return false;
    }
    Position next = position;
    for (int i = 0; i <= BEST_MOVES; i++) {
      BestMove answer = search(next, nodes);
      if (!isLevel(answer, balance)) {
        return false;
      }
      next = next.play(answer.move());
    }
    return true;
  }

  /** Tells whether the side to move, or after a pass the other one, wins by continuous fours. */
  static boolean hasFours(Position position, boolean afterPass) {
    Board board = position.toBoard();
    if (afterPass) {
      board.passTurn();
    }
    return VcfSearch.of(board, position.rules()).search(VcfSearch.MAX_FOURS, FOUR_NODES) > 0;
  }

  private BestMove search(Position position, long mostNodes) {
    MoveLimits limits = MoveLimits.builder().maxNodes(mostNodes).hashBytes(HASH_BYTES).build();
    return engines.get().choose(position, new SearchControl(limits), report -> {});
  }

  private static boolean isLevel(BestMove answer, long most) {
    SearchScore score = answer.report().score();
    return !score.isProved() && Math.abs((long) score.value()) <= most;
  }
}
