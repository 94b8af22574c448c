package org.katachi.tuning;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tunes all constants by games, and keeps on disk how far it has come. */
final class Tuner {

  private static final int PAIRS_BETWEEN_NEWS = 50;
  private static final int CONSTANTS_IN_NEWS = 6;
  private static final String PAIRS = " pairs of games";
  private static final Pattern LEARNT = Pattern.compile("([0-9]{1,9})" + PAIRS);

  private final PairGames games;
  private final PrintStream out;
  private final List<Constant> constants = Constant.all();
  private final String recipe;

  Tuner(PairGames games, PrintStream out) {
    this.games = games;
    this.out = out;
    recipe =
        "pbrain-katachi tune search --rule %d --boardsize %s --nodes %d --pairs %d --seed %d"
            .formatted(
                games.rules().info(),
                games.book().opened(0).geometry(),
                games.nodes(),
                games.pairs(),
                games.seed());
  }

  /**
   * Tunes to the end.
   *
   * @throws IllegalArgumentException if the file is there and holds something else
   */
  void run() throws IOException {
    ConstantsFile start = ConstantsFile.usual();
    int learnt = 0;
    if (Files.exists(games.constants())) {
      start = ConstantsFile.read(games.constants());
      learnt = learnt(start.comments());
    }
    // What is tried after a restart need not be what would have been tried without.
    Random random = games.random(-1 - learnt);
    Spsa spsa = new Spsa(constants, start.values(), games.pairs(), learnt, random);
    games.playFrom(
        learnt,
        (duel, number) -> {
          Spsa.Trial trial = spsa.next();
          PairResult result =
              duel.play(
                  () -> games.book().opened(number),
                  ConstantsFile.parameters(trial.up()),
                  ConstantsFile.parameters(trial.down()),
                  games.random(number));
          keep(spsa, spsa.learn(trial, result.lead()));
        });
  }

  private int learnt(List<String> comments) {
    if (comments.size() != 2 || !comments.get(0).equals(recipe)) {
      throw new IllegalArgumentException(
          games.constants() + " was not made with " + recipe + ": its first line says so");
    }
    Matcher learnt = LEARNT.matcher(comments.get(1));
    if (!learnt.matches()) {
      throw new IllegalArgumentException(
          games.constants() + ": no number of pairs: " + comments.get(1));
    }
    return Integer.parseInt(learnt.group(1));
  }

  private synchronized void keep(Spsa spsa, int learnt) throws IOException {
    if (learnt % PAIRS_BETWEEN_NEWS == 0 || learnt == games.pairs()) {
      new ConstantsFile(List.of(recipe, learnt + PAIRS), spsa.values()).write(games.constants());
      out.printf("%d of %d pairs  %s%n", learnt, games.pairs(), news(spsa.values()));
    }
  }

  /** The constants that have gone furthest, in steps. */
  private String news(double[] values) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingDouble(i -> -Math.abs(steps(values, i))));
    StringBuilder text = new StringBuilder("steps:");
    for (int i : order.subList(0, Math.min(CONSTANTS_IN_NEWS, order.size()))) {
      text.append(
          String.format(Locale.ROOT, " %s %+.2f", constants.get(i).name(), steps(values, i)));
    }
    return text.toString();
  }

  private double steps(double[] values, int i) {
    return (values[i] - constants.get(i).usual()) / constants.get(i).step();
  }
}
