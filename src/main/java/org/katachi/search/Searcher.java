package org.katachi.search;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.eval.WeightedScoring;
import org.katachi.eval.WindowEvaluation;
import org.katachi.rules.Referee;
import org.katachi.shape.TrackedBoard;
import org.katachi.threat.FiveThreats;
import org.katachi.threat.FourSearch;

/**
 * Iterative deepening over a principal variation search (negamax alpha-beta with null windows) with
 * a hash table, reductions of late moves, forced replies to fives, and a search of continuous fours
 * at every node.
 *
 * <p>Only the best moves of a position are searched; but a position counts as lost only once every
 * legal move was tried, so that wins and losses with a {@linkplain Score proved score} are proved.
 *
 * <p>Holds all state of one search of one position, and belongs to one thread; only the hash table
 * may be shared.
 */
public final class Searcher {

  private static final int MAX_PLY = 100;

  /** The moves tried at the root and elsewhere, unless all of them lose. */
  private static final int ROOT_WIDTH = 60;

  private static final int WIDTH = 24;

  /** The limits of the search for continuous fours inside the tree and at its leaves. */
  private static final int FOURS_IN_TREE = 8;

  private static final int FOUR_NODES_IN_TREE = 300;

  /** The most nodes of the search for continuous fours at the root, about a tenth of a second. */
  private static final int FOUR_NODES_AT_ROOT = 200_000;

  /** Moves this late in the order, at this depth or more, are searched less deeply first. */
  private static final int FIRST_REDUCED = 4;

  private static final int MANY_MOVES = 12;
  private static final int LEAST_REDUCED_DEPTH = 3;

  /** How often the budget is asked, in nodes. */
  private static final int NODES_BETWEEN_LOOKS = 32;

  private final TrackedBoard tracked;
  private final Board board;
  private final Referee referee;
  private final HashTable hashTable;
  private final Budget budget;
  private final long rulesKey;
  private final FiveThreats threats;
  private final FourSearch fours;
  private final MoveList moves;
  private final Variation variation = new Variation(MAX_PLY);
  private long nodes;
  private long nextLook;
  private int depth;
  private int selectiveDepth;
  private int score;
  private int bestMove;
  private boolean aborted;

  /**
   * A search of a position.
   *
   * @param board the position, with an empty point at least; given back as it was
   * @param rulesKey distinguishes the rules in the hash table
   */
  public Searcher(
      Board board,
      Referee referee,
      long rulesKey,
      WeightedScoring scoring,
      HashTable hashTable,
      Budget budget) {
    this.board = board;
    this.referee = referee;
    this.rulesKey = rulesKey;
    this.hashTable = hashTable;
    this.budget = budget;
    tracked = new TrackedBoard(board);
    threats = new FiveThreats(tracked, referee);
    fours = new FourSearch(threats, referee);
    fours.obey(() -> budget.isSpent(nodes));
    moves = new MoveList(tracked, scoring, MAX_PLY + 1);
  }

  /** Is told of every finished iteration, on the thread that searches. */
  public interface Listener {
    void iterationFinished(Searcher searcher);
  }

  /**
   * Searches until the budget is spent or the result is proved.
   *
   * @return the cell of the best move: an empty point, and one that the rules allow if there is any
   */
  public int search(Listener listener) {
    bestMove = anyMove();
    if (board.stoneCount() == 0) {
      return bestMove;
    }
    boolean forced = threats.fivePoint(Stone.opponent(board.sideToMove())) != FiveThreats.NONE;
    if (findFours()) {
      listener.iterationFinished(this);
      return bestMove;
    }
    boolean over = false;
    for (int next = 1; !over && next < MAX_PLY && budget.allowsIteration(next, nodes); next++) {
      int value = searchNode(-Score.INFINITE, Score.INFINITE, next, 0);
      if (variation.length() > 0) {
        bestMove = variation.move(0);
      }
      if (aborted) {
        return bestMove;
      }
      depth = next;
      score = value;
      listener.iterationFinished(this);
      over = Score.isProved(value) || (forced && moves.count(0) == 1);
    }
    return bestMove;
  }

  /** The positions visited so far. */
  public long nodes() {
    return nodes;
  }

  /** The depth of the last finished iteration in plies; 0 before the first. */
  public int depth() {
    return depth;
  }

  /** The deepest ply reached. */
  public int selectiveDepth() {
    return selectiveDepth;
  }

  /** The value of the last finished iteration for the side to move, see {@link Score}. */
  public int score() {
    return score;
  }

  /** The number of moves in the line of best play. */
  public int variationLength() {
    return variation.length();
  }

  /** A move of the line of best play. */
  public int variationMove(int i) {
    return variation.move(i);
  }

