package org.katachi.lab.train;

/** A phase of a game, by the stones on the board. */
public enum GamePhase {
  OPENING("to 14 stones", 14),
  MIDDLE("15 to 30", 30),
  LATE("more stones", Integer.MAX_VALUE);

  private final String words;
  private final int mostStones;

  GamePhase(String words, int mostStones) {
    this.words = words;
    this.mostStones = mostStones;
  }

  /** The phase of a position. */
  public static GamePhase of(int stones) {
    if (stones <= OPENING.mostStones) {
      return OPENING;
    }
    return stones <= MIDDLE.mostStones ? MIDDLE : LATE;
  }

  @Override
  public String toString() {
    return words;
  }
}
