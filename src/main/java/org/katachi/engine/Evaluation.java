package org.katachi.engine;

/**
 * How a position stands for the side that moves.
 *
 * @param value the engine's estimate, positive when the mover is better; for a proved result only
 *     its sign counts
 * @param pliesToEnd for a proved result the plies to the end of the game, else 0
 */
public record Evaluation(int value, int pliesToEnd) {

  /** An estimate. */
  public static Evaluation estimate(int value) {
    return new Evaluation(value, 0);
  }

  /** A win for the mover that is proved, at most so many plies away. */
  public static Evaluation win(int plies) {
    return new Evaluation(1, plies);
  }

  /** A loss for the mover that is proved, at most so many plies away. */
  public static Evaluation loss(int plies) {
    return new Evaluation(-1, plies);
  }

  public boolean isProved() {
    return pliesToEnd > 0;
  }

  /** As the protocol's MESSAGE shows it: {@code 35}, {@code +M9}, {@code -M8}. */
  @Override
  public String toString() {
    return isProved() ? (value > 0 ? "+M" : "-M") + pliesToEnd : Integer.toString(value);
  }
}
