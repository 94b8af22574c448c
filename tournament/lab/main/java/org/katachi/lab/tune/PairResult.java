package org.katachi.lab.tune;

import org.katachi.statistics.Outcome;

/**
 * The results of an opening that was played twice with colours swapped.
 *
 * @param first the first game for the one side
 * @param second the second game for the same side
 */
public record PairResult(Outcome first, Outcome second) {

  /** The games that the one side won minus those that it lost. */
  int lead() {
    return first.halfPoints() + second.halfPoints() - 2 * Outcome.DRAW.halfPoints();
  }

  /** Both in one line of text. */
  String text() {
    return first + " " + second;
  }

  /**
   * Reads what {@link #text} has written.
   *
   * @throws IllegalArgumentException if it is something else
   */
  static PairResult ofText(String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 2) {
      throw new IllegalArgumentException("not two outcomes");
    }
    return new PairResult(Outcome.valueOf(words[0]), Outcome.valueOf(words[1]));
  }
}
