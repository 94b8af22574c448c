package org.katachi.search;

import org.katachi.board.Board;
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
 * Finds the best move of a position by iterative deepening: first a win by continuous fours, then
 * {@link AlphaBeta} to a depth that grows ply by ply.
 *
 * <p>Holds all state of one search of one position, and belongs to one thread; only the hash table
 * may be shared.
 */
public final class Searcher {

  private static final int HUNDREDTHS = 100;

  /** Values of the first iterations go up and down by themselves. */
  private static final int FIRST_DEPTHS = 4;

  private static final int MAX_DEPTH = AlphaBeta.MAX_PLY - 1;

  /**
   * The most nodes of the search for continuous fours at the root, at one to two million a second.
   */
  private static final int FOUR_NODES = 100_000;

  private final SearchParameters parameters;
  private final Board board;
  private final Referee referee;
  private final SearchLimits budget;
  private final ShapeBoard shapes;
  private final VcfSearch fours;
  private final VctSearch threats;
  private final MovePicker moves;
  private final AlphaBeta alphaBeta;
  private final int[] line = new int[AlphaBeta.MAX_PLY + 1];
  private int lineLength;
  private int depth;
  private int score;
  private long fourNodes;
  private int fourPlies;

  /**
   * A search of a position.
   *
   * @param board the position, with an empty point at least; given back as it was
   * @param rulesKey distinguishes the rules in the hash table
   */
  public Searcher(
      Board board,
      RuleSet rules,
      long rulesKey,
      ShapeEvaluation evaluation,
      SearchParameters parameters,
      SearchTables tables,
      SearchLimits budget) {
    this.parameters = parameters;
    this.board = board;
    this.budget = budget;
    referee = new Referee(rules);
    shapes = new ShapeBoard(board, rules.rule());
    Evaluator evaluator = evaluation.on(shapes);
    Defences defences = new Defences(shapes, referee);
    fours = new VcfSearch(defences, referee, new TimeSign());
    threats =
        new VctSearch(
            defences,
            referee,
            fours,
            new TimeSign(),
            new Memory(tables.positions(), rulesKey),
            tables.proofs());
    Fours madeFours = new Fours(shapes, referee);
    History history = new History(parameters, board, AlphaBeta.MAX_PLY + 1);
    moves = new MovePicker(shapes, evaluator, defences, madeFours, history, AlphaBeta.MAX_PLY + 1);
    alphaBeta =
        new AlphaBeta(
            shapes,
            referee,
            rulesKey,
            evaluator,
            parameters,
            new VcfProbe(parameters, board, referee, madeFours, fours),
            moves,
            history,
            tables.positions(),
            budget);
  }

  /** A class of its own, for the first lambda of a process takes milliseconds. */
  private final class TimeSign implements VcfSearch.StopSign {

    @Override
    public boolean isUp() {
      return budget.isSpent(nodes() + fours.nodes());
    }
  }

  /**
   * Keeps the positions of a win by threats in the hash table, so that the next search of the game
   * knows it at once, whatever the opponent has replied.
   */
  private final class Memory implements VctSearch.Witness {

    private final TranspositionTable hashTable;
    private final long rulesKey;

    Memory(TranspositionTable hashTable, long rulesKey) {
      this.hashTable = hashTable;
      this.rulesKey = rulesKey;
    }

    @Override
    public void proved(boolean attacks, int move, int plies) {
      int value = attacks ? Score.win(plies) : Score.loss(plies);
      int bound = attacks ? TranspositionTable.LOWER : TranspositionTable.UPPER;
      hashTable.store(board.hash() ^ rulesKey, value, move, TranspositionTable.MOST_DEPTH, bound);
    }
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
    takeMove(anyMove());
    boolean forced = shapes.count(Stone.opponent(board.sideToMove()), CellClass.FIVE) > 0;
    if (board.stoneCount() == 0) {
      return bestMove();
    }
    if (findFours()) {
      listener.iterationFinished(this);
      return bestMove();
    }
    boolean over = false;
    int deepest = Math.min(MAX_DEPTH, board.geometry().pointCount() - board.stoneCount());
    int fall = 0;
    for (int next = 1;
        !over && next <= deepest && budget.allowsIteration(next, nodes(), fall);
        next++) {
      int value = searchWithin(next);
      takeVariation();
      if (alphaBeta.isAborted()) {
        return bestMove();
      }
      fall = next > FIRST_DEPTHS ? score - value : 0;
      depth = next;
      score = value;
      listener.iterationFinished(this);
      over = Score.isProved(value) || (forced && moves.count(0) == 1 && budget.savesThought());
      if (!over && findThreats()) {
        listener.iterationFinished(this);
        over = true;
      }
    }
    return bestMove();
  }

