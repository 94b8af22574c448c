package org.katachi.tournament.analysis;

import java.util.EnumMap;
import java.util.Map;
import org.katachi.tournament.console.Line;

/** How often a brain claimed a forced win, and what came of it. */
final class ClaimTally {

  private static final String FORMAT = "%-24s %6s %7s %8s %8s %8s %8s %10s %11s";

  private final Map<ClaimOutcome, Integer> games = new EnumMap<>(ClaimOutcome.class);
  private int played;
  private int claims;

  /** Counts a game, whether anything was claimed in it or not. */
  void addGame() {
    played++;
  }

  /** Counts the claims of one of these games. */
  void add(Claims claimed) {
    claims += claimed.all().size();
    games.merge(claimed.verdict(), 1, Integer::sum);
  }

  int games(ClaimOutcome verdict) {
    return games.getOrDefault(verdict, 0);
  }

  /** What stands above {@link #line}. */
  static String heading() {
    return Line.of(
        FORMAT,
        "brain",
        "games",
        "claims",
        "in games",
        ClaimOutcome.IN_TIME,
        ClaimOutcome.LATER,
        ClaimOutcome.NOT_WON,
        ClaimOutcome.CUT_SHORT,
        ClaimOutcome.FAULT);
  }

  String line(String brain) {
    return Line.of(
        FORMAT,
        brain,
        played,
        claims,
        games.values().stream().mapToInt(Integer::intValue).sum(),
        games(ClaimOutcome.IN_TIME),
        games(ClaimOutcome.LATER),
        games(ClaimOutcome.NOT_WON),
        games(ClaimOutcome.CUT_SHORT),
        games(ClaimOutcome.FAULT));
  }
}
