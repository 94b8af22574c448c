package org.katachi.statistics;

import java.util.HashMap;
import java.util.Map;
import org.katachi.board.Colour;

/**
 * The games of a match so far, as the first of its two brains counts them, or those of an opening,
 * as black does.
 *
 * <p>Games of a pair may end at any time and in either order: a pair is counted in {@link #pairs}
 * when both have, and until then the first to end waits in {@link #halfPairs}.
 *
 * @param asBlack games in which the brain had black
 * @param asWhite games in which the brain had white
 * @param pairs the pairs that are complete
 * @param halfPairs by the pair's number, the outcome of the game that has ended
 */
public record MatchTally(
    WinDrawLoss asBlack, WinDrawLoss asWhite, Pentanomial pairs, Map<Integer, Outcome> halfPairs) {

  public static final MatchTally NONE =
      new MatchTally(WinDrawLoss.NONE, WinDrawLoss.NONE, Pentanomial.NONE, Map.of());

  /** Takes a copy of the map. */
  public MatchTally {
    halfPairs = Map.copyOf(halfPairs);
  }

  /**
   * This tally and one more game.
   *
   * @param pair the number of the game's pair in the match
   * @param colour the brain's colour, black or white
   * @param outcome how the game ended for the brain
   */
  public MatchTally plus(int pair, Colour colour, Outcome outcome) {
    MatchTally counted = plusUnpaired(colour, outcome);
    Map<Integer, Outcome> waiting = new HashMap<>(halfPairs);
    Outcome other = waiting.remove(pair);
    if (other == null) {
      waiting.put(pair, outcome);
      return new MatchTally(counted.asBlack, counted.asWhite, pairs, waiting);
    }
    return new MatchTally(counted.asBlack, counted.asWhite, pairs.plus(other, outcome), waiting);
  }

  /**
   * This tally and a game that is played once, not in a pair.
   *
   * @param colour the brain's colour, black or white
   * @param outcome how the game ended for the brain
   */
  public MatchTally plusUnpaired(Colour colour, Outcome outcome) {
    return switch (colour) {
      case BLACK -> new MatchTally(asBlack.plus(outcome), asWhite, pairs, halfPairs);
      case WHITE -> new MatchTally(asBlack, asWhite.plus(outcome), pairs, halfPairs);
      case DEAD -> throw new IllegalArgumentException("no brain plays the dead stones");
    };
  }

  /** All games, whichever the colour. */
  public WinDrawLoss games() {
    return asBlack.plus(asWhite);
  }
}
