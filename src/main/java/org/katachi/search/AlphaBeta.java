package org.katachi.search;

import static org.katachi.search.SearchParameters.FOURS;
import static org.katachi.search.SearchParameters.FOURS_DEPTH;
import static org.katachi.search.SearchParameters.FOUR_NODES;
import static org.katachi.search.SearchParameters.LEAST_DEPTH_WITHOUT_MOVE;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.FourSearch;
import org.katachi.threat.Variation;

/**
 * The tree of one iteration: a principal variation search (negamax alpha-beta with null windows)
 * with a hash table, reductions of late moves, forced replies to fives and open fours, and a search
 * of continuous fours.
 *
 * <p>Only the best moves of a position are searched; but a position counts as lost only once every
 * legal move was tried or is known to lose, so that wins and losses with a {@linkplain Score proved
 * score} are proved.
 */
final class AlphaBeta {

  /** No position deeper than this is searched; room for the line of continuous fours from it on. */
  static final int MAX_PLY = 100;

  /** A side's own last move was so many plies ago. */
  private static final int OWN_LAST = 2;

  /** How often the budget is asked, in nodes. */
  private static final int NODES_BETWEEN_LOOKS = 32;

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final long rulesKey;
  private final ShapeEvaluation evaluation;
  private final FourSearch fours;
  private final MoveList moves;
  private final History history;
  private final HashTable hashTable;
  private final Budget budget;
  private final Variation variation = new Variation(MAX_PLY);

  /** The static value of each ply, {@link #OWN_LAST} places further on. */
  private final int[] statics = new int[MAX_PLY + OWN_LAST + 1];

  private long nodesBefore;
  private long nodes;
  private long nextLook;
  private int selectiveDepth;
  private boolean aborted;

  AlphaBeta(
      ShapeBoard shapes,
      Referee referee,
      long rulesKey,
      ShapeEvaluation evaluation,
      FourSearch fours,
      MoveList moves,
      History history,
      HashTable hashTable,
      Budget budget) {
    this.shapes = shapes;
    this.referee = referee;
    this.rulesKey = rulesKey;
    this.evaluation = evaluation;
    this.fours = fours;
    this.moves = moves;
    this.history = history;
    this.hashTable = hashTable;
    this.budget = budget;
    board = shapes.board();
  }

