package org.katachi.search.root;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.search.LimitCheck;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.order.MovePicker;
import org.katachi.search.proof.MateVerifier;
import org.katachi.search.proof.PvLine;
import org.katachi.search.tree.AlphaBeta;
import org.katachi.search.tree.DeadBoard;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** The search for the best move. */
final class SinglePv implements RootIteration {

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final MovePicker moves;
  private final AlphaBeta alphaBeta;
  private final AspirationWindow window;
  private final DeadBoard deadBoard;
  private final RootMove best = new RootMove();
  private LimitCheck limits;
  private boolean facesFive;
  private boolean over;

  SinglePv(
      SearchParameters parameters,
      ShapeBoard shapes,
      Referee referee,
      MovePicker moves,
      AlphaBeta alphaBeta) {
    this.shapes = shapes;
    this.referee = referee;
    this.moves = moves;
    this.alphaBeta = alphaBeta;
    board = shapes.board();
    deadBoard = new DeadBoard(board, referee);
    window = new AspirationWindow(parameters);
  }

  /** Begins the search of the position on the board, with a move in case there is no time. */
  void begin(LimitCheck newLimits) {
    limits = newLimits;
    over = false;
    facesFive = shapes.has(Stone.opponent(board.sideToMove()), CellClass.FIVE);
    best.begin(fallbackMove());
    if (shapes.isDead()) {
      best.setValue(deadBoard.value(), 0);
    }
  }

  /**
   * A legal move, if there is any; it stops a five, or one of several, and keeps the value of a
   * dead board.
   */
  private int fallbackMove() {
    if (facesFive) {
      moves.generateAgainstFive(0);
      int five = shapes.first(Stone.opponent(board.sideToMove()), CellClass.FIVE);
      int block = moves.count(0) > 0 ? moves.move(0, 0) : five;
      if (isLegal(block)) {
        return block;
      }
    }
    moves.generateNear(0, ShapeBoard.NO_CELL);
    moves.generateFar(0);
    int legal = ShapeBoard.NO_CELL;
    for (int i = 0; i < moves.count(0); i++) {
      int move = moves.select(0, i);
      if (isLegal(move)) {
        if (!shapes.isDead() || deadBoard.valueAfter(move) >= deadBoard.value()) {
          return move;
        }
        legal = move;
      }
    }
    return legal == ShapeBoard.NO_CELL ? moves.select(0, 0) : legal;
  }

  private boolean isLegal(int move) {
    return !referee.isForbidden(board, move, board.sideToMove());
  }

  @Override
  public int lines() {
    return 1;
  }

  @Override
  public RootMove line(int i) {
    return best;
  }

  @Override
  public boolean search(int depth, long otherNodes) {
    int value = searchWithAspiration(depth, otherNodes);
    best.pv().copyFrom(alphaBeta.pv());
    if (alphaBeta.isAborted()) {
      return false;
    }
    best.setValue(value, depth);
    boolean easyMove = facesFive && moves.count(0) == 1 && limits.playsEasyMove();
    over = Score.isProved(value) || easyMove;
    return true;
  }

  private int searchWithAspiration(int depth, long otherNodes) {
    if (depth < SearchParameters.ASPIRATION_MIN_DEPTH) {
      window.open();
    } else {
      window.around(best.score());
    }
    while (true) {
      int value = alphaBeta.search(window.alpha(), window.beta(), depth, otherNodes);
      if (alphaBeta.isAborted() || window.contains(value) || Score.isProvedWin(value)) {
        return value;
      }
      if (value >= window.beta()) {
        best.pv().copyFrom(alphaBeta.pv());
      }
      window.widen(value);
    }
  }

  @Override
  public void verifyMates(MateVerifier mateVerifier) {
    if (Score.isProved(best.score())) {
      best.verifyMate(mateVerifier);
    }
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public boolean seeksThreats() {
    return true;
  }

  @Override
  public boolean takeWin(PvLine win, int score) {
    best.pv().copyFrom(win);
    best.setValue(score, best.depth());
    over = true;
    return true;
  }
}
