package org.katachi.search.tree;

import static org.katachi.search.SearchParameters.MAX_PLY;
import static org.katachi.search.SearchParameters.PLY;

import org.katachi.board.Board;
import org.katachi.eval.Evaluator;
import org.katachi.rules.Referee;
import org.katachi.search.LimitCheck;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.order.History;
import org.katachi.search.order.MovePicker;
import org.katachi.search.table.AbdadaTable;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.PvTable;

/**
 * Principal variation search: the tree of one iteration.
 *
 * <p>Wins and losses are proved. Late move pruning may leave moves out of a node. But a node counts
 * as lost only once every legal move was searched or is known to lose. So a {@linkplain Score
 * proved score} of the root holds whatever was pruned.
 *
 * <p>The steps of a node are numbered in the order in which they are taken: 1 to 7 in {@link
 * #searchNode}, 8 to 17 in {@link #searchQuietNode}, 18 to 22 in {@link #searchMoves}. What each is
 * worth in Elo stands in docs/log/experiments.md.
 *
 * @see <a href="https://www.chessprogramming.org/Principal_Variation_Search">PVS</a>
 */
public final class AlphaBeta {

  /** The plies back to the side's own last move. */
  private static final int OWN_LAST_MOVE = 2;

  /** The nodes between two checks of the limits. */
  private static final int NODES_BETWEEN_CHECKS = 32;

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final DeadBoard deadBoard;
  private final long rulesKey;
  private final Evaluator evaluator;
  private final SearchParameters parameters;
  private final Pruning pruning;
  private final Reductions reductions;
  private final SingularExtension singular;
  private final VcfProbe vcf;
  private final MovePicker moves;
  private final StagedMoves staged;
  private final History history;
  private final TranspositionTable tt;

  /** Null if no other thread searches. */
  private final AbdadaTable abdada;

  private final PvTable pv = new PvTable(MAX_PLY);
  private final Node[] stack = new Node[MAX_PLY + 1];

  /** The nodes of singular verification searches. */
  private final Node[] singularStack = new Node[MAX_PLY + 1];

  /** The position after the move that is made next, and its entry in the table. */
  private long nextKey;

  private long nextEntry;

  private LimitCheck limits;
  private int rootDepth;
  private long nodesElsewhere;
  private long nodes;
  private long nextCheck;
  private int selectiveDepth;
  private boolean aborted;

  public AlphaBeta(
      ShapeBoard shapes,
      Referee referee,
      long rulesKey,
      Evaluator evaluator,
      SearchParameters parameters,
      VcfProbe vcf,
      MovePicker moves,
      History history,
      SearchTables tables) {
    this.shapes = shapes;
    this.referee = referee;
    this.rulesKey = rulesKey;
    this.evaluator = evaluator;
    this.parameters = parameters;
    pruning = new Pruning(parameters);
    reductions = new Reductions(parameters);
    singular = new SingularExtension(parameters);
    this.vcf = vcf;
    this.moves = moves;
    staged = new StagedMoves(shapes, moves, vcf);
    this.history = history;
    tt = tables.transpositions();
    abdada = tables.abdada();
    board = shapes.board();
    deadBoard = new DeadBoard(board, referee);
    for (int ply = 0; ply <= MAX_PLY; ply++) {
      stack[ply] = new Node(ply);
      singularStack[ply] = new Node(ply);
    }
  }

  /** Forgets what was learned from the positions of a game. */
  public void newGame() {
    history.newGame();
  }

  /** Begins the search of another position, which is on the board already. */
  public void newSearch(LimitCheck newLimits) {
    limits = newLimits;
    history.newSearch();
    vcf.newSearch();
    nextKey = 0;
    nextEntry = TranspositionTable.MISSING;
    nodes = 0;
    nextCheck = 0;
    selectiveDepth = 0;
    aborted = false;
  }

  /**
   * Searches the position on the board.
   *
   * @param depth in plies, at least one
   * @param otherNodes the nodes visited elsewhere, for the limits
   * @return the {@link Score} for the side to move, without meaning if the search was aborted
   */
  public int search(int alpha, int beta, int depth, long otherNodes) {
    nodesElsewhere = otherNodes;
    rootDepth = depth;
    history.newIteration();
    return searchNode(alpha, beta, depth * PLY, 0, false);
  }

