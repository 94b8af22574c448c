package org.katachi.search;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * Multi-PV: the best moves of the root, each with its exact value. In every iteration the root is
 * searched for its best move, then without that move for the second, and so on. The searches share
 * the transposition table, so the later lines cost less than the first. Moves can be left out of
 * the search.
 *
 * @see <a href="https://www.chessprogramming.org/Principal_Variation#MultiPV">Multi-PV</a>
 */
final class MultiPv {

  /** The best line gains most from depth: the others are searched to so many plies less. */
  private static final int LESS_DEPTH = 2;

  /** At less depth than this all lines are searched alike. */
  private static final int MIN_DEPTH_OF_LESS = 8;

  private final SearchParameters parameters;
  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final MovePicker picker;
  private final AlphaBeta alphaBeta;

  /** The best lines first, then the other moves in the order in which they were last the best. */
  private final RootMove[] moves;

  private final boolean[] excluded;
  private final Variation line = new Variation(AlphaBeta.MAX_PLY + 1);
  private int count;
  private int wanted;
  private boolean hasExcluded;

  /** Whether all moves that are not listed lose. */
  private boolean isExhaustive;

  MultiPv(
      SearchParameters parameters,
      ShapeBoard shapes,
      Referee referee,
      MovePicker picker,
      AlphaBeta alphaBeta) {
    this.parameters = parameters;
    this.shapes = shapes;
    this.referee = referee;
    this.picker = picker;
    this.alphaBeta = alphaBeta;
    board = shapes.board();
    moves = new RootMove[board.geometry().pointCount()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = new RootMove();
    }
    excluded = new boolean[board.geometry().cellCount()];
  }

  /**
   * Lists the moves of the position on the board. Against a five or an open four these are the
   * moves that may stop it, and own fours; all others lose.
   *
   * @param lines the number of lines that are wanted
   * @param cells left out, unless that leaves no legal move
   */
  void begin(int lines, int... cells) {
    wanted = lines;
    Arrays.fill(excluded, false);
    hasExcluded = false;
    for (int cell : cells) {
      excluded[cell] = true;
      hasExcluded |= board.isEmpty(cell);
    }
    list();
    if (count == 0 && hasExcluded) {
      begin(lines);
    }
  }

  private void list() {
    count = 0;
    int side = board.sideToMove();
    int opponent = Stone.opponent(side);
    boolean facesFive = shapes.has(opponent, CellClass.FIVE);
    boolean facesOpenFour = shapes.has(opponent, CellClass.OPEN_FOUR);
    boolean wins =
        shapes.has(side, CellClass.FIVE) || (!facesFive && shapes.has(side, CellClass.OPEN_FOUR));
    isExhaustive = !wins && (facesFive || facesOpenFour);
    if (isExhaustive) {
      if (facesFive) {
        picker.collectAgainstFive(0);
      } else {
        picker.collectAgainstOpenFour(0, Node.NO_MOVE);
      }
      addListed(0);
    }
    if (count == 0) {
      picker.collectNear(0, Node.NO_MOVE);
      addListed(0);
    }
    if (count == 0) {
      addFar();
    }
  }

  private void addFar() {
    int listed = picker.count(0);
    picker.collectFar(0);
    addListed(listed);
    isExhaustive = true;
  }

  private void addListed(int from) {
    for (int i = from; i < picker.count(0); i++) {
      int move = picker.select(0, i);
      if (!excluded[move] && !referee.isForbidden(board, move, board.sideToMove())) {
        moves[count++].begin(move);
      }
    }
  }

  /** Whether moves are left out, so that the results are not those of the position. */
  boolean hasExcludedMoves() {
    return hasExcluded;
  }

  /** The number of lines: as many as are wanted and there are moves. */
  int lines() {
    return Math.min(wanted, count);
  }

  /** A line, the best first. */
  RootMove line(int i) {
    return moves[i];
  }

  /** Whether the results of all lines are proved. */
  boolean isProved() {
    boolean proved = true;
    for (int i = 0; i < lines(); i++) {
      proved &= Score.isProved(moves[i].score());
    }
    return proved;
  }

