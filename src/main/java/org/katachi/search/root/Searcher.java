package org.katachi.search.root;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.search.LimitCheck;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.order.History;
import org.katachi.search.order.MovePicker;
import org.katachi.search.proof.MateVerifier;
import org.katachi.search.proof.ProofTt;
import org.katachi.search.proof.ProofWriter;
import org.katachi.search.proof.PvExtender;
import org.katachi.search.proof.PvLine;
import org.katachi.search.proof.ShortVcf;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.search.tree.AlphaBeta;
import org.katachi.search.tree.Node;
import org.katachi.search.tree.VcfProbe;
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

  private static final int MAX_DEPTH = SearchParameters.MAX_PLY - 1;

  private final SearchParameters parameters;
  private final Board board;
  private final Referee referee;
  private final ShapeBoard shapes;
  private final Evaluator evaluator;
  private final VcfSearch vcf;
  private final ShortVcf shortVcf;

  /** Null for a helper: the main thread searches VCF and VCT at the root for all. */
  private final RootThreats rootThreats;

  private final MovePicker moves;
  private final AlphaBeta alphaBeta;
  private final ProofTt proofs;
  private final ProofWriter proofTree;
  private final MateVerifier claims;
  private final SinglePv singlePv;
  private final PvLine win = new PvLine(SearchParameters.MAX_PLY + 1);

  /** Null until a balanced position is asked for. */
  private BalanceSearch balance;

  /** Null until several lines are asked for. */
  private MultiPv multiPv;

  private LimitCheck limits;
  private int rootMoveCount;
  private RootSearch root;

  /**
   * A searcher of positions of one size under one set of rules. All its memory is allocated here,
   * but that for several lines and for a level position, which comes with the first such search.
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
    vcf = new VcfSearch(defences, referee, new LimitReached());
    proofs = new ProofTt(board, referee, tables.transpositions(), rulesKey);
    shortVcf = new ShortVcf(vcf);
    rootThreats =
        tables.proofNumbers() == null ? null : rootThreats(defences, tables.proofNumbers());
    Fours fours = new Fours(shapes, referee);
    History history = new History(parameters, board, SearchParameters.MAX_PLY + 1);
    moves =
        new MovePicker(
            shapes, evaluator, defences, fours, history, parameters, SearchParameters.MAX_PLY + 1);
    proofTree = new ProofWriter(shapes, referee, moves, vcf, shortVcf, proofs, new LimitReached());
    claims = new MateVerifier(proofTree, new PvExtender(shapes, referee, defences, vcf, proofs));
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

  private RootThreats rootThreats(Defences defences, ProofNumberTable table) {
    VctSearch vct = new VctSearch(defences, referee, vcf, new LimitReached(), proofs, table);
    return new RootThreats(parameters, vcf, shortVcf, vct);
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
    shapes.takeOver(position);
    rootMoveCount = board.moveCount();
    vcf.newSearch();
    proofTree.newSearch();
    if (rootThreats != null) {
      rootThreats.newSearch();
    }
    alphaBeta.newSearch(newLimits);
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
   * level, until the limits are reached. The stones are the best line then, and the score is that
   * of the side to move now.
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
    if (!balance.begin(stones, wanted, excluded)) {
      return false;
    }
    root = balance;
    iterate(listener, new NoHook());
    return true;
  }

  private int deepen(Listener listener, DepthHook hook) {
    if (!isCentreOfEmptyBoard() && !shapes.isDead()) {
      if (takeKnownWin() || findVcf()) {
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
      evaluator.renew(limits.allowsFallbackEvaluation());
      int before = best().score();
      if (!root.search(depth, nodesAtRoot())) {
        return;
      }
      scoreDrop = depth > UNSTABLE_DEPTHS ? before - best().score() : 0;
      root.complete(claims);
      hook.depthFinished(depth);
      listener.iterationFinished(this);
      if (findVct()) {
        listener.iterationFinished(this);
      }
    }
  }

  /** The nodes visited so far. */
  public long nodes() {
    return alphaBeta.nodes() + nodesAtRoot();
  }

  private long nodesAtRoot() {
    return proofTree.nodes() + (rootThreats == null ? 0 : rootThreats.nodes());
  }

  /** The greatest ply reached. */
  public int selectiveDepth() {
    int byThreats = rootThreats == null ? 0 : rootThreats.plies();
    return Math.max(byThreats, alphaBeta.selectiveDepth());
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
    return board.moveCount() > rootMoveCount ? board.move(rootMoveCount) : Node.NO_MOVE;
  }

  /** Whether a move of the root is proved to lose; only between two iterations. */
  public boolean isProvedLoss(int move) {
    return proofs.isLostAfter(move);
  }

  private int bestMove() {
    return best().move();
  }

  /** Takes a win that an earlier search of the game has proved and the table still holds. */
  private boolean takeKnownWin() {
    if (winsAtOnce()) {
      return false; // A search that had to leave that move out may have proved a longer win.
    }
    long entry = proofs.probe();
    if (entry == TranspositionTable.MISSING
        || !Score.isProvedWin(TranspositionTable.valueFromRoot(entry, 0))) {
      return false;
    }
    int plies = Score.plies(TranspositionTable.valueFromRoot(entry, 0));
    if (findVcfWithin(plies)) {
      return true;
    }
    win.take(TranspositionTable.move(entry));
    return takeWin(plies);
  }

  /**
   * Takes a short VCF that wins sooner than a known win. A claim may rest on the VCF, which is not
   * stored; and what the tree proved of the position need not be its quickest win.
   */
  private boolean findVcfWithin(int plies) {
    return rootThreats != null && rootThreats.findShorterVcf(plies, win) && takeVcf();
  }

  /** Whether there is a five or an unanswered open four, which VCF finds without time. */
  private boolean winsAtOnce() {
    int side = board.sideToMove();
    return shapes.has(side, CellClass.FIVE)
        || (shapes.has(side, CellClass.OPEN_FOUR)
            && !shapes.has(Stone.opponent(side), CellClass.FIVE));
  }

  /** Takes the win of that line, as early as it can be claimed. */
  private boolean takeWin(int plies) {
    return root.takeWin(
        win, plies > 0 ? claims.claim(win, Score.win(plies)) : Score.GREATEST_ESTIMATE);
  }

  private boolean findVcf() {
    return rootThreats != null && rootThreats.findVcf(win) && takeVcf();
  }

  /** Takes the VCF that was found last. */
  private boolean takeVcf() {
    proofTree.storeVcf(vcf.line(), rootThreats.plies());
    return takeWin(rootThreats.plies());
  }

  private boolean findVct() {
    return rootThreats != null
        && root.seeksThreats()
        && !root.isOver()
        && !Score.isProved(best().score())
        && rootThreats.findVct(alphaBeta.nodes(), win)
        && takeWin(rootThreats.plies());
  }
}
