package org.katachi.search.tree;

import org.katachi.board.Stone;
import org.katachi.search.SearchParameters;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.ShapeBoard;

/** The state of one node of the tree while it is searched. One object a ply, used again. */
final class Node {

  /** More moves than other threads search at a time in one position. */
  private static final int MAX_DEFERRED = 16;

  final int ply;

  /** The window: values up to alpha and from beta on are bounds. */
  int alpha;

  int beta;

  /** The remaining depth in 1/{@link SearchParameters#PLY} of a ply. */
  int depth;

  /** Whether the node is expected to fail high. */
  boolean cutNode;

  int side;

  /** The key in the transposition table. */
  long key;

  /** The entry of the transposition table, or {@link TranspositionTable#MISSING}. */
  long ttEntry;

  /**
   * The static evaluation for the side to move. Of a node that must stop a five it is the parent's,
   * seen from here.
   */
  int staticEval;

  /** The static evaluation, or a better value that the transposition table bounds. */
  int eval;

  /** Whether the static evaluation is higher than at the side's last move. */
  boolean improving;

  /** Whether the opponent could make an open four if it were to move. */
  boolean facesOpenFour;

  /** The plies of the VCF that the opponent would have if it were to move; 0 if none was found. */
  int vcfThreat;

  /** The move that a singular verification search leaves out; else {@link ShapeBoard#NO_CELL}. */
  int excludedMove = ShapeBoard.NO_CELL;

  /** The extension of the TT move. */
  int extension;

  /** Whether the fail-high reduction applies. */
  boolean likelyFailHigh;

  /** Whether the position after a null move is being searched. */
  boolean inNullMove;

  /** The number of moves tried so far, also those that were pruned, deferred or forbidden. */
  int tried;

  /** Whether the TT move alone is listed so far. */
  boolean hasOnlyTtMove;

  /** The number of listed moves but for those far from any stone. */
  int nearMoves;

  /** Whether the moves that are not listed are known to lose. */
  boolean answersThreat;

  /** The best value of the moves so far. */
  int best;

  /** The move of that value, or {@link ShapeBoard#NO_CELL}. */
  int bestMove;

  /** The number of moves searched so far. */
  int searched;

  /** The depth at which the next move is searched, a ply more than that of its position. */
  int moveDepth;

  private final int[] deferred = new int[MAX_DEFERRED];
  private int deferredCount;

  Node(int ply) {
    this.ply = ply;
  }

  /** Begins a visit. */
  void enter(int alpha, int beta, int depth, boolean cutNode, int side) {
    this.alpha = alpha;
    this.beta = beta;
    this.depth = depth;
    this.cutNode = cutNode;
    this.side = side;
    extension = 0;
    vcfThreat = 0;
    likelyFailHigh = false;
    inNullMove = false;
  }

  /** Takes over what is known of a node, to search it without the TT move. */
  void excludeTtMove(Node node) {
    key = node.key;
    ttEntry = node.ttEntry;
    excludedMove = node.ttMove();
    staticEval = node.staticEval;
    eval = node.eval;
    improving = node.improving;
    facesOpenFour = node.facesOpenFour;
    vcfThreat = node.vcfThreat;
  }

  /**
   * Begins the search of the moves.
   *
   * @param unlisted the value of the moves that are not in the list
   */
  void beginMoves(int unlisted) {
    best = unlisted;
    bestMove = ShapeBoard.NO_CELL;
    searched = 0;
    moveDepth = depth;
    deferredCount = 0;
  }

  /** Defers a move until the others are searched; false if there is no room. */
  boolean defer(int move) {
    if (deferredCount == MAX_DEFERRED) {
      return false;
    }
    deferred[deferredCount++] = move;
    return true;
  }

  /** The number of deferred moves. */
  int deferredCount() {
    return deferredCount;
  }

  /** A deferred move. */
  int deferred(int i) {
    return deferred[i];
  }

  int opponent() {
    return Stone.opponent(side);
  }

  boolean isRoot() {
    return ply == 0;
  }

  /** Whether the window is open: the exact value is asked for. */
  boolean isPvNode() {
    return beta - alpha > 1;
  }

  /** Whether a move is left out, so that the result is not one of the position. */
  boolean hasExcludedMove() {
    return excludedMove != ShapeBoard.NO_CELL;
  }

  boolean ttHit() {
    return ttEntry != TranspositionTable.MISSING;
  }

  /** The move of the transposition table, or {@link ShapeBoard#NO_CELL}. */
  int ttMove() {
    return ttHit() ? TranspositionTable.move(ttEntry) : ShapeBoard.NO_CELL;
  }

  /** The value of the transposition table, from the root; assumes a hit. */
  int ttValue() {
    return TranspositionTable.valueFromRoot(ttEntry, ply);
  }

  /** The depth of the transposition table's result; assumes a hit. */
  int ttDepth() {
    return TranspositionTable.depth(ttEntry) * SearchParameters.TT_DEPTH_UNIT;
  }

  /** Whether the transposition table's result ends the search of the node. */
  boolean isTtCutoff() {
    return ttHit() && isCutoff(ttEntry, ply, alpha, beta, depth);
  }

  /** Whether an entry of the transposition table ends the search of a node with this window. */
  static boolean isCutoff(long entry, int ply, int alpha, int beta, int depth) {
    int value = TranspositionTable.valueFromRoot(entry, ply);
    int bound = TranspositionTable.bound(entry);
    int entryDepth = TranspositionTable.depth(entry) * SearchParameters.TT_DEPTH_UNIT;
    return TranspositionTable.isProof(entry)
        || (entryDepth > depth - SearchParameters.TT_DEPTH_UNIT
            && isOutsideWindow(bound, value, alpha, beta));
  }

  private static boolean isOutsideWindow(int bound, int value, int alpha, int beta) {
    return bound == TranspositionTable.EXACT
        || (bound == TranspositionTable.LOWER && value >= beta)
        || (bound == TranspositionTable.UPPER && value <= alpha);
  }

  /** The static evaluation, or the table's value where that is a tighter bound. */
  int correctedEval() {
    if (!ttHit()) {
      return staticEval;
    }
    int value = ttValue();
    int helpful = value > staticEval ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    return (TranspositionTable.bound(ttEntry) & helpful) != 0 ? value : staticEval;
  }
}