  /** What to play if there is no time at all; a five to be stopped is stopped even then. */
  private int anyMove() {
    int opponent = Stone.opponent(board.sideToMove());
    if (threats.fivePoint(opponent) != FiveThreats.NONE
        && threats.defences(opponent, moves.cells(), moves.offset(0)) > 0) {
      return moves.cells()[moves.offset(0)];
    }
    moves.collectNear(0, FiveThreats.NONE);
    moves.collectFar(0);
    for (int i = 0; i < moves.count(0); i++) {
      int move = moves.select(0, i);
      if (!referee.isForbidden(board, move, board.sideToMove())) {
        return move;
      }
    }
    return moves.select(0, 0);
  }

  /** Looks for the shortest win by continuous fours at the root. */
  private boolean findFours() {
    int left = FOUR_NODES_AT_ROOT;
    for (int most = 0; most <= FourSearch.MAX_FOURS && left > 0; most++) {
      int plies = fours.search(most, left);
      nodes += fours.nodes();
      left -= fours.nodes();
      if (plies > 0) {
        takeFours(plies, 0);
        bestMove = variation.move(0);
        score = Score.win(plies);
        return true;
      }
      if (fours.wasCutShort()) {
        return false;
      }
    }
    return false;
  }

  private int searchNode(int lowest, int highest, int remaining, int ply) {
    variation.clear(ply);
    if (isSpent()) {
      return Score.DRAW;
    }
    selectiveDepth = Math.max(selectiveDepth, ply);
    int side = board.sideToMove();
    int five = threats.fivePoint(side);
    if (five != FiveThreats.NONE) {
      variation.clear(ply + 1);
      variation.set(ply, five);
      return Score.win(ply + 1);
    }
    if (board.isFull()) {
      return Score.DRAW;
    }
    int alpha = Math.max(lowest, Score.loss(ply + 2));
    int beta = Math.min(highest, Score.win(ply + 3));
    if (alpha >= beta || ply == MAX_PLY) {
      return alpha >= beta ? alpha : evaluate();
    }
    if (threats.fivePoint(Stone.opponent(side)) != FiveThreats.NONE) {
      return answerFive(alpha, beta, remaining, ply);
    }
    return searchQuietly(alpha, beta, remaining, ply);
  }

  /** The opponent threatens five: only what stops it is searched, and no depth is spent. */
  private int answerFive(int alpha, int beta, int remaining, int ply) {
    int opponent = Stone.opponent(board.sideToMove());
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
    if (!referee.isForbidden(board, five, Stone.opponent(opponent))) {
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
    if (entry != HashTable.MISSING && ply > 0) {
      int value = HashTable.valueFromRoot(entry, ply);
      if (settles(entry, value, alpha, beta, remaining)) {
        return value;
      }
    }
    if (entry == HashTable.MISSING && ply > 0) {
      int plies = fours.search(FOURS_IN_TREE, FOUR_NODES_IN_TREE);
      nodes += fours.nodes();
      if (plies > 0) {
        takeFours(plies, ply);
        int value = Score.win(ply + plies);
        hashTable.store(
            hash, HashTable.valueAt(value, ply), fours.move(0), remaining, HashTable.LOWER);
        return value;
      }
    }
    if (remaining <= 0) {
      int value = evaluate();
      hashTable.store(hash, value, FiveThreats.NONE, 0, HashTable.EXACT);
      return value;
    }
    int hashMove = entry == HashTable.MISSING ? FiveThreats.NONE : HashTable.move(entry);
    return searchMoves(alpha, beta, remaining, ply, hash, hashMove);
  }

  private static boolean settles(long entry, int value, int alpha, int beta, int remaining) {
    int bound = HashTable.bound(entry);
    if (HashTable.depth(entry) < remaining && !isProof(bound, value)) {
      return false;
    }
    return bound == HashTable.EXACT
        || (bound == HashTable.LOWER && value >= beta)
        || (bound == HashTable.UPPER && value <= alpha);
  }

  /** A proof holds whatever the depth at which it was found. */
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
      if (i == moves.count(ply) - 1 && i < near && best < -Score.GREATEST_ESTIMATE) {
        moves.collectFar(ply);
      }
    }
    if (tried == 0) {
      return evaluate();
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

  /** Makes the win by fours just found the line of best play from a ply on. */
  private void takeFours(int plies, int ply) {
    int last = Math.min(MAX_PLY - 1, ply + plies - 1);
    variation.clear(last + 1);
    for (int i = last; i >= ply; i--) {
      variation.set(i, fours.move(i - ply));
    }
    selectiveDepth = Math.max(selectiveDepth, ply + plies);
  }

  private boolean isSpent() {
    if (++nodes >= nextLook) {
      nextLook = nodes + NODES_BETWEEN_LOOKS;
      aborted |= budget.isSpent(nodes);
    }
    return aborted;
  }
}
