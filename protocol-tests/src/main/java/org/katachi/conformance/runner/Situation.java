package org.katachi.conformance.runner;

import java.util.HashMap;
import java.util.Map;
import org.katachi.board.Point;
import org.katachi.conformance.format.Variables;
import org.katachi.conformance.game.GameTracker;

/** How far a conversation has come: its game, the points that have names, and who has moved. */
final class Situation {

  private final GameTracker game = new GameTracker();
  private final Map<String, String> variables = new HashMap<>();
  private boolean hasMoved;
  private boolean turnWasLeftOut;

  GameTracker game() {
    return game;
  }

  /** The text with points for the names in it. */
  String filledIn(String text) {
    return Variables.filledIn(text, variables);
  }

  /** Keeps a point under a name. */
  void keep(String name, Point point) {
    variables.put(name, point.toString());
  }

  /** The brain has played a legal move. */
  void played(Point move) {
    game.played(move);
    hasMoved = true;
  }

  /** Tells whether the brain has played a move. */
  boolean hasMoved() {
    return hasMoved;
  }

  /** Says whether the turn that was due is left out, since the game is over. */
  void leaveTurnOut(boolean leftOut) {
    turnWasLeftOut = leftOut;
  }

  /** Tells whether the move that follows a turn is left out with it; that holds once. */
  boolean isMoveLeftOut() {
    boolean leftOut = turnWasLeftOut;
    turnWasLeftOut = false;
    return leftOut;
  }
}