  /** Extends the proved lines to the end of the game. */
  void complete(LineCompletion completion) {
    for (int i = 0; i < lines(); i++) {
      if (Score.isProved(moves[i].score())) {
        moves[i].complete(completion);
      }
    }
  }

  /**
   * Takes a proved win as the best line, if its first move is not left out.
   *
   * @return whether it was taken
   */
  boolean takeWin(int score, int depth, Variation win) {
    for (int i = 0; i < count; i++) {
      if (moves[i].move() == win.move(0)) {
        moves[i].take(score, depth, Score.plies(score), win);
        bring(i, 0);
        return true;
      }
    }
    return false;
  }

  /**
   * Searches the best line to a depth, and the others to that or a little less.
   *
   * @return whether the iteration was finished; if not, the last lines are those of the one before
   */
  boolean search(int depth, long otherNodes) {
    alphaBeta.enterRoot(depth, otherNodes);
    if (!searchPlace(0, depth)) {
      return false;
    }
    if (!hasExcluded) {
      alphaBeta.storeRoot(moves[0].score(), moves[0].move());
    }
    int others = depth < MIN_DEPTH_OF_LESS ? depth : depth - LESS_DEPTH;
    if (others < depth) {
      alphaBeta.enterRoot(others, otherNodes);
    }
    for (int i = 1; i < lines(); i++) {
      if (!searchPlace(i, others)) {
        return false;
      }
      // What was searched less deeply does not outrank the best line.
      int highest = others < depth ? 1 : 0;
      for (int j = i; j > highest && moves[j].score() > moves[j - 1].score(); j--) {
        bring(j, j - 1);
      }
    }
    return true;
  }

  private boolean searchPlace(int place, int depth) {
    if (!isWonBefore(place, depth) && !searchLine(place, depth)) {
      return false;
    }
    if (isExhaustive || !Score.isProvedLoss(moves[place].score())) {
      return true;
    }
    // The moves far from any stone may be better than a loss.
    addFar();
    return searchLine(place, depth);
  }

  /** Whether an earlier iteration proved a win: no move is worth more, except a quicker win. */
  private boolean isWonBefore(int place, int depth) {
    return moves[place].depth() != depth && Score.isProvedWin(moves[place].score());
  }

  /** Searches one line with an aspiration window, see {@link Searcher}. */
  private boolean searchLine(int place, int depth) {
    int centre = moves[place].score();
    boolean isNew =
        depth < SearchParameters.ASPIRATION_MIN_DEPTH || moves[place].depth() < depth - 1;
    int delta = isNew ? Score.INFINITE : parameters.aspirationDelta;
    while (true) {
      boolean isOpen = delta >= Score.INFINITE;
      int alpha = isOpen ? -Score.INFINITE : centre - delta;
      int beta = isOpen ? Score.INFINITE : centre + delta;
      int value = searchWindow(place, alpha, beta, depth);
      if (alphaBeta.isAborted()) {
        return false;
      }
      if (isOpen || (value > alpha && value < beta)) {
        return true;
      }
      delta = Score.isProved(value) ? Score.INFINITE : delta * SearchParameters.ASPIRATION_GROWTH;
    }
  }

  /** Searches the moves from a place on, and brings the best to that place. */
  private int searchWindow(int place, int lowest, int beta, int depth) {
    int best = -Score.INFINITE;
    int bestPlace = place;
    for (int i = place; i < count && best < beta; i++) {
      int alpha = Math.max(lowest, best);
      int value = alphaBeta.searchRootMove(moves[i].move(), i - place, alpha, beta, best);
      if (alphaBeta.isAborted()) {
        break;
      }
      best = Math.max(best, value);
      if (value > alpha) {
        bestPlace = i;
        line.take(alphaBeta.pv());
        moves[i].take(value, depth, alphaBeta.selectiveDepth(), line);
      }
    }
    bring(bestPlace, place);
    return best;
  }

  /** Brings a move forward; those between make room. */
  private void bring(int from, int to) {
    RootMove move = moves[from];
    System.arraycopy(moves, to, moves, to + 1, from - to);
    moves[to] = move;
  }
}
