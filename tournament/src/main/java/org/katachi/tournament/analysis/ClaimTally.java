package org.katachi.tournament.analysis;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.katachi.tournament.text.NumberText;

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
  void add(ClaimedWins claimed) {
    claims += claimed.all().size();
    games.merge(claimed.verdict(), 1, Integer::sum);
  }

  /** What stands above {@link #line}. */
  static String heading() {
    return row(List.of("brain", "games", "claims", "in games"), ClaimOutcome::toString);
  }

  String line(String brain) {
    int inGames = games.values().stream().mapToInt(Integer::intValue).sum();
    return row(List.of(brain, played, claims, inGames), verdict -> games.getOrDefault(verdict, 0));
  }

  private static String row(List<Object> first, Function<ClaimOutcome, Object> column) {
    Stream<Object> columns = Stream.of(ClaimOutcome.values()).map(column);
    return NumberText.of(FORMAT, Stream.concat(first.stream(), columns).toArray());
  }
}