  /**
   * Begins an iteration that searches the moves of the root one by one.
   *
   * @param depth in plies, at least one
   * @param otherNodes the nodes visited elsewhere, for the limits
   */
  public void enterRoot(int depth, long otherNodes) {
    nodesElsewhere = otherNodes;
    rootDepth = depth;
    Node root = stack[0];
    root.enter(-Score.INFINITE, Score.INFINITE, depth * PLY, false, board.sideToMove());
    root.key = board.hash() ^ rulesKey;
    root.ttEntry = TranspositionTable.MISSING;
    root.staticEval = Score.DRAW;
    root.beginMoves(-Score.INFINITE);
    if (!shapes.has(root.opponent(), CellClass.FIVE)) {
      evaluateStatically(root);
    }
  }

  /**
   * Searches a move of the root; a value above alpha has a line.
   *
   * @param searched the number of moves before it
   * @param best the best of their values
   */
  public int searchRootMove(int move, int searched, int alpha, int beta, int best) {
    Node root = stack[0];
    root.alpha = alpha;
    root.beta = beta;
    root.best = best;
    root.searched = searched;
    pv.clear(0);
    if (shapes.cellClass(move, root.side) == CellClass.FIVE) {
      return win(move, 1, 0);
    }
    int value =
        shapes.has(root.opponent(), CellClass.FIVE)
            ? searchChild(move, alpha, beta, root.depth, 0, false)
            : searchChildPvs(root, move);
    if (!aborted && value > alpha) {
      pv.set(0, move);
    }
    return value;
  }

  /** Stores the result of an iteration that searched the moves of the root one by one. */
  public void storeRoot(int value, int move) {
    store(stack[0], value, move, TranspositionTable.EXACT);
  }

  /** The nodes visited so far. */
  public long nodes() {
    return nodes + vcf.nodes();
  }

  /** The greatest ply reached so far. */
  public int selectiveDepth() {
    return selectiveDepth;
  }

  /** Whether the limits ended the last search. The line that it leaves is right all the same. */
  public boolean isAborted() {
    return aborted;
  }

  /** The principal variation of the last search. */
  public PvTable pv() {
    return pv;
  }

  /** Steps 1 to 7: the end of the game, and fives and open fours, which force the moves. */
  private int searchNode(int alpha, int beta, int depth, int ply, boolean cutNode) {
    // Step 1. Count the node; abort if the limits are reached.
    pv.clear(ply);
    if (isAbort()) {
      return Score.DRAW;
    }
    selectiveDepth = Math.max(selectiveDepth, ply);

    // Step 2. The greatest ply is evaluated: the lines have no room beyond it.
    if (ply == MAX_PLY) {
      return evaluate();
    }

    // Step 3. A five wins at once.
    int side = board.sideToMove();
    if (shapes.has(side, CellClass.FIVE)) {
      return win(shapes.first(side, CellClass.FIVE), 1, ply);
    }

    // Step 4. A board on which nobody can make five any more is a draw, or black has to foul.
    if (board.isFull() || shapes.isDead()) {
      return deadBoard.value();
    }

    // Step 5. Mate distance pruning: no result here can be quicker than these.
    // https://www.chessprogramming.org/Mate_Distance_Pruning
    alpha = Math.max(alpha, Score.loss(ply + 2));
    beta = Math.min(beta, Score.win(ply + 3));
    if (alpha >= beta) {
      return alpha;
    }

    // Step 6. The opponent's five must be stopped.
    Node node = stack[ply];
    node.enter(alpha, beta, depth, cutNode, side);
    if (shapes.has(node.opponent(), CellClass.FIVE)) {
      return searchFiveEvasions(node);
    }

    // Step 7. An open four wins in three plies: the opponent has no five.
    if (shapes.has(side, CellClass.OPEN_FOUR)) {
      return win(shapes.first(side, CellClass.OPEN_FOUR), 3, ply);
    }
    return searchQuietNode(node);
  }

  private int win(int move, int plies, int ply) {
    pv.clear(ply + 1);
    pv.set(ply, move);
    return Score.win(ply + plies);
  }

  /** Searches only what stops the opponent's five; that spends no depth. */
  private int searchFiveEvasions(Node node) {
    int ply = node.ply;
    node.staticEval = ply == 0 ? Score.DRAW : -stack[ply - 1].staticEval;
    moves.generateAgainstFive(ply);
    int count = moves.count(ply);
    if (count == 0) {
      blockOneFive(node);
      return Score.loss(ply + 2);
    }
    int best = -Score.INFINITE;
    for (int i = 0; i < count && best < node.beta; i++) {
      int move = moves.move(ply, i);
      int alpha = Math.max(node.alpha, best);
      boolean childCutNode = !node.cutNode && !node.isPvNode();
      int value = searchChild(move, alpha, node.beta, node.depth, ply, childCutNode);
      if (aborted) {
        return Score.DRAW;
      }
      if (value > best) {
        best = value;
        pv.set(ply, move);
      }
    }
    return best;
  }

