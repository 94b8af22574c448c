package org.katachi.search.root;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.search.LimitCheck;
import org.katachi.search.SearchParameters;
import org.katachi.search.order.History;
import org.katachi.search.order.MovePicker;
import org.katachi.search.proof.MateVerifier;
import org.katachi.search.proof.ProofTt;
import org.katachi.search.proof.ProofWriter;
import org.katachi.search.proof.PvExtender;
import org.katachi.search.table.SearchTables;
import org.katachi.search.tree.AlphaBeta;
import org.katachi.search.tree.VcfProbe;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;
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

  private static final int MAX_DEPTH = SearchParameters.MAX_PLY - 1;

  private final SearchParameters parameters;
  private final Board board;
  private final Referee referee;
  private final ShapeBoard shapes;
  private final Evaluator evaluator;
  private final VcfSearch vcf;
  private final RootMateSearch mateSearch;
  private final MovePicker moves;
  private final AlphaBeta alphaBeta;
  private final ProofTt proofs;
  private final MateVerifier mateVerifier;
  private final SinglePv singlePv;

  /** Null until a balanced position is asked for. */
  private BalanceSearch balance;

  /** Null until several lines are asked for. */
  private MultiPv multiPv;

  private LimitCheck limits;
  private int rootMoveCount;
  private RootIteration root;

  /**
   * A searcher of positions of one size under one set of rules. All its memory is allocated here,
   * but that for several lines and for a balanced position, which comes with the first such search.
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
    evaluator = evaluation.on(shapes);
    Defences defences = new Defences(shapes, referee);
    VcfSearch.StopCondition stop = new LimitReached();
    vcf = new VcfSearch(defences, referee, stop);
    proofs = new ProofTt(board, referee, tables.transpositions(), rulesKey);
    Fours fours = new Fours(shapes, referee);
    // The proof of a VCF is deeper than the tree.
    int plies = VcfSearch.MAX_PLIES + 1;
    History history = new History(parameters, board, plies);
    moves = new MovePicker(shapes, evaluator, defences, fours, history, parameters, plies);
    ProofWriter proofWriter = new ProofWriter(shapes, referee, moves, vcf, proofs, stop);
    mateVerifier =
        new MateVerifier(proofWriter, new PvExtender(shapes, referee, defences, vcf, proofs));
    VctSearch vct =
        tables.proofNumbers() == null
            ? null
            : new VctSearch(defences, referee, vcf, stop, proofs, tables.proofNumbers());
    mateSearch =
        new RootMateSearch(parameters, shapes, vcf, vct, proofs, proofWriter, mateVerifier);
    alphaBeta =
        new AlphaBeta(
            shapes,
            referee,
            rulesKey,
            evaluator,
            parameters,
            new VcfProbe(parameters, vcf),
            moves,
            history,
            tables);
    singlePv = new SinglePv(parameters, shapes, referee, moves, alphaBeta);
    root = singlePv;
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
  public void newSearch(Board position, LimitCheck newLimits) {
    limits = newLimits;
    shapes.copyFrom(position);
    rootMoveCount = board.moveCount();
    vcf.newSearch();
    mateSearch.newSearch();
    alphaBeta.newSearch(newLimits);
  }

  // Start-up: no lambda, see CONTRIBUTING.
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
    singlePv.begin(limits);
    root = singlePv;
    return deepen(listener, hook);
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
    if (multiPv == null) {
      multiPv = new MultiPv(parameters, new RootMoves(shapes, referee, moves), alphaBeta);
    }
    singlePv.begin(limits);
    multiPv.begin(lines, excluded);
    if (multiPv.lines() == 0) {
      root = singlePv;
      return bestMove();
    }
    root = multiPv;
    return deepen(listener, hook);
  }

  /**
   * Searches for one stone, or one of each side, after which the position of {@link #newSearch} is
   * balanced, until the limits are reached. The stones are the best line then, and the score is
   * that of the side to move now.
   *
   * @param stones one or two
   * @param target the value for the side to move after the stones that is sought; 0 is balanced
   * @param excluded the cells that no stone may take
   * @return whether there are such stones; if not, there is no result
   */
  public boolean balance(int stones, int target, int[] excluded, Listener listener) {
    if (balance == null) {
      balance = new BalanceSearch(shapes, referee, moves, alphaBeta);
    }
    if (!balance.begin(stones, target, excluded)) {
      return false;
    }
    root = balance;
    iterate(listener, new NoHook());
    return true;
  }

  private int deepen(Listener listener, DepthHook hook) {
    if (!isCentreOfEmptyBoard() && !shapes.isDead()) {
      if (mateSearch.tryTtWin(root) || mateSearch.tryVcf(root)) {
        listener.iterationFinished(this);
      }
      iterate(listener, hook);
    }
    return bestMove();
  }

  /** Whether the first move of a game is asked for, and the centre may be taken. */
  private boolean isCentreOfEmptyBoard() {
    return board.stoneCount() == 0
        && root.lines() == 1
        && best().move() == board.geometry().centre();
  }

  /** Iterative deepening. */
  private void iterate(Listener listener, DepthHook hook) {
    int maxDepth = Math.min(MAX_DEPTH, board.geometry().pointCount() - board.stoneCount());
    int scoreDrop = 0;
    for (int depth = 1;
        !root.isOver()
            && depth <= maxDepth
            && limits.allowsNextIteration(depth, nodes(), scoreDrop);
        depth++) {
      evaluator.beginIteration(limits.allowsFallbackEvaluation());
      int before = best().score();
      if (!root.search(depth, mateSearch.nodes())) {
        return;
      }
      scoreDrop = depth > UNSTABLE_DEPTHS ? before - best().score() : 0;
      root.verifyMates(mateVerifier);
      hook.depthFinished(depth);
      listener.iterationFinished(this);
      if (mateSearch.tryVct(root, alphaBeta.nodes())) {
        listener.iterationFinished(this);
      }
    }
  }

  /** The nodes visited so far. */
  public long nodes() {
    return alphaBeta.nodes() + mateSearch.nodes();
  }

  /** The greatest ply reached. */
  public int selectiveDepth() {
    return Math.max(mateSearch.plies(), alphaBeta.selectiveDepth());
  }

  /** The best line. */
  public RootMove best() {
    return root.line(0);
  }

  /** The number of lines, at least one. */
  public int lineCount() {
    return root.lines();
  }

  /** A line, the best first. */
  public RootMove line(int i) {
    return root.line(i);
  }

  /**
   * The move of the root that is being searched, or the cell 0, which is off the board; only for
   * the searching thread.
   */
  public int currentRootMove() {
    return board.moveCount() > rootMoveCount ? board.move(rootMoveCount) : ShapeBoard.NO_CELL;
  }

  /** Whether a move of the root is proved to lose; only between two iterations. */
  public boolean isProvedLoss(int move) {
    return proofs.isLostAfter(move);
  }

  private int bestMove() {
    return best().move();
  }
}
