package org.katachi.tournament.opening;

import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.record.PsqReader;
import org.katachi.rules.RuleSet;

/** Reads openings from games as Piskvork saves them, in files that end in {@code psq}. */
final class PsqOpening {

  private PsqOpening() {}

  /**
   * The moves of a game as an opening.
   *
   * @param lines the file's
   * @throws IllegalArgumentException if they are no game of this board, or no game can go on there;
   *     the message tells the line where there is one to tell
   */
  static Opening parse(Geometry geometry, RuleSet rules, List<String> lines) {
    Geometry size = PsqReader.size(lines);
    if (!size.equals(geometry)) {
      throw new IllegalArgumentException("a game on a board of " + size + ", not " + geometry);
    }
    Opening opening = new Opening(geometry, PsqReader.moves(lines));
    opening.check(rules);
    return opening;
  }
}
