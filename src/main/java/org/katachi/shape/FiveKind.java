package org.katachi.shape;

import org.katachi.board.Stone;
import org.katachi.rules.Rule;

/** The condition for a winning five on one line, for one colour under one rule. */
enum FiveKind {
  /** Five or more. */
  FREE(false, false),
  /** Exactly five. */
  EXACT(true, false),
  /** Exactly five, and two fours in one line are a foul, so that no three can aim at them. */
  EXACT_WITH_FOULS(true, false),
  /** Six or more, or five unless the opponent's stones stop both ends. */
  CARO(false, true),
  /** Exactly five, unless the opponent's stones stop both ends. */
  CARO_EXACT(true, true);

  private final boolean exact;
  private final boolean endsMatter;

  FiveKind(boolean exact, boolean endsMatter) {
    this.exact = exact;
    this.endsMatter = endsMatter;
  }

  static FiveKind of(Rule rule, int colour) {
    return switch (rule) {
      case FREESTYLE -> FREE;
      case STANDARD -> EXACT;
      case RENJU -> colour == Stone.BLACK ? EXACT_WITH_FOULS : FREE;
      case CARO -> CARO;
      case CARO_EXACT -> CARO_EXACT;
    };
  }

  /** Whether one stone more in the row spoils a five. */
  boolean exact() {
    return exact;
  }

  /** Whether a five with the opponent's stones at both ends is none; the edge stops nothing. */
  boolean endsMatter() {
    return endsMatter;
  }

  /** The number of cells to either side of a stone that decide on the fives through it. */
  int reach() {
    return this == FREE ? LineSide.MAX_REACH - 1 : LineSide.MAX_REACH;
  }
}
