package org.katachi.tournament.export;

import org.katachi.board.Colour;
import org.katachi.tournament.statistics.Outcome;

/** The result for black of a {@link SampleGame}; its place in the list is its code in files. */
public enum SampleResult {
  LOSS,
  DRAW,
  WIN,
  /** The game is not played to its end: a position and its best move. */
  NONE;

  private static final SampleResult[] ALL = values();

  /** The result of a game that black ended so. */
  static SampleResult of(Outcome black) {
    return switch (black) {
      case LOSS -> LOSS;
      case DRAW -> DRAW;
      case WIN -> WIN;
    };
  }

  /** The result of a game that a colour has won. */
  public static SampleResult wonBy(Colour winner) {
    return winner == Colour.BLACK ? WIN : LOSS;
  }

  /**
   * The result with this code.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static SampleResult ofCode(byte code) {
    if (code < 0 || code >= ALL.length) {
      throw new IllegalArgumentException("no result " + code);
    }
    return ALL[code];
  }

  @SuppressWarnings("EnumOrdinal") // The format's codes stand in this order.
  public byte code() {
    return (byte) ordinal();
  }
}
