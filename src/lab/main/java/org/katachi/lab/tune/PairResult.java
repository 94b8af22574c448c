package org.katachi.lab.tune;

import org.katachi.tournament.statistics.Outcome;

/**
 * The results of an opening that was played twice with colours swapped.
 *
 * @param first the first game for the one side
 * @param second the second game for the same side
 */
public record PairResult(Outcome first, Outcome second) {

  /** The games that the one side won minus those that it lost. */
  int lead() {
    return sign(first) + sign(second);
  }

  private static int sign(Outcome outcome) {
    return switch (outcome) {
      case LOSS -> -1;
      case DRAW -> 0;
      case WIN -> 1;
    };
  }
}
