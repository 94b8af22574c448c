package org.katachi.search;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.eval.WindowEvaluation;
import org.katachi.rules.Referee;
import org.katachi.shape.TrackedBoard;
import org.katachi.threat.FiveThreats;
import org.katachi.threat.FourSearch;
import org.katachi.threat.Variation;

/**
 * The tree of one iteration: a principal variation search (negamax alpha-beta with null windows)
 * with a hash table, reductions of late moves, forced replies to fives, and a search of continuous
 * fours at every node.
 *
 * <p>Only the best moves of a position are searched; but a position counts as lost only once every
 * legal move was tried, so that wins and losses with a {@linkplain Score proved score} are proved.
 */
final class AlphaBeta {

  /** No position deeper than this is searched; room for the line of continuous fours from it on. */
  static final int MAX_PLY = 100;

  /** The moves tried at the root and elsewhere, unless all of them lose. */
  private static final int ROOT_WIDTH = 60;

  private static final int WIDTH = 24;

  /** The limits of the search for continuous fours at a node. */
  private static final int FOURS = 8;

  private static final int FOUR_NODES = 300;

  /** Moves this late in the order, at this depth or more, are searched less deeply first. */
  private static final int FIRST_REDUCED = 4;

  private static final int MANY_MOVES = 12;
  private static final int LEAST_REDUCED_DEPTH = 3;

  /** How often the budget is asked, in nodes. */
  private static final int NODES_BETWEEN_LOOKS = 32;

  private final TrackedBoard tracked;
  private final Board board;
  private final Referee referee;
  private final long rulesKey;
  private final FiveThreats threats;
  private final FourSearch fours;
  private final MoveList moves;
  private final HashTable hashTable;
  private final Budget budget;
  private final Variation variation = new Variation(MAX_PLY);
  private long nodesBefore;
  private long nodes;
  private long nextLook;
  private int selectiveDepth;
  private boolean aborted;

  AlphaBeta(
      TrackedBoard tracked,
      Referee referee,
      long rulesKey,
      FiveThreats threats,
      FourSearch fours,
      MoveList moves,
      HashTable hashTable,
      Budget budget) {
    this.tracked = tracked;
    this.referee = referee;
    this.rulesKey = rulesKey;
    this.threats = threats;
    this.fours = fours;
    this.moves = moves;
    this.hashTable = hashTable;
    this.budget = budget;
    board = tracked.board();
  }

  /**
   * Searches the position on the board, in which the side to move can't make five at once.
   *
   * @param depth in plies, at least one
   * @param otherNodes the nodes that were visited elsewhere, for the budget
   * @return the {@link Score} for the side to move, without meaning if the search was aborted
   */
  int search(int depth, long otherNodes) {
    nodesBefore = otherNodes;
    return searchNode(-Score.INFINITE, Score.INFINITE, depth, 0);
  }

  /** The positions visited so far. */
  long nodes() {
    return nodes;
  }

  /** The deepest ply reached so far. */
  int selectiveDepth() {
    return selectiveDepth;
  }

  /**
   * Tells whether the budget ended the last search. What it has of a line is right all the same.
   */
  boolean isAborted() {
    return aborted;
  }

  /** The line of best play found by the last search. */
  Variation variation() {
    return variation;
  }

  /** The side to move has no five-point: the side before it would have stopped it. */
  private int searchNode(int lowest, int highest, int remaining, int ply) {
    variation.clear(ply);
    if (isSpent()) {
      return Score.DRAW;
    }
    selectiveDepth = Math.max(selectiveDepth, ply);
    if (board.isFull()) {
      return Score.DRAW;
    }
    int alpha = Math.max(lowest, Score.loss(ply + 2));
    int beta = Math.min(highest, Score.win(ply + 3));
    if (alpha >= beta) {
      return alpha;
    }
    if (ply == MAX_PLY) {
      return evaluate();
    }
    int opponent = Stone.opponent(board.sideToMove());
    return threats.fivePoint(opponent) == FiveThreats.NONE
        ? searchQuietly(alpha, beta, remaining, ply)
        : answerFive(opponent, alpha, beta, remaining, ply);
  }

  /** The opponent threatens five: only what stops it is searched, and no depth is spent. */
  private int answerFive(int opponent, int alpha, int beta, int remaining, int ply) {
    int count = threats.defences(opponent, moves.cells(), moves.offset(ply));
    moves.setCount(ply, count);
    if (count == 0) {
      resist(opponent, ply);
      return Score.loss(ply + 2);
    }
    int best = -Score.INFINITE;
    for (int i = 0; i < count && best < beta; i++) {
      int move = moves.cells()[moves.offset(ply) + i];
      int value = searchMove(move, Math.max(alpha, best), beta, remaining, ply);
      if (aborted) {
        return Score.DRAW;
      }
      if (value > best) {
        best = value;
        variation.set(ply, move);
      }
    }
    return best;
  }

  /** Of several five-points at least one is taken, where that is allowed. */
  private void resist(int opponent, int ply) {
    int five = threats.fivePoint(opponent);
    if (!referee.isForbidden(board, five, board.sideToMove())) {
      variation.clear(ply + 1);
      variation.set(ply, five);
    }
  }

  private int searchMove(int move, int alpha, int beta, int remaining, int ply) {
    tracked.play(move);
    int value = -searchNode(-beta, -alpha, remaining, ply + 1);
    tracked.undo();
    return value;
  }

