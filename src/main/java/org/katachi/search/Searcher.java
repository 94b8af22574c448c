package org.katachi.search;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;
import org.katachi.threat.ProofNumberTable;
import org.katachi.threat.VcfSearch;
import org.katachi.threat.VctSearch;

/**
 * Finds the best move of a position by iterative deepening: first VCF, then {@link AlphaBeta} to a
 * depth that grows ply by ply, with VCT between the iterations.
 *
 * <p>Serves one search after another, each begun by {@link #newSearch}, and belongs to one thread
 * at a time; only the transposition table may be shared.
 */
public final class Searcher {

  /** The scores of the first iterations fluctuate. */
  private static final int UNSTABLE_DEPTHS = 4;

  private static final int MAX_DEPTH = AlphaBeta.MAX_PLY - 1;

  private final SearchParameters parameters;
  private final Board board;
  private final Referee referee;
  private final ShapeBoard shapes;
  private final VcfSearch vcf;

  /** Null for a helper: the main thread searches VCF and VCT at the root for all. */
  private final RootThreats rootThreats;

  private final MovePicker moves;
  private final AlphaBeta alphaBeta;
  private final TtProofs proofs;
  private final LineCompletion lineCompletion;
  private final Variation pv = new Variation(AlphaBeta.MAX_PLY + 1);

  /** Null until a balanced position is asked for. */
  private BalanceSearch balance;

  /** Null until several lines are asked for. */
  private MultiPv multiPv;

  private SearchLimits limits;
  private int rootMoveCount;
  private int depth;
  private int score;

  /**
   * A searcher of positions of one size under one set of rules. All its memory is allocated here.
   *
   * @param rulesKey tells apart the rules in the transposition table
   */
  public Searcher(
      Geometry geometry,
      RuleSet rules,
      long rulesKey,
      ShapeEvaluation evaluation,
      SearchParameters parameters,
      SearchTables tables) {
    this.parameters = parameters;
    board = new Board(geometry);
    referee = new Referee(rules);
    shapes = new ShapeBoard(board, rules.rule());
    Evaluator evaluator = evaluation.on(shapes);
    Defences defences = new Defences(shapes, referee);
    vcf = new VcfSearch(defences, referee, new LimitReached());
    proofs = new TtProofs(board, referee, tables.transpositions(), rulesKey);
    rootThreats =
        tables.proofNumbers() == null ? null : rootThreats(defences, tables.proofNumbers());
    lineCompletion = new LineCompletion(shapes, referee, defences, vcf, proofs);
    Fours fours = new Fours(shapes, referee);
    History history = new History(parameters, board, AlphaBeta.MAX_PLY + 1);
    moves = new MovePicker(shapes, evaluator, defences, fours, history, AlphaBeta.MAX_PLY + 1);
    alphaBeta =
        new AlphaBeta(
            shapes,
            referee,
            rulesKey,
            evaluator,
            parameters,
            new VcfProbe(parameters, board, referee, fours, vcf),
            moves,
            history,
            tables);
  }

  private RootThreats rootThreats(Defences defences, ProofNumberTable table) {
    VctSearch vct = new VctSearch(defences, referee, vcf, new LimitReached(), proofs, table);
    return new RootThreats(parameters, vcf, vct);
  }

  /** Forgets what was learned from the positions of a game; the transposition table is kept. */
  public void newGame() {
    alphaBeta.newGame();
  }

  /**
   * Begins the search of another position. What belongs to one search is forgotten; the
   * transposition table and a part of the history are kept.
   *
   * @param position of the searcher's size, with an empty point at least; only read
   */
  public void newSearch(Board position, SearchLimits newLimits) {
    limits = newLimits;
    shapes.takeOver(position);
    rootMoveCount = board.moveCount();
    vcf.newSearch();
    if (rootThreats != null) {
      rootThreats.newSearch();
    }
    alphaBeta.newSearch(newLimits);
    depth = 0;
    score = Score.DRAW;
    pv.clear();
  }

  /** A named class, because the first lambda of a process takes milliseconds. */
  private final class LimitReached implements VcfSearch.StopCondition {

    @Override
    public boolean holds() {
      return limits.isHardLimitReached(nodes() + vcf.nodes());
    }
  }

  /** Called after every finished iteration, on the searching thread. */
  public interface Listener {
    void iterationFinished(Searcher searcher);
  }

  /**
   * Called once for each finished depth, on the searching thread; the engine starts its helper
   * threads here.
   */
  public interface DepthHook {
    void depthFinished(int depth);
  }

  private static final class NoHook implements DepthHook {

    @Override
    public void depthFinished(int depth) {}
  }

  /**
   * Searches the position of {@link #newSearch} until the limits are reached or the result is
   * proved.
   *
   * @return the cell of the best move: an empty point, and one that the rules allow if there is any
   */
  public int search(Listener listener) {
    return search(listener, new NoHook());
  }

