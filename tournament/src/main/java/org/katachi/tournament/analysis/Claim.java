package org.katachi.tournament.analysis;

import java.util.OptionalInt;

/**
 * A move with which a brain said that it has a forced win.
 *
 * @param move the move, with its number
 */
record Claim(Told move) {

  /** The number of the stone that was to end the game at the latest, if that was told. */
  OptionalInt lastStone() {
    OptionalInt plies = move.move().pliesToWin();
    return plies.isPresent()
        ? OptionalInt.of(move.number() - 1 + plies.getAsInt())
        : OptionalInt.empty();
  }

  /** Whether the game should have been won when so many stones lay on the board. */
  boolean isDueAt(int stones) {
    OptionalInt last = lastStone();
    return last.isPresent() && last.getAsInt() <= stones;
  }

  /** As {@code +M9 at move 41, by move 49}. */
  @Override
  public String toString() {
    OptionalInt last = lastStone();
    return move.move().evaluationText()
        + " at move "
        + move.number()
        + (last.isPresent() ? ", by move " + last.getAsInt() : "");
  }
}
