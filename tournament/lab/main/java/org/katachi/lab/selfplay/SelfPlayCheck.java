package org.katachi.lab.selfplay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.katachi.board.Board;
import org.katachi.lab.games.WinProbability;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.search.Score;
import org.katachi.statistics.Outcome;

/**
 * What a file of self-play games holds, and whether its values contradict its results. Labels that
 * are turned round, or a file of one game many times over, show here before they spoil a network.
 */
public final class SelfPlayCheck {

  /** Values of a player that has learned go together with the results at least so well. */
  private static final double LEARNED_CORRELATION = 0.2;

  /**
   * So many standard errors below zero a correlation is no chance any more. One is {@code 1 /
   * sqrt(games)}, for the positions of a game have one result.
   */
  private static final double MAX_ERRORS = 3;

  private static final double PERCENT = 100;

  /** The positions of one source. */
  private static final class Count {

    private long positions;
    private long valued;
    private long proved;
    private long seconds;
    private long depths;
  }

  private final Map<Source, Count> counts = new EnumMap<>(Source.class);
  private final Map<Outcome, Integer> results = new EnumMap<>(Outcome.class);
  private final Set<Long> seen = new HashSet<>();
  private final Correlation correlation = new Correlation();
  private final ValueScale scale = new ValueScale();
  private final GameVariant kind;
  private int games;
  private long moves;
  private long positions;

  private SelfPlayCheck(GameVariant kind) {
    this.kind = kind;
    for (Source source : Source.values()) {
      counts.put(source, new Count());
    }
  }

  /**
   * Reads a file.
   *
   * @param progress told of each game
   */
  public static SelfPlayCheck of(Path file, ProgressLine progress) throws IOException {
    try (SelfPlayReader reader = SelfPlayReader.open(file)) {
      SelfPlayCheck check = new SelfPlayCheck(reader.kind());
      for (Optional<SelfPlayGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        check.add(game.get());
        progress.step();
      }
      return check;
    }
  }

  private void add(SelfPlayGame game) {
    games++;
    moves += game.cells().length;
    results.merge(game.result(), 1, Integer::sum);
    for (SearchedPosition position : game.positions()) {
      Board board = game.board(kind.geometry(), position);
      positions++;
      seen.add(PositionKey.of(board));
      add(counts.get(position.source()), position);
      if (position.source() == Source.GAME && !Score.isProved(position.value())) {
        double result = WinProbability.ofResult(game.result(), board.sideToMove());
        correlation.add(WinProbability.ofEvaluation(position.value()), result);
        scale.add(position.value(), result);
      }
    }
  }

  private static void add(Count count, SearchedPosition position) {
    count.positions++;
    count.depths += position.depth();
    count.seconds += position.secondBest() == SearchedPosition.NO_CELL ? 0 : 1;
    if (position.value() != SearchedPosition.NO_VALUE) {
      count.valued++;
      count.proved += Score.isProved(position.value()) ? 1 : 0;
    }
  }

  /** Whether the values do not contradict the results, as far as so many games can tell. */
  public boolean isSound() {
    return correlation.isUndefined() || correlation.value() > -MAX_ERRORS / Math.sqrt(games);
  }

  /** The findings in words, a line each. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%d games of %s, %.1f moves each; black won %d, lost %d, drew %d",
            games,
            kind,
            (double) moves / Math.max(1, games),
            results.getOrDefault(Outcome.WIN, 0),
            results.getOrDefault(Outcome.LOSS, 0),
            results.getOrDefault(Outcome.DRAW, 0)));
    counts.forEach((source, count) -> lines.add(line(source, count)));
    lines.add(
        String.format(
            Locale.ROOT,
            "%d positions, %.1f %% of them duplicates under the symmetries",
            positions,
            percent(positions - seen.size(), positions)));
    scale.best().ifPresent(best -> lines.add(line(best)));
    lines.add(
        String.format(
            Locale.ROOT,
            "correlation of value and result over %d game positions: %s",
            correlation.count(),
            judgement()));
    return lines;
  }

  private static String line(double scale) {
    return String.format(
        Locale.ROOT, "values foretell the results best if taken %.2f times (--value-scale)", scale);
  }

  private String judgement() {
    if (correlation.isUndefined()) {
      return "can't be told, as all values or all results are the same";
    }
    String value = String.format(Locale.ROOT, "%.3f", correlation.value());
    if (!isSound()) {
      return value + ", which is too low: are the labels turned round?";
    }
    return correlation.value() >= LEARNED_CORRELATION
        ? value
        : value + ", which is low: the player has learned little, or the games are few";
  }

  private static String line(Source source, Count count) {
    return String.format(
        Locale.ROOT,
        "%-6s %9d positions, valued %5.1f %%, proved %5.1f %%, with a second-best move %5.1f %%,"
            + " depth %.1f",
        source.name().toLowerCase(Locale.ROOT),
        count.positions,
        percent(count.valued, count.positions),
        percent(count.proved, count.positions),
        percent(count.seconds, count.positions),
        (double) count.depths / Math.max(1, count.positions));
  }

  private static double percent(long part, long whole) {
    return PERCENT * part / Math.max(1, whole);
  }
}