  /**
   * Searches as {@link #search(Listener)} does.
   *
   * @param hook is called for each finished depth, before the listener
   */
  public int search(Listener listener, DepthHook hook) {
    pv.take(fallbackMove());
    if (board.stoneCount() == 0 || shapes.isDead()) {
      return bestMove();
    }
    if (takeKnownWin() || findVcf()) {
      listener.iterationFinished(this);
      return bestMove();
    }
    deepen(listener, hook);
    return bestMove();
  }

  /**
   * Searches the best lines of the position of {@link #newSearch}, until the limits are reached or
   * all are proved.
   *
   * @param lines the number of lines, at least one
   * @param excluded the cells of moves that are left out, unless there are no others
   * @param hook is called for each finished depth, before the listener
   * @return the cell of the best move, as {@link #search(Listener)} does
   */
  public int searchLines(int lines, int[] excluded, Listener listener, DepthHook hook) {
    pv.take(fallbackMove());
    if (multiPv == null) {
      multiPv = new MultiPv(parameters, shapes, referee, moves, alphaBeta);
    }
    multiPv.begin(lines, excluded);
    if (multiPv.lines() == 0) {
      return bestMove();
    }
    pv.take(multiPv.line(0).pv());
    if (board.stoneCount() > 0 && !shapes.isDead()) {
      if (takeKnownWin() || findVcf()) {
        takeWinAsLine(listener);
      }
      deepenLines(listener, hook);
    }
    return bestMove();
  }

  /**
   * Searches for one stone, or one of each side, after which the position of {@link #newSearch} is
   * level, until the limits are reached. The stones are the principal variation then, and the score
   * is that of the side to move now.
   *
   * @param stones one or two
   * @param wanted the wanted value for the side to move after the stones; 0 is level
   * @param excluded the cells that no stone may take
   * @return whether there are such stones; if not, there is no result
   */
  public boolean balance(int stones, int wanted, int[] excluded, Listener listener) {
    if (balance == null) {
      balance = new BalanceSearch(shapes, referee, moves, alphaBeta);
    }
    boolean[] cells = new boolean[board.geometry().cellCount()];
    for (int cell : excluded) {
      cells[cell] = true;
    }
    balance.begin(stones, wanted, cells);
    if (!balance.hasCandidates()) {
      return false;
    }
    takeBalance();
    boolean finished = true;
    for (int next = 1;
        finished && next <= maxDepth() && limits.allowsNextIteration(next, nodes(), 0);
        next++) {
      finished = balance.search(next, nodesAtRoot());
      takeBalance();
      if (finished) {
        depth = next;
        listener.iterationFinished(this);
      }
    }
    return true;
  }

  private void takeBalance() {
    pv.take(balance.firstStone());
    if (balance.secondStone() == Node.NO_MOVE) {
      score = -balance.value();
    } else {
      pv.add(balance.secondStone());
      score = balance.value();
    }
  }

  private void takeWinAsLine(Listener listener) {
    boolean taken = Score.isProvedWin(score) && multiPv.takeWin(score, depth, pv);
    takeBestLine();
    if (taken) {
      listener.iterationFinished(this);
    }
  }

  private void takeBestLine() {
    RootMove best = multiPv.line(0);
    pv.take(best.pv());
    depth = best.depth();
    score = best.score();
  }

  private void deepenLines(Listener listener, DepthHook hook) {
    int maxDepth = maxDepth();
    int scoreDrop = 0;
    for (int next = 1;
        !multiPv.isProved()
            && next <= maxDepth
            && limits.allowsNextIteration(next, nodes(), scoreDrop);
        next++) {
      int before = score;
      boolean finished = multiPv.search(next, nodesAtRoot());
      takeBestLine();
      if (!finished) {
        return;
      }
      scoreDrop = next > UNSTABLE_DEPTHS ? before - score : 0;
      multiPv.complete(lineCompletion);
      takeBestLine();
      hook.depthFinished(next);
      listener.iterationFinished(this);
      if (!Score.isProved(score) && !multiPv.hasExcludedMoves() && findVct()) {
        takeWinAsLine(listener);
      }
    }
  }

  /** Iterative deepening. */
  private void deepen(Listener listener, DepthHook hook) {
    boolean mustStopFive = opponentHasFive();
    int maxDepth = maxDepth();
    int scoreDrop = 0;
    boolean over = false;
    for (int next = 1;
        !over && next <= maxDepth && limits.allowsNextIteration(next, nodes(), scoreDrop);
        next++) {
      int value = searchWithAspiration(next);
      pv.take(alphaBeta.pv());
      if (alphaBeta.isAborted()) {
        return;
      }
      scoreDrop = next > UNSTABLE_DEPTHS ? score - value : 0;
      depth = next;
      score = value;
      if (Score.isProved(score)) {
        completeLine();
      }
      hook.depthFinished(depth);
      listener.iterationFinished(this);
      boolean easyMove = mustStopFive && moves.count(0) == 1 && limits.playsEasyMove();
      over = Score.isProved(value) || easyMove;
      if (!over && findVct()) {
        listener.iterationFinished(this);
        over = true;
      }
    }
  }

