package org.katachi.tournament.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.katachi.tournament.format.KnockoutMatch;
import org.katachi.tournament.score.Scoreboard;

/**
 * The bracket of a knockout, stage by stage.
 *
 * @param stages those that have begun
 */
record Bracket(List<Stage> stages) {

  /** The matches of a stage, from the bracket's top to its bottom. */
  record Stage(int number, List<Match> matches) {}

  /** The sides of a match: two, or one that has a bye. */
  record Match(List<Side> sides) {}

  /**
   * A brain in a match.
   *
   * @param result its points, or {@code bye}
   * @param goesOn whether it has won the match
   */
  record Side(String brain, String result, boolean goesOn) {}

  /** The bracket; null if there is none. */
  static Bracket of(Scoreboard board) {
    List<Stage> stages = new ArrayList<>();
    for (List<KnockoutMatch> stage : board.bracket()) {
      stages.add(
          new Stage(stages.size() + 1, stage.stream().map(match -> match(board, match)).toList()));
    }
    return stages.isEmpty() ? null : new Bracket(stages);
  }

  private static Match match(Scoreboard board, KnockoutMatch match) {
    if (match.second().isEmpty()) {
      return new Match(List.of(new Side(board.brains().get(match.first()), "bye", true)));
    }
    return new Match(
        List.of(
            side(board, match.first(), match.firstPoints(), match.winner()),
            side(board, match.second().getAsInt(), match.secondPoints(), match.winner())));
  }

  private static Side side(Scoreboard board, int seed, double points, OptionalInt winner) {
    String text = BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    return new Side(board.brains().get(seed), text, winner.equals(OptionalInt.of(seed)));
  }
}