  /** Of several five-points at least one is taken, where that is allowed. */
  private void blockOneFive(Node node) {
    int five = shapes.first(node.opponent(), CellClass.FIVE);
    if (!referee.isForbidden(board, five, node.side)) {
      pv.clear(node.ply + 1);
      pv.set(node.ply, five);
    }
  }

  private int searchChild(int move, int alpha, int beta, int depth, int ply, boolean cutNode) {
    nextKey = board.hashAfter(move) ^ rulesKey;
    nextEntry = tt.probe(nextKey);
    if (nextEntry != TranspositionTable.MISSING
        && cutsOffBeforeMove(-beta, -alpha, depth, ply + 1)) {
      return -TranspositionTable.valueFromRoot(nextEntry, ply + 1);
    }
    shapes.play(move);
    int value = -searchNode(-beta, -alpha, depth, ply + 1, cutNode);
    shapes.undo();
    return value;
  }

  /**
   * Step 8 of the child, before the move is made: to make and unmake a move costs more than the
   * rest of such a node. Of the positions that steps 2 to 7 end, the table holds only proofs.
   */
  private boolean cutsOffBeforeMove(int alpha, int beta, int depth, int ply) {
    alpha = Math.max(alpha, Score.loss(ply + 2));
    beta = Math.min(beta, Score.win(ply + 3));
    if (alpha >= beta || ply == MAX_PLY || !Node.isCutoff(nextEntry, ply, alpha, beta, depth)) {
      return false;
    }
    pv.clear(ply);
    if (isAbort()) {
      return true;
    }
    selectiveDepth = Math.max(selectiveDepth, ply);
    return true;
  }

  /** Steps 8 to 17: all that may end the node, or change its depth, before a move is searched. */
  private int searchQuietNode(Node node) {
    // Step 8. Transposition table: a deep enough result, or a proof, ends the node.
    // https://www.chessprogramming.org/Transposition_Table
    node.key = board.hash() ^ rulesKey;
    node.ttEntry = node.key == nextKey ? nextEntry : tt.probe(node.key);
    if (!node.isRoot() && node.isTtCutoff()) {
      return node.ttValue();
    }

    // Step 9. Static evaluation by the network, whether it is improving, and from
    // vcfThreatMinDepth on the VCF that the opponent threatens.
    evaluateStatically(node);

    // Step 10. Stand pat at the horizon, reverse futility pruning above it.
    // https://www.chessprogramming.org/Reverse_Futility_Pruning
    if (pruning.prunesByFutility(node)) {
      return node.eval;
    }

    // Step 11. VCF probe near the horizon: a position with a win by fours is no leaf.
    if (!node.isRoot() && !node.ttHit() && node.depth <= parameters.vcfMaxDepth) {
      int plies = vcf.win();
      if (plies > 0) {
        return winByVcf(node, plies);
      }
    }

    // Step 12. The horizon: a leaf has its static evaluation, corrected by what the table knows.
    if (node.depth <= 0) {
      if (!node.ttHit()) {
        store(node, node.staticEval, ShapeBoard.NO_CELL, TranspositionTable.EXACT);
      }
      return node.eval;
    }

    // Step 13. Razoring: too far below alpha for quiet moves.
    // https://www.chessprogramming.org/Razoring
    if (pruning.prunesByRazoring(node)) {
      return node.eval;
    }

    // Step 14. Null-move pruning: if even a pass reaches beta, some move does.
    // https://www.chessprogramming.org/Null_Move_Pruning
    if (mayTryNullMove(node)) {
      int value = searchNullMove(node);
      if (aborted || value >= node.beta) {
        return value;
      }
    }

    // Step 15. Internal iterative reduction: a node without a TT move is searched less deeply.
    // https://www.chessprogramming.org/Internal_Iterative_Reductions
    node.depth -= reductions.internalIterative(node);

    // Step 16. Singular extension, multi-cut: a verification search without the TT move.
    // https://www.chessprogramming.org/Singular_Extensions
    if (singular.mayVerify(node)) {
      int singularBeta = singular.beta(node);
      int value = searchWithoutTtMove(node, singularBeta);
      if (aborted || SingularExtension.isMultiCut(node, singularBeta, value)) {
        return singularBeta;
      }
      node.extension = singular.extension(node, singularBeta, value, rootDepth);
    }

    // Step 17. Fail-high reduction: a cut node far above beta will fail high anyway.
    node.likelyFailHigh = reductions.isLikelyFailHigh(node);
    return searchMoves(node);
  }

