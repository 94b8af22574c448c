package org.katachi.search.root;

import org.katachi.search.Score;
import org.katachi.search.proof.MateVerifier;
import org.katachi.search.proof.PvLine;
import org.katachi.threat.VcfSearch;

/** A move of the root with its last exact value and its line. */
public final class RootMove {

  private final PvLine pv = new PvLine(VcfSearch.MAX_PLIES);
  private int score;
  private int depth;
  private int selectiveDepth;

  RootMove() {}

  /** Begins a search: nothing is known of the move. */
  void begin(int move) {
    pv.set(move);
    score = Score.DRAW;
    depth = 0;
    selectiveDepth = 0;
  }

  /** Takes the result of a search of the move. */
  void update(int newScore, int plies, int mostPlies, PvLine line) {
    score = newScore;
    depth = plies;
    selectiveDepth = mostPlies;
    pv.copyFrom(line);
  }

  /** Takes the value of a search to a depth. */
  void setValue(int newScore, int plies) {
    score = newScore;
    depth = plies;
  }

  /** Its line, to be written to. */
  PvLine pv() {
    return pv;
  }

  /** Makes a proved score what can be verified, and extends its line. */
  void verifyMate(MateVerifier mateVerifier) {
    score = mateVerifier.verify(pv, score);
  }

  /** The cell of the move. */
  public int move() {
    return pv.move(0);
  }

  /** The value for the side to move at the root, see {@link Score}. */
  public int score() {
    return score;
  }

  /** The depth of the last search that gave an exact value, in plies; 0 before the first. */
  public int depth() {
    return depth;
  }

  /** The greatest ply reached. */
  public int selectiveDepth() {
    return selectiveDepth;
  }

  /** The number of moves in the line, at least one. */
  public int pvLength() {
    return pv.length();
  }

  /** A move of the line; the first is the move itself. */
  public int pvMove(int i) {
    return pv.move(i);
  }
}
