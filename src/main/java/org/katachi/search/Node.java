package org.katachi.search;

import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;

/**
 * What is known of a position while its moves are searched. There is one for each ply, used again
 * and again.
 */
final class Node {

  final int ply;

  /** The window: values up to alpha and from beta on are only bounds. */
  int alpha;

  int beta;

  /** What is left to search, in parts of {@link SearchParameters#PLY}. */
  int depth;

  /** Tells whether some move is expected to refute the position. */
  boolean cut;

  int side;

  /** The key in the hash table, and what it has. */
  long hash;

  long entry;

  /** The static value for the side to move; for forced plies the one before, seen from here. */
  int value;

  /** The static value, or a better guess that the hash table has. */
  int guess;

  /** Tells whether the value is better than when the side moved last. */
  boolean improving;

  /** Tells whether the opponent could make an open four if it were to move. */
  boolean facesOpenFour;

  /** The plies of the win by fours that the opponent would have if it were to move, or 0. */
  int threat;

  /** A move that is not searched, to see what the others are worth; or none. */
  int leftOut = ShapeBoard.NO_CELL;

  /** By how much deeper the hash move is searched. */
  int extension;

  /** Tells whether the position is so good that its moves can be searched less deeply. */
  boolean failsHigh;

  /** Tells whether the position after a pass is being searched. */
  boolean passing;

  Node(int ply) {
    this.ply = ply;
  }

  /** Begins a visit. */
  void enter(int lowest, int highest, int depthLeft, boolean toBeRefuted, int sideToMove) {
    alpha = lowest;
    beta = highest;
    depth = depthLeft;
    cut = toBeRefuted;
    side = sideToMove;
    extension = 0;
    threat = 0;
    failsHigh = false;
    passing = false;
  }

  /** Takes over what another visit knows of the position, to search it without its hash move. */
  void leaveOutHashMove(Node known) {
    hash = known.hash;
    entry = known.entry;
    leftOut = known.hashMove();
    value = known.value;
    guess = known.guess;
    improving = known.improving;
    facesOpenFour = known.facesOpenFour;
    threat = known.threat;
  }

  int opponent() {
    return Stone.opponent(side);
  }

  boolean isRoot() {
    return ply == 0;
  }

  /** Tells whether the exact value is asked for, if it lies in the window. */
  boolean isWide() {
    return beta - alpha > 1;
  }

  /** Tells whether all moves are searched, so that the result is one of the position. */
  boolean isWhole() {
    return leftOut == ShapeBoard.NO_CELL;
  }

  boolean isKnown() {
    return entry != TranspositionTable.MISSING;
  }

  /** The move of the hash table, or none. */
  int hashMove() {
    return isKnown() ? TranspositionTable.move(entry) : ShapeBoard.NO_CELL;
  }

  /** The value of the hash table, from the root; there must be one. */
  int hashValue() {
    return TranspositionTable.valueFromRoot(entry, ply);
  }

  int hashDepth() {
    return TranspositionTable.depth(entry) * SearchParameters.STORED_DEPTH;
  }

  /** Tells whether the hash table knows all that is asked. */
  boolean isSettled() {
    if (!isKnown()) {
      return false;
    }
    int known = hashValue();
    int bound = TranspositionTable.bound(entry);
    return isProof(bound, known)
        || (hashDepth() > depth - SearchParameters.STORED_DEPTH && isEnough(bound, known));
  }

  /** A proof holds whatever the depth and the window with which it was found. */
  private static boolean isProof(int bound, int known) {
    return (Score.isProvedWin(known) && (bound & TranspositionTable.LOWER) != 0)
        || (Score.isProvedLoss(known) && (bound & TranspositionTable.UPPER) != 0);
  }

  private boolean isEnough(int bound, int known) {
    return bound == TranspositionTable.EXACT
        || (bound == TranspositionTable.LOWER && known >= beta)
        || (bound == TranspositionTable.UPPER && known <= alpha);
  }

  /** The static value, or a better guess that the hash table has. */
  int improvedValue() {
    if (!isKnown()) {
      return value;
    }
    int known = hashValue();
    int helpful = known > value ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    return (TranspositionTable.bound(entry) & helpful) != 0 ? known : value;
  }
}