  /**
   * Searches with a small window around the last value first, and a wider one if it lies outside.
   */
  private int searchWithin(int depthWanted) {
    int margin =
        depthWanted < SearchParameters.LEAST_ASPIRATION_DEPTH
            ? Score.INFINITE
            : parameters.aspiration;
    while (true) {
      int alpha = Math.max(-Score.INFINITE, score - margin);
      int beta = Math.min(Score.INFINITE, score + margin);
      int value = alphaBeta.search(alpha, beta, depthWanted, fourNodes + threats.nodes());
      if (alphaBeta.isAborted()
          || (value > alpha && value < beta)
          || margin >= Score.INFINITE
          || Score.isProved(value)) {
        return value;
      }
      if (value >= beta) {
        takeVariation();
      }
      margin *= SearchParameters.ASPIRATION_GROWTH;
    }
  }

  /** The positions visited so far. */
  public long nodes() {
    return fourNodes + alphaBeta.nodes() + threats.nodes();
  }

  /** The depth of the last finished iteration in plies; 0 before the first. */
  public int depth() {
    return depth;
  }

  /** The deepest ply reached. */
  public int selectiveDepth() {
    return Math.max(fourPlies, alphaBeta.selectiveDepth());
  }

  /** The value of the last finished iteration for the side to move, see {@link Score}. */
  public int score() {
    return score;
  }

  /** The number of moves in the line of best play, at least one. */
  public int variationLength() {
    return lineLength;
  }

  /** A move of the line of best play; the first is the best move. */
  public int variationMove(int i) {
    return line[i];
  }

  private int bestMove() {
    return line[0];
  }

  private void takeMove(int move) {
    line[0] = move;
    lineLength = 1;
  }

  /**
   * An iteration that was aborted before its first move was searched has no line: the one before
   * stands.
   */
  private void takeVariation() {
    if (alphaBeta.variation().length() > 0) {
      takeLine(alphaBeta.variation());
    }
  }

  private void takeLine(PvTable found) {
    lineLength = Math.min(line.length, found.length());
    for (int i = 0; i < lineLength; i++) {
      line[i] = found.move(i);
    }
  }

  /** What to play if there is no time at all; a five to be stopped is stopped even then. */
  private int anyMove() {
    if (shapes.count(Stone.opponent(board.sideToMove()), CellClass.FIVE) > 0) {
      moves.collectAgainstFive(0);
      if (moves.count(0) > 0) {
        return moves.move(0, 0);
      }
    }
    moves.collectNear(0, ShapeBoard.NO_CELL);
    moves.collectFar(0);
    for (int i = 0; i < moves.count(0); i++) {
      int move = moves.select(0, i);
      if (!referee.isForbidden(board, move, board.sideToMove())) {
        return move;
      }
    }
    return moves.select(0, 0);
  }

  /** Looks for the shortest win by continuous fours. */
  private boolean findFours() {
    boolean limited = true;
    for (int most = 0; limited && most <= VcfSearch.MAX_FOURS && fourNodes < FOUR_NODES; most++) {
      int plies = fours.search(most, (int) (FOUR_NODES - fourNodes));
      fourNodes += fours.nodes();
      limited = fours.wasLimited();
      if (plies > 0) {
        takeFours(plies);
        return true;
      }
    }
    return false;
  }

  /** Looks for a win by continuous threats, with a part of the nodes spent so far. */
  private boolean findThreats() {
    long allowed = alphaBeta.nodes() * parameters.threatShare / HUNDREDTHS - threats.nodes();
    if (threats.isHopeless() || allowed < SearchParameters.LEAST_THREAT_NODES) {
      return false;
    }
    int plies = threats.search(allowed);
    if (plies == 0) {
      return false;
    }
    score = Score.win(plies);
    takeLine(threats.line());
    return true;
  }

  private void takeFours(int plies) {
    score = Score.win(plies);
    fourPlies = plies;
    takeLine(fours.line());
  }
}
