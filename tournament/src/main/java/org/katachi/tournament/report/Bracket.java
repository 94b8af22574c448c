package org.katachi.tournament.report;

import java.util.List;
import java.util.OptionalInt;
import org.katachi.tournament.schedule.KnockoutMatch;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

/**
 * The bracket of a knockout, stage by stage.
 *
 * @param stages those that have begun
 */
record Bracket(List<BracketStage> stages) {

  /** The matches of a stage, from the bracket's top to its bottom. */
  record BracketStage(List<BracketMatch> matches) {}

  /** The sides of a match: two, or one that has a bye. */
  record BracketMatch(List<BracketSide> sides) {}

  /**
   * A brain in a match.
   *
   * @param result its points, or {@code bye}
   * @param goesOn whether it has won the match
   */
  record BracketSide(String brain, String result, boolean goesOn) {}

  /** The bracket; null if there is none. */
  static Bracket of(Scoreboard board) {
    List<BracketStage> stages =
        board.bracket().stream().map(matches -> stage(board, matches)).toList();
    return stages.isEmpty() ? null : new Bracket(stages);
  }

  private static BracketStage stage(Scoreboard board, List<KnockoutMatch> matches) {
    return new BracketStage(matches.stream().map(match -> match(board, match)).toList());
  }

  private static BracketMatch match(Scoreboard board, KnockoutMatch match) {
    if (match.second().isEmpty()) {
      return new BracketMatch(
          List.of(new BracketSide(board.brains().get(match.first()), "bye", true)));
    }
    return new BracketMatch(
        List.of(
            side(board, match.first(), match.firstPoints(), match.winner()),
            side(board, match.second().getAsInt(), match.secondPoints(), match.winner())));
  }

  private static BracketSide side(Scoreboard board, int seed, double points, OptionalInt winner) {
    String text = NumberText.plain(points);
    return new BracketSide(board.brains().get(seed), text, winner.equals(OptionalInt.of(seed)));
  }
}