  private void evaluateStatically(Node node) {
    int known = node.ttHit() ? TranspositionTable.eval(node.ttEntry) : TranspositionTable.NO_EVAL;
    node.staticEval = known == TranspositionTable.NO_EVAL ? evaluate() : known;
    node.improving =
        node.ply < OWN_LAST_MOVE || node.staticEval > stack[node.ply - OWN_LAST_MOVE].staticEval;
    node.facesOpenFour = shapes.has(node.opponent(), CellClass.OPEN_FOUR);
    node.eval = node.facesOpenFour ? node.staticEval : node.correctedEval();
    if (!node.facesOpenFour && node.depth >= parameters.vcfThreatMinDepth) {
      node.vcfThreat = vcf.threat();
    }
  }

  /** Never twice in a row: two passes give the same position again. */
  private boolean mayTryNullMove(Node node) {
    return pruning.mayTryNullMove(node) && !stack[node.ply - 1].inNullMove;
  }

  /** The value after a pass, in a null window below beta. */
  private int searchNullMove(Node node) {
    board.passTurn();
    node.inNullMove = true;
    int depth = pruning.nullMoveDepth(node);
    int value = -searchNode(-node.beta, 1 - node.beta, depth, node.ply + 1, !node.cutNode);
    node.inNullMove = false;
    board.passTurn();
    // A win with a pass in it proves nothing, nor does who moves last on a dead board.
    return value >= Score.MAX_ESTIMATE ? node.beta : value;
  }

  /** The singular verification search: the other moves in a null window below a value. */
  private int searchWithoutTtMove(Node node, int singularBeta) {
    Node others = singularStack[node.ply];
    others.enter(singularBeta - 1, singularBeta, singular.depth(node), node.cutNode, node.side);
    others.excludeTtMove(node);
    int value = searchMoves(others);
    pv.clear(node.ply);
    return value;
  }

  private int winByVcf(Node node, int plies) {
    int value = Score.win(node.ply + plies);
    store(node, value, vcf.line().move(0), TranspositionTable.LOWER);
    pv.copyFrom(node.ply, vcf.line());
    selectiveDepth = Math.max(selectiveDepth, node.ply + plies);
    return value;
  }

  private void store(Node node, int value, int move, int bound) {
    int depth = Math.max(0, node.depth) / SearchParameters.TT_DEPTH_UNIT;
    depth = Math.min(depth, TranspositionTable.MAX_SEARCH_DEPTH);
    tt.store(
        node.key, TranspositionTable.valueAt(value, node.ply), move, depth, bound, node.staticEval);
  }

  /** Steps 18 to 22: the moves. */
  private int searchMoves(Node node) {
    // Step 18. List the moves: those that answer a threat, else those near a stone. Order: the TT
    // move, then the sum of move score or policy, killers, counter move and history.
    staged.begin(node);
    int moveCount = pruning.moveCount(node);
    while (node.best < node.beta && !aborted && !isLateMovePruned(node, moveCount)) {
      int move = staged.next(node);
      if (move == ShapeBoard.NO_CELL) {
        break;
      }
      if (move != node.excludedMove
          && !referee.isForbidden(board, move, node.side)
          && !defers(node, move)) {
        searchMoveAndUpdate(node, move);
      }
    }
    for (int i = 0; i < node.deferredCount() && node.best < node.beta && !aborted; i++) {
      searchMoveAndUpdate(node, node.deferred(i));
    }
    if (aborted) {
      return Score.DRAW;
    }
    return node.hasExcludedMove() ? Math.max(node.best, -Score.INFINITE + 1) : finish(node);
  }

  /** Defers a move whose position another thread is searching. */
  private boolean defers(Node node, int move) {
    return node.searched > 0
        && usesAbdada(node)
        && abdada.contains(board.hashAfter(move) ^ rulesKey)
        && node.defer(move);
  }

  private boolean usesAbdada(Node node) {
    return abdada != null && node.depth >= SearchParameters.ABDADA_MIN_DEPTH;
  }

