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
import org.katachi.threat.PvTable;
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

  private static final int HUNDREDTHS = 100;

  /** The scores of the first iterations fluctuate. */
  private static final int UNSTABLE_DEPTHS = 4;

  private static final int MAX_DEPTH = AlphaBeta.MAX_PLY - 1;

  /** The most nodes of the VCF search at the root, at one to two million a second. */
  private static final int ROOT_VCF_NODES = 100_000;

  private final SearchParameters parameters;
  private final Board board;
  private final Referee referee;
  private final ShapeBoard shapes;
  private final VcfSearch vcf;

  /** Null for a helper: the main thread searches VCT for all. */
  private final VctSearch vct;

  private final boolean isHelper;
  private final MovePicker moves;
  private final AlphaBeta alphaBeta;
  private final TranspositionTable tt;
  private final long rulesKey;
  private final LineCompletion lineCompletion;
  private final int[] pv = new int[AlphaBeta.MAX_PLY + 1];
  private SearchLimits limits;
  private int pvLength;
  private int depth;
  private int score;
  private long rootVcfNodes;
  private int vcfPlies;

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
    this.rulesKey = rulesKey;
    board = new Board(geometry);
    tt = tables.transpositions();
    referee = new Referee(rules);
    shapes = new ShapeBoard(board, rules.rule());
    Evaluator evaluator = evaluation.on(shapes);
    Defences defences = new Defences(shapes, referee);
    vcf = new VcfSearch(defences, referee, new LimitReached());
    isHelper = tables.proofNumbers() == null;
    vct =
        isHelper
            ? null
            : new VctSearch(
                defences,
                referee,
                vcf,
                new LimitReached(),
                new TtProofRecorder(),
                tables.proofNumbers());
    lineCompletion = new LineCompletion(shapes, referee, defences, vcf, tt, rulesKey);
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
            tt);
  }

  /**
   * Begins the search of another position. What belongs to one search is forgotten; the
   * transposition table is kept.
   *
   * @param position of the searcher's size, with an empty point at least; only read
   */
  public void newSearch(Board position, SearchLimits newLimits) {
    limits = newLimits;
    shapes.takeOver(position);
    vcf.newSearch();
    if (!isHelper) {
      vct.newSearch();
    }
    alphaBeta.newSearch(newLimits);
    depth = 0;
    score = Score.DRAW;
    pvLength = 0;
    rootVcfNodes = 0;
    vcfPlies = 0;
  }

  /** A named class, because the first lambda of a process takes milliseconds. */
  private final class LimitReached implements VcfSearch.StopCondition {

    @Override
    public boolean holds() {
      return limits.isHardLimitReached(nodes() + vcf.nodes());
    }
  }

  /**
   * Stores the positions of a proved VCT in the transposition table, so that the next search of the
   * game knows the win whatever the opponent replies.
   */
  private final class TtProofRecorder implements VctSearch.ProofSink {

    @Override
    public void proved(boolean attackerToMove, int move, int plies) {
      int value = attackerToMove ? Score.win(plies) : Score.loss(plies);
      int bound = attackerToMove ? TranspositionTable.LOWER : TranspositionTable.UPPER;
      tt.store(board.hash() ^ rulesKey, value, move, TranspositionTable.MAX_DEPTH, bound);
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
    takeMove(fallbackMove());
    if (board.stoneCount() == 0 || shapes.isDead()) {
      return bestMove();
    }
    if (takeKnownWin() || (!isHelper && findVcf())) {
      listener.iterationFinished(this);
      return bestMove();
    }
    deepen(listener, hook);
    return bestMove();
  }

  /** Iterative deepening. */
  private void deepen(Listener listener, DepthHook hook) {
    boolean mustStopFive = opponentHasFive();
    int maxDepth = Math.min(MAX_DEPTH, board.geometry().pointCount() - board.stoneCount());
    int scoreDrop = 0;
    boolean over = false;
    for (int next = 1;
        !over && next <= maxDepth && limits.allowsNextIteration(next, nodes(), scoreDrop);
        next++) {
      int value = searchWithAspiration(next);
      takeVariation();
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
      int value = alphaBeta.search(alpha, beta, nextDepth, rootVcfNodes + vctNodes());
      if (alphaBeta.isAborted()
          || (value > alpha && value < beta)
          || delta >= Score.INFINITE
          || Score.isProvedWin(value)) {
        return value;
      }
      if (value >= beta) {
        takeVariation();
      }
      delta =
          Score.isProvedLoss(value) ? Score.INFINITE : delta * SearchParameters.ASPIRATION_GROWTH;
    }
  }

  /** The nodes visited so far. */
  public long nodes() {
    return rootVcfNodes + alphaBeta.nodes() + vctNodes();
  }

  private long vctNodes() {
    return isHelper ? 0 : vct.nodes();
  }

  /** The depth of the last finished iteration in plies; 0 before the first. */
  public int depth() {
    return depth;
  }

  /** The greatest ply reached. */
  public int selectiveDepth() {
    return Math.max(vcfPlies, alphaBeta.selectiveDepth());
  }

  /** The score of the last finished iteration for the side to move, see {@link Score}. */
  public int score() {
    return score;
  }

  /** The number of moves in the principal variation, at least one. */
  public int pvLength() {
    return pvLength;
  }

  /** A move of the principal variation; the first is the best move. */
  public int pvMove(int i) {
    return pv[i];
  }

  private int bestMove() {
    return pv[0];
  }

  private void takeMove(int move) {
    pv[0] = move;
    pvLength = 1;
  }

  /** An iteration that was aborted within its first move has no line: the one before stands. */
  private void takeVariation() {
    if (alphaBeta.pv().length() > 0) {
      takeVariation(alphaBeta.pv());
    }
  }

  private void takeVariation(PvTable found) {
    pvLength = Math.min(pv.length, found.length());
    for (int i = 0; i < pvLength; i++) {
      pv[i] = found.move(i);
    }
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
    long entry = tt.probe(board.hash() ^ rulesKey);
    int move = entry == TranspositionTable.MISSING ? Node.NO_MOVE : TranspositionTable.move(entry);
    if (move == Node.NO_MOVE
        || !TranspositionTable.isProof(entry)
        || !Score.isProvedWin(TranspositionTable.valueFromRoot(entry, 0))
        || !board.isEmpty(move)
        || referee.isForbidden(board, move, board.sideToMove())) {
      return false;
    }
    takeMove(move);
    score = TranspositionTable.valueFromRoot(entry, 0);
    completeLine();
    return true;
  }

  private void completeLine() {
    int plies = Math.min(pv.length, Score.plies(score));
    pvLength = lineCompletion.complete(pv, pvLength, plies);
  }

  /** VCF at the root: the shortest, by one four more at a time. */
  private boolean findVcf() {
    boolean limited = true;
    for (int most = 0;
        limited && most <= VcfSearch.MAX_FOURS && rootVcfNodes < ROOT_VCF_NODES;
        most++) {
      int plies = vcf.search(most, (int) (ROOT_VCF_NODES - rootVcfNodes));
      rootVcfNodes += vcf.nodes();
      limited = vcf.wasLimited();
      if (plies > 0) {
        score = Score.win(plies);
        vcfPlies = plies;
        takeVariation(vcf.line());
        return true;
      }
    }
    return false;
  }

  /** VCT at the root, with a part of the nodes spent so far. */
  private boolean findVct() {
    if (isHelper) {
      return false;
    }
    long allowed = alphaBeta.nodes() * parameters.vctNodePercent / HUNDREDTHS - vct.nodes();
    if (vct.isDisproved() || allowed < SearchParameters.VCT_MIN_NODES) {
      return false;
    }
    int plies = vct.search(allowed);
    if (plies == 0) {
      return takeVctMove();
    }
    score = Score.win(plies);
    takeVariation(vct.line());
    return true;
  }

  /**
   * A VCT is proved, but the time ended before its length was known: its move wins all the same.
   */
  private boolean takeVctMove() {
    if (vct.winningMove() == Node.NO_MOVE) {
      return false;
    }
    takeMove(vct.winningMove());
    return true;
  }
}
