package org.katachi.gamefile;

import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/**
 * A move of a game.
 *
 * @param side black or white
 * @param point where the stone is placed; nothing for a pass
 */
public record Move(Colour side, Optional<Point> point) {

  private static final String PASS = "pass";

  /** A stone on a point. */
  public static Move stone(Colour side, Point point) {
    return new Move(side, Optional.of(point));
  }

  /** A move without a stone. */
  public static Move pass(Colour side) {
    return new Move(side, Optional.empty());
  }

  public boolean isPass() {
    return point.isEmpty();
  }

  /** The point as {@code h8}, or {@code pass}. */
  @Override
  public String toString() {
    return point.map(Notation::letterNumber).orElse(PASS);
  }
}
