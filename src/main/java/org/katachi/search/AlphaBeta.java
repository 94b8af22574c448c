package org.katachi.search;

import static org.katachi.search.SearchParameters.PLY;

import org.katachi.board.Board;
import org.katachi.eval.Evaluator;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.PvTable;

/**
 * The tree of one iteration: a principal variation search (negamax alpha-beta with null windows)
 * with a hash table, forced replies to fives, open fours and continuous fours, singular extensions
 * and reductions of late moves.
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
  private final Evaluator evaluator;
  private final SearchParameters parameters;
  private final Pruning pruning;
  private final VcfProbe fours;
  private final MovePicker moves;
  private final History history;
  private final TranspositionTable hashTable;
  private final SearchLimits budget;
  private final PvTable variation = new PvTable(MAX_PLY);
  private final Node[] stack = new Node[MAX_PLY + 1];

  /** For the searches that leave out a ply's hash move. */
  private final Node[] tests = new Node[MAX_PLY + 1];

  private long nodesBefore;
  private long nodes;
  private long nextLook;
  private int selectiveDepth;
  private boolean aborted;

  AlphaBeta(
      ShapeBoard shapes,
      Referee referee,
      long rulesKey,
      Evaluator evaluator,
      SearchParameters parameters,
      VcfProbe fours,
      MovePicker moves,
      History history,
      TranspositionTable hashTable,
      SearchLimits budget) {
    this.shapes = shapes;
    this.referee = referee;
    this.rulesKey = rulesKey;
    this.evaluator = evaluator;
    this.parameters = parameters;
    pruning = parameters.pruning;
    this.fours = fours;
    this.moves = moves;
    this.history = history;
    this.hashTable = hashTable;
    this.budget = budget;
    board = shapes.board();
    for (int ply = 0; ply <= MAX_PLY; ply++) {
      stack[ply] = new Node(ply);
      tests[ply] = new Node(ply);
    }
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
    return searchNode(alpha, beta, depth * PLY, 0, false);
  }

  /** The positions visited so far. */
  long nodes() {
    return nodes + fours.nodes();
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
  PvTable variation() {
    return variation;
  }

  private int searchNode(int lowest, int highest, int depth, int ply, boolean cut) {
    variation.clear(ply);
    if (isSpent()) {
      return Score.DRAW;
    }
    selectiveDepth = Math.max(selectiveDepth, ply);
    int side = board.sideToMove();
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
    Node node = stack[ply];
    node.enter(alpha, beta, depth, cut, side);
    if (shapes.count(node.opponent(), CellClass.FIVE) > 0) {
      return answerFive(node);
    }
    if (shapes.count(side, CellClass.OPEN_FOUR) > 0) {
      return win(shapes.first(side, CellClass.OPEN_FOUR), 3, ply);
    }
    return searchQuietly(node);
  }

  private int win(int move, int plies, int ply) {
    variation.clear(ply + 1);
    variation.set(ply, move);
    return Score.win(ply + plies);
  }

  /** The opponent threatens five: only what stops it is searched, and no depth is spent. */
  private int answerFive(Node node) {
    int ply = node.ply;
    node.value = ply == 0 ? Score.DRAW : -stack[ply - 1].value;
    moves.collectAgainstFive(ply);
    int count = moves.count(ply);
    if (count == 0) {
      resist(node);
      return Score.loss(ply + 2);
    }
    int best = -Score.INFINITE;
    for (int i = 0; i < count && best < node.beta; i++) {
      int move = moves.move(ply, i);
      int alpha = Math.max(node.alpha, best);
      int value = searchMove(move, alpha, node.beta, node.depth, ply, !node.cut && !node.isWide());
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
  private void resist(Node node) {
    int five = shapes.first(node.opponent(), CellClass.FIVE);
    if (!referee.isForbidden(board, five, node.side)) {
      variation.clear(node.ply + 1);
      variation.set(node.ply, five);
    }
  }

  private int searchMove(int move, int alpha, int beta, int depth, int ply, boolean cut) {
    shapes.play(move);
    int value = -searchNode(-beta, -alpha, depth, ply + 1, cut);
    shapes.undo();
    return value;
  }

  /**
   * Nobody can make five: the table, the evaluation, continuous fours where that is not enough,
   * then the moves.
   */
  private int searchQuietly(Node node) {
    node.hash = board.hash() ^ rulesKey;
    node.entry = hashTable.probe(node.hash);
    if (!node.isRoot() && node.isSettled()) {
      return node.hashValue();
    }
    assess(node);
    if (pruning.isGoodEnough(node)) {
      return node.guess;
    }
    if (!node.isRoot() && !node.isKnown() && node.depth <= parameters.foursDepth) {
      int plies = fours.win();
      if (plies > 0) {
        return winByFours(node, plies);
      }
    }
    if (node.depth <= 0) {
      if (!node.isKnown()) {
        store(node, node.value, ShapeBoard.NO_CELL, TranspositionTable.EXACT);
      }
      return node.value;
    }
    if (pruning.isHopeless(node)) {
      return node.guess;
    }
    if (mayPass(node)) {
      int value = searchPass(node);
      if (aborted || value >= node.beta) {
        return value;
      }
    }
    node.depth -= pruning.lessWithoutMove(node);
    if (pruning.mayBeSingular(node)) {
      int floor = pruning.singularFloor(node);
      int others = searchOthers(node, floor);
      if (aborted || Pruning.isRefutedTwice(node, floor, others)) {
        return floor;
      }
      node.extension = pruning.singularExtension(node, floor, others);
    }
    node.failsHigh = pruning.isLikelyToFailHigh(node);
    return searchMoves(node);
  }

  /** No side passes after the other has. */
  private boolean mayPass(Node node) {
    return pruning.mayPass(node) && !stack[node.ply - 1].passing;
  }

  /**
   * What the position is worth if its side does nothing, in a null window below beta: if that is
   * enough, so is some move.
   */
  private int searchPass(Node node) {
    board.passTurn();
    node.passing = true;
    int depth = pruning.passDepth(node);
    int value = -searchNode(-node.beta, 1 - node.beta, depth, node.ply + 1, !node.cut);
    node.passing = false;
    board.passTurn();
    // A win with a pass in it proves nothing.
    return Score.isProvedWin(value) ? node.beta : value;
  }

  /** Finds out what is to be known before any move is tried. */
  private void assess(Node node) {
    node.value = evaluate();
    node.improving = node.ply < OWN_LAST || node.value > stack[node.ply - OWN_LAST].value;
    node.facesOpenFour = shapes.count(node.opponent(), CellClass.OPEN_FOUR) > 0;
    node.guess = node.facesOpenFour ? node.value : node.improvedValue();
    if (!node.facesOpenFour && node.depth >= parameters.threatDepth) {
      node.threat = fours.threat();
    }
  }

  /** What the moves but the hash move are worth, in a null window below a floor. */
  private int searchOthers(Node node, int floor) {
    Node test = tests[node.ply];
    test.enter(floor - 1, floor, pruning.singularDepth(node), node.cut, node.side);
    test.leaveOutHashMove(node);
    int value = searchMoves(test);
    variation.clear(node.ply);
    return value;
  }

  private int winByFours(Node node, int plies) {
    int value = Score.win(node.ply + plies);
    store(node, value, fours.line().move(0), TranspositionTable.LOWER);
    variation.take(node.ply, fours.line());
    selectiveDepth = Math.max(selectiveDepth, node.ply + plies);
    return value;
  }

  private void store(Node node, int value, int move, int bound) {
    int depth = Math.max(0, node.depth) / SearchParameters.STORED_DEPTH;
    hashTable.store(node.hash, TranspositionTable.valueAt(value, node.ply), move, depth, bound);
  }

  /**
   * Lists the moves of a position.
   *
   * @return the value of all moves that are not listed, if those are known to lose
   */
  private int collect(Node node) {
    int hashMove = node.hashMove();
    if (node.facesOpenFour) {
      moves.collectAgainstOpenFour(node.ply, hashMove);
      return Score.loss(node.ply + 4);
    }
    // Other searches of fours have come between: the line is needed again.
    int threat = node.threat > 0 ? fours.threat() : 0;
    if (threat > 0) {
      moves.collectAgainstFours(node.ply, fours.line(), hashMove);
      return Score.loss(node.ply + 1 + threat);
    }
    moves.collectNear(node.ply, hashMove);
    return -Score.INFINITE;
  }

  private int searchMoves(Node node) {
    int ply = node.ply;
    int others = collect(node);
    int listed = moves.count(ply);
    int width = pruning.width(node);
    int alpha = node.alpha;
    int depth = node.depth;
    int best = others;
    int bestHere = ShapeBoard.NO_CELL;
    int tried = 0;
    for (int i = 0;
        i < moves.count(ply) && best < node.beta && !isWideEnough(i, width, best);
        i++) {
      int move = i < listed ? moves.select(ply, i) : moves.move(ply, i);
      if (move != node.leftOut && !referee.isForbidden(board, move, node.side)) {
        int value = searchInOrder(node, move, tried, depth, Math.max(alpha, best), best);
        tried++;
        if (aborted) {
          return Score.DRAW;
        }
        if (value > best) {
          best = value;
          bestHere = move;
          if (value > alpha) {
            variation.set(ply, move);
            depth -= pruning.lessAfterBetter(node, depth, value);
          }
        }
      }
      if (i == listed - 1 && others == -Score.INFINITE && Score.isProvedLoss(best)) {
        moves.collectFar(ply);
      }
    }
    return node.isWhole() ? remember(node, best, bestHere) : Math.max(best, -Score.INFINITE + 1);
  }

  private int remember(Node node, int best, int bestHere) {
    if (best == -Score.INFINITE) {
      // Whatever black plays is a foul.
      return Score.loss(node.ply + 1);
    }
    if (best >= node.beta && bestHere != ShapeBoard.NO_CELL) {
      reward(node, bestHere);
    }
    int bound =
        best >= node.beta
            ? TranspositionTable.LOWER
            : best > node.alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    // Of moves that do not reach alpha only bounds are known: the hash move tells more.
    boolean vague = bound == TranspositionTable.UPPER && node.hashMove() != ShapeBoard.NO_CELL;
    store(node, best, vague ? node.hashMove() : bestHere, bound);
    return best;
  }

  private void reward(Node node, int bestHere) {
    int plies = node.depth / PLY;
    for (int i = 0; moves.move(node.ply, i) != bestHere; i++) {
      history.punish(node.side, moves.move(node.ply, i), plies);
    }
    history.reward(node.ply, node.side, bestHere, plies);
  }

  /** Enough moves were tried; but a loss is not believed before all of them were. */
  private static boolean isWideEnough(int tried, int width, int best) {
    return tried >= width && !Score.isProvedLoss(best);
  }

  /**
   * The first move with the whole window, the others with a null window first, the late ones less
   * deeply.
   */
  private int searchInOrder(Node node, int move, int tried, int depth, int alpha, int best) {
    int ply = node.ply;
    int left = depth - PLY + extension(node, move);
    boolean wide = node.beta - alpha > 1;
    if (tried == 0) {
      return searchMove(move, alpha, node.beta, left, ply, !wide && !node.cut);
    }
    int reduced =
        Math.min(
            left,
            Math.max(
                parameters.leastReducedDepth, left - reduction(node, move, tried, depth, wide)));
    int value = searchMove(move, alpha, alpha + 1, reduced, ply, true);
    if (value > alpha && reduced < left && !aborted) {
      left += pruning.deeper(value, alpha, best, left, reduced);
      if (reduced < left) {
        value = searchMove(move, alpha, alpha + 1, left, ply, !node.cut);
      }
    }
    if (value > alpha && value < node.beta && !aborted) {
      value = searchMove(move, alpha, node.beta, left, ply, false);
    }
    return value;
  }

  private int extension(Node node, int move) {
    int extension = move == node.hashMove() ? node.extension : 0;
    boolean less = node.failsHigh && shapes.cellClass(move, node.side) < CellClass.FOUR;
    return less ? extension - PLY : extension;
  }

  private int reduction(Node node, int move, int tried, int depth, boolean wide) {
    return pruning.reduction(
        depth,
        tried,
        history.value(node.side, move),
        shapes.cellClass(move, node.side),
        shapes.cellClass(move, node.opponent()),
        node.improving,
        wide,
        node.cut && !history.isKiller(node.ply, move));
  }

  private int evaluate() {
    return Score.estimate(evaluator.value());
  }

  private boolean isSpent() {
    if (++nodes >= nextLook) {
      nextLook = nodes + NODES_BETWEEN_LOOKS;
      aborted |= budget.isSpent(nodesBefore + nodes());
    }
    return aborted;
  }
}