  private void searchMoveAndUpdate(Node node, int move) {
    boolean marks = usesAbdada(node);
    long key = marks ? board.hashAfter(move) ^ rulesKey : 0;
    if (marks) {
      abdada.enter(key);
    }
    long before = nodes();
    int value = searchChildPvs(node, move);
    if (node.isRoot() && !node.hasExcludedMove()) {
      history.addRootEffort(move, nodes() - before);
    }
    if (marks) {
      abdada.leave(key);
    }
    node.searched++;
    if (value > node.best && !aborted) {
      node.best = value;
      node.bestMove = move;
      if (value > node.alpha) {
        pv.set(node.ply, move);
        // Step 21. Alpha-raise reduction: the other moves are likely to be worse.
        node.moveDepth -= reductions.alphaRaise(node, node.moveDepth, value);
      }
    }
  }

  /**
   * Step 19. Late move pruning: enough moves were searched. A loss is not believed before all were.
   *
   * @see <a href="https://www.chessprogramming.org/Futility_Pruning#MoveCountBasedPruning">Move
   *     count based pruning</a>
   */
  private static boolean isLateMovePruned(Node node, int moveCount) {
    return node.tried >= moveCount && !Score.isProvedLoss(node.best);
  }

  /**
   * Step 20. Principal variation search with late move reductions: the first move has the whole
   * window, the others a null window, reduced at first; a move that beats alpha is searched again.
   *
   * @see <a href="https://www.chessprogramming.org/Late_Move_Reductions">Late move reductions</a>
   */
  private int searchChildPvs(Node node, int move) {
    int ply = node.ply;
    int alpha = Math.max(node.alpha, node.best);
    int depth = node.moveDepth;
    int newDepth = depth - PLY + extension(node, move);
    boolean pvNode = node.beta - alpha > 1;
    if (node.searched == 0) {
      return searchChild(move, alpha, node.beta, newDepth, ply, !pvNode && !node.cutNode);
    }
    int reduction = lateMoveReduction(node, move, pvNode);
    int reduced = Math.min(newDepth, Math.max(parameters.lmrMinDepth, newDepth - reduction));
    int value = searchChild(move, alpha, alpha + 1, reduced, ply, true);
    if (value > alpha && reduced < newDepth && !aborted) {
      newDepth += reductions.doDeeper(value, alpha, node.best, newDepth, reduced);
      if (reduced < newDepth) {
        value = searchChild(move, alpha, alpha + 1, newDepth, ply, !node.cutNode);
      }
    }
    if (value > alpha && value < node.beta && !aborted) {
      value = searchChild(move, alpha, node.beta, newDepth, ply, false);
    }
    return value;
  }

  private int extension(Node node, int move) {
    int extension = move == node.ttMove() ? node.extension : 0;
    boolean reduce = node.likelyFailHigh && shapes.cellClass(move, node.side) < CellClass.FOUR;
    return reduce ? extension - PLY : extension;
  }

  private int lateMoveReduction(Node node, int move, boolean pvNode) {
    return reductions.lateMove(
        node.moveDepth,
        node.searched,
        history.value(node.side, move),
        shapes.cellClass(move, node.side),
        shapes.cellClass(move, node.opponent()),
        node.improving,
        pvNode,
        node.cutNode && !history.isKiller(node.ply, move));
  }

  /** Step 22. Update the histories and store the result. */
  private int finish(Node node) {
    if (node.best == -Score.INFINITE) {
      // Every move of renju's black is a foul.
      return Score.loss(node.ply + 1);
    }
    if (node.best >= node.beta && node.bestMove != ShapeBoard.NO_CELL) {
      updateHistory(node);
    }
    int bound =
        node.best >= node.beta
            ? TranspositionTable.LOWER
            : node.best > node.alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    // All moves failed low, so none is known to be best: keep the old TT move.
    boolean keepTtMove = bound == TranspositionTable.UPPER && node.ttMove() != ShapeBoard.NO_CELL;
    store(node, node.best, keepTtMove ? node.ttMove() : node.bestMove, bound);
    return node.best;
  }

  private void updateHistory(Node node) {
    int plies = node.depth / PLY;
    for (int i = 0; moves.move(node.ply, i) != node.bestMove; i++) {
      history.malus(node.side, moves.move(node.ply, i), plies);
    }
    history.bonus(node.ply, node.side, node.bestMove, plies);
  }

  private int evaluate() {
    return Score.estimate(evaluator.value());
  }

  private boolean isAbort() {
    if (++nodes >= nextCheck) {
      nextCheck = nodes + NODES_BETWEEN_CHECKS;
      aborted |= limits.isHardLimitReached(nodesElsewhere + nodes());
    }
    return aborted;
  }
}