  /**
   * Searches the position on the board.
   *
   * @param alpha the lowest value of interest
   * @param beta the highest value of interest
   * @param depth in plies, at least one
   * @param otherNodes the nodes that were visited elsewhere, for the budget
   * @return the {@link Score} for the side to move, without meaning if the search was aborted
   */
  int search(int alpha, int beta, int depth, long otherNodes) {
    nodesBefore = otherNodes;
    return searchNode(alpha, beta, depth, 0);
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

  private int searchNode(int lowest, int highest, int depth, int ply) {
    variation.clear(ply);
    if (isSpent()) {
      return Score.DRAW;
    }
    selectiveDepth = Math.max(selectiveDepth, ply);
    int side = board.sideToMove();
    int opponent = Stone.opponent(side);
    if (shapes.count(side, CellClass.FIVE) > 0) {
      return win(shapes.first(side, CellClass.FIVE), 1, ply);
    }
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
    if (shapes.count(opponent, CellClass.FIVE) > 0) {
      return answerFive(opponent, alpha, beta, depth, ply);
    }
    if (shapes.count(side, CellClass.OPEN_FOUR) > 0) {
      return win(shapes.first(side, CellClass.OPEN_FOUR), 3, ply);
    }
    return searchQuietly(alpha, beta, depth, ply);
  }

  private int win(int move, int plies, int ply) {
    variation.clear(ply + 1);
    variation.set(ply, move);
    return Score.win(ply + plies);
  }

  /** The opponent threatens five: only what stops it is searched, and no depth is spent. */
  private int answerFive(int opponent, int alpha, int beta, int depth, int ply) {
    statics[ply + OWN_LAST] = -statics[ply + OWN_LAST - 1];
    moves.collectAgainstFive(ply);
    int count = moves.count(ply);
    if (count == 0) {
      resist(opponent, ply);
      return Score.loss(ply + 2);
    }
    int best = -Score.INFINITE;
    for (int i = 0; i < count && best < beta; i++) {
      int move = moves.move(ply, i);
      int value = searchMove(move, Math.max(alpha, best), beta, depth, ply);
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
    int five = shapes.first(opponent, CellClass.FIVE);
    if (!referee.isForbidden(board, five, board.sideToMove())) {
      variation.clear(ply + 1);
      variation.set(ply, five);
    }
  }

  private int searchMove(int move, int alpha, int beta, int depth, int ply) {
    shapes.play(move);
    int value = -searchNode(-beta, -alpha, depth, ply + 1);
    shapes.undo();
    return value;
  }

  /**
   * Nobody can make five: the table, continuous fours, then the moves or, at the horizon, the
   * evaluation.
   */
  private int searchQuietly(int alpha, int beta, int depth, int ply) {
    long hash = board.hash() ^ rulesKey;
    long entry = hashTable.probe(hash);
    if (ply > 0) {
      if (entry == HashTable.MISSING) {
        int value = depth > FOURS_DEPTH ? Score.DRAW : searchFours(hash, depth, ply);
        if (value != Score.DRAW) {
          return value;
        }
      } else {
        int value = HashTable.valueFromRoot(entry, ply);
        if (settles(entry, value, alpha, beta, depth)) {
          return value;
        }
      }
    }
    int value = evaluate();
    statics[ply + OWN_LAST] = value;
    if (depth <= 0) {
      if (entry == HashTable.MISSING) {
        hashTable.store(hash, value, ShapeBoard.NO_CELL, 0, HashTable.EXACT);
      }
      return value;
    }
    int hashMove = entry == HashTable.MISSING ? ShapeBoard.NO_CELL : HashTable.move(entry);
    if (shapes.count(Stone.opponent(board.sideToMove()), CellClass.OPEN_FOUR) > 0) {
      moves.collectAgainstOpenFour(ply, hashMove);
      return searchMoves(alpha, beta, depth, ply, hash, Score.loss(ply + 4));
    }
    boolean mayBePruned = ply > 0 && beta - alpha == 1;
    if (mayBePruned
        && (Pruning.isHopeless(value, alpha, depth) || Pruning.isGoodEnough(value, beta, depth))) {
      return value;
    }
    moves.collectNear(ply, hashMove);
    boolean lessDeeply =
        ply > 0 && hashMove == ShapeBoard.NO_CELL && depth >= LEAST_DEPTH_WITHOUT_MOVE;
    return searchMoves(alpha, beta, lessDeeply ? depth - 1 : depth, ply, hash, -Score.INFINITE);
  }

  /** The value of a win by continuous fours, or {@link Score#DRAW} if none was found. */
  private int searchFours(long hash, int depth, int ply) {
    int plies = fours.search(FOURS, FOUR_NODES);
    nodes += fours.nodes();
    if (plies == 0) {
      return Score.DRAW;
    }
    int value = Score.win(ply + plies);
    hashTable.store(hash, HashTable.valueAt(value, ply), fours.lineMove(0), depth, HashTable.LOWER);
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

  private static boolean settles(long entry, int value, int alpha, int beta, int depth) {
    int bound = HashTable.bound(entry);
    if (isProof(bound, value)) {
      return true;
    }
    return HashTable.depth(entry) >= depth
        && (bound == HashTable.EXACT
            || (bound == HashTable.LOWER && value >= beta)
            || (bound == HashTable.UPPER && value <= alpha));
  }

  /** A proof holds whatever the depth and the window with which it was found. */
  private static boolean isProof(int bound, int value) {
    return (Score.isProvedWin(value) && (bound & HashTable.LOWER) != 0)
        || (Score.isProvedLoss(value) && (bound & HashTable.UPPER) != 0);
  }

  /**
   * Searches the moves of the ply's list.
   *
   * @param others the value of all moves that are not in the list, if it holds all others: those
   *     lose to an open four
   */
  private int searchMoves(int alpha, int beta, int depth, int ply, long hash, int others) {
    int listed = moves.count(ply);
    int width = Pruning.width(ply, depth, isImproving(ply), beta - alpha > 1);
    int side = board.sideToMove();
    int best = others;
    int bestHere = ShapeBoard.NO_CELL;
    int tried = 0;
    for (int i = 0; i < moves.count(ply) && best < beta && !isWideEnough(i, width, best); i++) {
      int move = i < listed ? moves.select(ply, i) : moves.move(ply, i);
      if (!referee.isForbidden(board, move, side)) {
        int value = searchInOrder(move, side, tried, Math.max(alpha, best), beta, depth, ply);
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
      if (i == listed - 1 && others == -Score.INFINITE && Score.isProvedLoss(best)) {
        moves.collectFar(ply);
      }
    }
    if (best == -Score.INFINITE) {
      // Whatever black plays is a foul.
      return Score.loss(ply + 1);
    }
    if (best >= beta && bestHere != ShapeBoard.NO_CELL) {
      reward(ply, side, bestHere, depth);
    }
    int bound = best >= beta ? HashTable.LOWER : best > alpha ? HashTable.EXACT : HashTable.UPPER;
    hashTable.store(hash, HashTable.valueAt(best, ply), bestHere, depth, bound);
    return best;
  }

  /** Tells whether the position is better than when the side moved last. */
  private boolean isImproving(int ply) {
    return ply < OWN_LAST || statics[ply + OWN_LAST] > statics[ply];
  }

  private void reward(int ply, int side, int bestHere, int depth) {
    for (int i = 0; moves.move(ply, i) != bestHere; i++) {
      history.punish(side, moves.move(ply, i), depth);
    }
    history.reward(ply, side, bestHere, depth);
  }

  /** Enough moves were tried; but a loss is not believed before all of them were. */
  private static boolean isWideEnough(int tried, int width, int best) {
    return tried >= width && !Score.isProvedLoss(best);
  }

  /**
   * The first move with the whole window, the others with a null window first, the late ones less
   * deeply.
   */
  private int searchInOrder(
      int move, int side, int tried, int alpha, int beta, int depth, int ply) {
    if (tried == 0) {
      return searchMove(move, alpha, beta, depth - 1, ply);
    }
    int reduction =
        Pruning.reduction(
            depth,
            tried,
            history.value(side, move),
            shapes.cellClass(move, side) >= CellClass.FOUR,
            isImproving(ply),
            beta - alpha > 1);
    int value = searchMove(move, alpha, alpha + 1, depth - 1 - reduction, ply);
    if (value > alpha && reduction > 0 && !aborted) {
      value = searchMove(move, alpha, alpha + 1, depth - 1, ply);
    }
    if (value > alpha && value < beta && !aborted) {
      value = searchMove(move, alpha, beta, depth - 1, ply);
    }
    return value;
  }

  private int evaluate() {
    return Score.estimate(evaluation.value(shapes));
  }

  private boolean isSpent() {
    if (++nodes >= nextLook) {
      nextLook = nodes + NODES_BETWEEN_LOOKS;
      aborted |= budget.isSpent(nodesBefore + nodes);
    }
    return aborted;
  }
}
