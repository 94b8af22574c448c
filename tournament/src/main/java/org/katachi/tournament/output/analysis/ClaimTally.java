package org.katachi.tournament.output.analysis;

import java.util.EnumMap;
import java.util.Map;
import org.katachi.tournament.output.Line;

/** How often a brain claimed a forced win, and what came of it. */
final class ClaimTally {

  private static final String FORMAT = "%-24s %6s %7s %8s %8s %8s %8s %10s %11s";

  private final Map<Verdict, Integer> games = new EnumMap<>(Verdict.class);
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

  int games(Verdict verdict) {
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
        Verdict.IN_TIME,
        Verdict.LATER,
        Verdict.NOT_WON,
        Verdict.CUT_SHORT,
        Verdict.FAULT);
  }

  String line(String brain) {
    return Line.of(
        FORMAT,
        brain,
        played,
        claims,
        games.values().stream().mapToInt(Integer::intValue).sum(),
        games(Verdict.IN_TIME),
        games(Verdict.LATER),
        games(Verdict.NOT_WON),
        games(Verdict.CUT_SHORT),
        games(Verdict.FAULT));
  }
}