  /**
   * Nobody can make five: the table, continuous fours, then the moves or, at the horizon, the
   * evaluation.
   */
  private int searchQuietly(int alpha, int beta, int remaining, int ply) {
    long hash = board.hash() ^ rulesKey;
    long entry = hashTable.probe(hash);
    if (ply > 0) {
      if (entry == HashTable.MISSING) {
        int value = searchFours(hash, remaining, ply);
        if (value != Score.DRAW) {
          return value;
        }
      } else {
        int value = HashTable.valueFromRoot(entry, ply);
        if (settles(entry, value, alpha, beta, remaining)) {
          return value;
        }
      }
    }
    if (remaining <= 0) {
      int value = evaluate();
      if (entry == HashTable.MISSING) {
        hashTable.store(hash, value, FiveThreats.NONE, 0, HashTable.EXACT);
      }
      return value;
    }
    int hashMove = entry == HashTable.MISSING ? FiveThreats.NONE : HashTable.move(entry);
    return searchMoves(alpha, beta, remaining, ply, hash, hashMove);
  }

  /** The value of a win by continuous fours, or {@link Score#DRAW} if none was found. */
  private int searchFours(long hash, int remaining, int ply) {
    int plies = fours.search(FOURS, FOUR_NODES);
    nodes += fours.nodes();
    if (plies == 0) {
      return Score.DRAW;
    }
    int value = Score.win(ply + plies);
    hashTable.store(
        hash, HashTable.valueAt(value, ply), fours.lineMove(0), remaining, HashTable.LOWER);
    showFours(ply);
    selectiveDepth = Math.max(selectiveDepth, ply + plies);
    return value;
  }

  /** Makes the win by fours just found the line of best play from a ply on. */
  private void showFours(int ply) {
    int end = Math.min(MAX_PLY, ply + fours.lineLength());
    variation.clear(end);
    for (int i = end - 1; i >= ply; i--) {
      variation.set(i, fours.lineMove(i - ply));
    }
  }

  private static boolean settles(long entry, int value, int alpha, int beta, int remaining) {
    int bound = HashTable.bound(entry);
    if (isProof(bound, value)) {
      return true;
    }
    return HashTable.depth(entry) >= remaining
        && (bound == HashTable.EXACT
            || (bound == HashTable.LOWER && value >= beta)
            || (bound == HashTable.UPPER && value <= alpha));
  }

  /** A proof holds whatever the depth and the window with which it was found. */
  private static boolean isProof(int bound, int value) {
    return (Score.isProvedWin(value) && (bound & HashTable.LOWER) != 0)
        || (Score.isProvedLoss(value) && (bound & HashTable.UPPER) != 0);
  }

  private int searchMoves(int alpha, int beta, int remaining, int ply, long hash, int hashMove) {
    moves.collectNear(ply, hashMove);
    int width = ply == 0 ? ROOT_WIDTH : WIDTH;
    int near = moves.count(ply);
    int side = board.sideToMove();
    int best = -Score.INFINITE;
    int bestHere = FiveThreats.NONE;
    int tried = 0;
    for (int i = 0; i < moves.count(ply) && best < beta && !isWideEnough(i, width, best); i++) {
      int move = i < near ? moves.select(ply, i) : moves.cells()[moves.offset(ply) + i];
      if (!referee.isForbidden(board, move, side)) {
        int value = searchInOrder(move, tried, Math.max(alpha, best), beta, remaining, ply);
        tried++;
        if (aborted) {
          return Score.DRAW;
        }
        if (value > best) {
          best = value;
          bestHere = move;
          if (value > alpha) {
            variation.set(ply, move);
          }
        }
      }
      if (i == near - 1 && Score.isProvedLoss(best)) {
        moves.collectFar(ply);
      }
    }
    if (tried == 0) {
      // Whatever black plays is a foul.
      return Score.loss(ply + 1);
    }
    if (best >= beta) {
      moves.reward(ply, bestHere, side, remaining);
    }
    int bound = best >= beta ? HashTable.LOWER : best > alpha ? HashTable.EXACT : HashTable.UPPER;
    hashTable.store(hash, HashTable.valueAt(best, ply), bestHere, remaining, bound);
    return best;
  }

  /** Enough moves were tried; but a loss is not believed before all of them were. */
  private static boolean isWideEnough(int tried, int width, int best) {
    return tried >= width && !Score.isProvedLoss(best);
  }

  /**
   * The first move with the whole window, the others with a null window first, the late ones less
   * deeply.
   */
  private int searchInOrder(int move, int tried, int alpha, int beta, int remaining, int ply) {
    if (tried == 0) {
      return searchMove(move, alpha, beta, remaining - 1, ply);
    }
    int reduction = reduction(tried, remaining);
    int value = searchMove(move, alpha, alpha + 1, remaining - 1 - reduction, ply);
    if (value > alpha && reduction > 0 && !aborted) {
      value = searchMove(move, alpha, alpha + 1, remaining - 1, ply);
    }
    if (value > alpha && value < beta && !aborted) {
      value = searchMove(move, alpha, beta, remaining - 1, ply);
    }
    return value;
  }

  private static int reduction(int tried, int remaining) {
    if (tried < FIRST_REDUCED || remaining < LEAST_REDUCED_DEPTH) {
      return 0;
    }
    return tried < MANY_MOVES ? 1 : 2;
  }

  private int evaluate() {
    return Score.estimate(WindowEvaluation.evaluate(tracked));
  }

  private boolean isSpent() {
    if (++nodes >= nextLook) {
      nextLook = nodes + NODES_BETWEEN_LOOKS;
      aborted |= budget.isSpent(nodesBefore + nodes);
    }
    return aborted;
  }
}
