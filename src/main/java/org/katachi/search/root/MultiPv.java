package org.katachi.search.root;

import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.proof.MateVerifier;
import org.katachi.search.proof.PvLine;
import org.katachi.search.tree.AlphaBeta;
import org.katachi.threat.VcfSearch;

/**
 * Multi-PV: the best moves of the root, each with its exact value. In every iteration the root is
 * searched for its best move, then without that move for the second, and so on. The searches share
 * the transposition table, so the later lines cost less than the first. Moves can be left out of
 * the search.
 *
 * @see <a href="https://www.chessprogramming.org/Principal_Variation#MultiPV">Multi-PV</a>
 */
final class MultiPv implements RootIteration {

  /** The best line gains most from depth: the others are searched to so many plies less. */
  private static final int LATER_LINES_REDUCTION = 2;

  /** At less depth than this all lines are searched alike. */
  private static final int LATER_LINES_MIN_DEPTH = 8;

  private final RootMoves moves;
  private final AlphaBeta alphaBeta;
  private final AspirationWindow window;
  private final PvLine pv = new PvLine(VcfSearch.MAX_PLIES);
  private int maxLines;

  MultiPv(SearchParameters parameters, RootMoves moves, AlphaBeta alphaBeta) {
    this.moves = moves;
    this.alphaBeta = alphaBeta;
    window = new AspirationWindow(parameters);
  }

  /**
   * Lists the moves of the position on the board.
   *
   * @param lines the most lines
   * @param excluded the cells of moves that are left out, unless there are no others
   */
  void begin(int lines, int... excluded) {
    maxLines = lines;
    moves.list(excluded);
  }

  @Override
  public int lines() {
    return Math.min(maxLines, moves.count());
  }

  @Override
  public RootMove line(int i) {
    return moves.get(i);
  }

  @Override
  public boolean isOver() {
    boolean proved = true;
    for (int i = 0; i < lines(); i++) {
      proved &= Score.isProved(line(i).score());
    }
    return proved;
  }

  @Override
  public void verifyMates(MateVerifier mateVerifier) {
    for (int i = 0; i < lines(); i++) {
      if (Score.isProved(line(i).score())) {
        line(i).verifyMate(mateVerifier);
      }
    }
    bringWinsForward();
  }

  /** A win that can't be verified yet is worth less than one that can, and a longer one, too. */
  private void bringWinsForward() {
    for (int i = 1; i < lines(); i++) {
      for (int j = i; j > 0 && isQuickerWin(line(j), line(j - 1)); j--) {
        moves.bring(j, j - 1);
      }
    }
  }

  private static boolean isQuickerWin(RootMove move, RootMove other) {
    return Score.isProvedWin(move.score()) && move.score() > other.score();
  }

  /** Not so where moves are left out: those might be the threats. */
  @Override
  public boolean seeksThreats() {
    return !moves.hasExcluded();
  }

  @Override
  public boolean takeWin(PvLine win, int score) {
    int place = Score.isProvedWin(score) ? placeOf(win.move(0)) : moves.count();
    if (place == moves.count()) {
      return false;
    }
    line(place).update(score, line(0).depth(), Score.plies(score), win);
    moves.bring(place, 0);
    return true;
  }

  private int placeOf(int move) {
    int place = 0;
    while (place < moves.count() && line(place).move() != move) {
      place++;
    }
    return place;
  }

  /**
   * Searches the best line to a depth, and the others to that or a little less. After an unfinished
   * iteration the last lines are those of the one before.
   */
  @Override
  public boolean search(int depth, long otherNodes) {
    alphaBeta.enterRoot(depth, otherNodes);
    if (!searchPlace(0, depth)) {
      return false;
    }
    if (!moves.hasExcluded()) {
      alphaBeta.storeRoot(line(0).score(), line(0).move());
    }
    int others = depth < LATER_LINES_MIN_DEPTH ? depth : depth - LATER_LINES_REDUCTION;
    if (others < depth) {
      alphaBeta.enterRoot(others, otherNodes);
    }
    for (int i = 1; i < lines(); i++) {
      if (!searchPlace(i, others)) {
        return false;
      }
      // What was searched less deeply does not outrank the best line.
      int firstPlace = others < depth ? 1 : 0;
      for (int j = i; j > firstPlace && line(j).score() > line(j - 1).score(); j--) {
        moves.bring(j, j - 1);
      }
    }
    return true;
  }

  private boolean searchPlace(int place, int depth) {
    if (!isWonBefore(place, depth) && !searchLine(place, depth)) {
      return false;
    }
    if (moves.isExhaustive() || !Score.isProvedLoss(line(place).score())) {
      return true;
    }
    // The moves far from any stone may be better than a loss.
    moves.addFar();
    return searchLine(place, depth);
  }

  /** Whether an earlier iteration proved a win: no move is worth more, except a quicker win. */
  private boolean isWonBefore(int place, int depth) {
    return line(place).depth() != depth && Score.isProvedWin(line(place).score());
  }

  /** Searches one line with an aspiration window. */
  private boolean searchLine(int place, int depth) {
    if (depth < SearchParameters.ASPIRATION_MIN_DEPTH || line(place).depth() < depth - 1) {
      window.open();
    } else {
      window.around(line(place).score());
    }
    while (true) {
      int value = searchWindow(place, window.alpha(), window.beta(), depth);
      if (alphaBeta.isAborted()) {
        return false;
      }
      if (window.contains(value)) {
        return true;
      }
      window.widen(value);
    }
  }

  /** Searches the moves from a place on, and brings the best to that place. */
  private int searchWindow(int place, int alpha, int beta, int depth) {
    int best = -Score.INFINITE;
    int bestPlace = place;
    for (int i = place; i < moves.count() && best < beta; i++) {
      int raised = Math.max(alpha, best);
      int value = alphaBeta.searchRootMove(line(i).move(), i - place, raised, beta, best);
      if (alphaBeta.isAborted()) {
        break;
      }
      best = Math.max(best, value);
      if (value > raised) {
        bestPlace = i;
        pv.copyFrom(alphaBeta.pv());
        line(i).update(value, depth, alphaBeta.selectiveDepth(), pv);
      }
    }
    moves.bring(bestPlace, place);
    return best;
  }
}