  private int maxDepth() {
    return Math.min(MAX_DEPTH, board.geometry().pointCount() - board.stoneCount());
  }

  /**
   * Searches with an aspiration window around the last score, and with wider ones while the value
   * lies outside. A proved loss below the window is searched once more with an open window: only
   * that finds the move that resists longest, and its line.
   *
   * @see <a href="https://www.chessprogramming.org/Aspiration_Windows">Aspiration windows</a>
   */
  private int searchWithAspiration(int nextDepth) {
    int delta =
        nextDepth < SearchParameters.ASPIRATION_MIN_DEPTH
            ? Score.INFINITE
            : parameters.aspirationDelta;
    while (true) {
      int alpha = Math.max(-Score.INFINITE, score - delta);
      int beta = Math.min(Score.INFINITE, score + delta);
      int value = alphaBeta.search(alpha, beta, nextDepth, nodesAtRoot());
      if (alphaBeta.isAborted()
          || (value > alpha && value < beta)
          || delta >= Score.INFINITE
          || Score.isProvedWin(value)) {
        return value;
      }
      if (value >= beta) {
        pv.take(alphaBeta.pv());
      }
      delta =
          Score.isProvedLoss(value) ? Score.INFINITE : delta * SearchParameters.ASPIRATION_GROWTH;
    }
  }

  /** The nodes visited so far. */
  public long nodes() {
    return alphaBeta.nodes() + nodesAtRoot();
  }

  private long nodesAtRoot() {
    return rootThreats == null ? 0 : rootThreats.nodes();
  }

  /** The depth of the last finished iteration in plies; 0 before the first. */
  public int depth() {
    return depth;
  }

  /** The greatest ply reached. */
  public int selectiveDepth() {
    int byThreats = rootThreats == null ? 0 : rootThreats.plies();
    return Math.max(byThreats, alphaBeta.selectiveDepth());
  }

  /** The score of the last finished iteration for the side to move, see {@link Score}. */
  public int score() {
    return score;
  }

  /** The number of moves in the principal variation, at least one. */
  public int pvLength() {
    return pv.length();
  }

  /** A move of the principal variation; the first is the best move. */
  public int pvMove(int i) {
    return pv.move(i);
  }

  /** The number of lines of {@link #searchLines}. */
  public int lineCount() {
    return multiPv.lines();
  }

  /** A line of {@link #searchLines}, the best first. */
  public RootMove line(int i) {
    return multiPv.line(i);
  }

  /**
   * The move of the root that is being searched, or the cell 0, which is off the board; only for
   * the searching thread.
   */
  public int currentRootMove() {
    return board.moveCount() > rootMoveCount ? board.move(rootMoveCount) : Node.NO_MOVE;
  }

  /** Whether a move of the root is proved to lose; only between two iterations. */
  public boolean isProvedLoss(int move) {
    return proofs.isLostAfter(move);
  }

  private int bestMove() {
    return pv.move(0);
  }

  private boolean opponentHasFive() {
    return shapes.has(Stone.opponent(board.sideToMove()), CellClass.FIVE);
  }

  /** The move to play if there is no time at all. It stops a five even then. */
  private int fallbackMove() {
    if (opponentHasFive()) {
      moves.collectAgainstFive(0);
      if (moves.count(0) > 0) {
        return moves.move(0, 0);
      }
    }
    moves.collectNear(0, Node.NO_MOVE);
    moves.collectFar(0);
    for (int i = 0; i < moves.count(0); i++) {
      int move = moves.select(0, i);
      if (!referee.isForbidden(board, move, board.sideToMove())) {
        return move;
      }
    }
    return moves.select(0, 0);
  }

  /** A win that an earlier search of the game has proved and the table still holds. */
  private boolean takeKnownWin() {
    long entry = proofs.probe();
    if (entry == TranspositionTable.MISSING
        || !Score.isProvedWin(TranspositionTable.valueFromRoot(entry, 0))) {
      return false;
    }
    pv.take(TranspositionTable.move(entry));
    score = TranspositionTable.valueFromRoot(entry, 0);
    completeLine();
    return true;
  }

  private void completeLine() {
    pv.complete(lineCompletion, Score.plies(score));
  }

  private boolean findVcf() {
    return rootThreats != null && takeThreats(rootThreats.findVcf(pv));
  }

  private boolean findVct() {
    return rootThreats != null && takeThreats(rootThreats.findVct(alphaBeta.nodes(), pv));
  }

  /** Takes the score of a win by threats, if its length is known: its line is taken already. */
  private boolean takeThreats(boolean found) {
    if (found && rootThreats.plies() > 0) {
      score = Score.win(rootThreats.plies());
    }
    return found;
  }
}
