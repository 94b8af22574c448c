package org.katachi.tuning;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
  private final Path file;
  private final PrintStream out;
  private final List<Constant> constants = Constant.all();
  private final String recipe;

  /**
   * @param book where the games' openings are from
   * @param file where the constants are written
   */
  Tuner(PairGames games, Path book, Path file, PrintStream out) {
    this.games = games;
    this.file = file;
    this.out = out;
    recipe =
        String.format(
            Locale.ROOT,
            "pbrain-katachi tune search --rule %d --boardsize %s --nodes %d --pairs %d --seed %d %s",
            games.rules().info(),
            games.book().geometry(),
            games.nodes(),
            games.pairs(),
            games.seed(),
            book.getFileName());
  }

  /**
   * Tunes to the end.
   *
   * @throws IllegalArgumentException if the file is there and holds something else
   */
  void run() throws IOException {
    boolean goesOn = Files.exists(file);
    ConstantsFile start = goesOn ? ConstantsFile.read(file) : ConstantsFile.usual();
    int learnt = goesOn ? learnt(start.comments()) : 0;
    // What is tried after a restart need not be what would have been tried without.
    Random random = games.random(-1 - learnt);
    Spsa spsa = new Spsa(constants, start.values(), games.pairs(), learnt, random);
    tell(spsa, learnt);
    games.playFrom(learnt, (duel, number) -> play(duel, number, spsa));
  }

  private int learnt(List<String> comments) {
    if (comments.isEmpty() || !comments.get(0).equals(recipe)) {
      throw new IllegalArgumentException(file + " does not begin with # " + recipe);
    }
    Matcher learnt = LEARNT.matcher(comments.size() < 2 ? "" : comments.get(1));
    if (!learnt.matches()) {
      throw new IllegalArgumentException(file + ": its second line has no number of pairs");
    }
    return Integer.parseInt(learnt.group(1));
  }

  private void play(Duel duel, int number, Spsa spsa) throws IOException {
    Spsa.Trial trial = spsa.next();
    PairResult result =
        duel.play(
            () -> games.book().opened(number),
            ConstantsFile.parameters(trial.up()),
            ConstantsFile.parameters(trial.down()),
            games.random(number));
    learn(spsa, trial, result);
  }

  /** One thread at a time: what is written is what was learnt from so many pairs. */
  private synchronized void learn(Spsa spsa, Spsa.Trial trial, PairResult result)
      throws IOException {
    int learnt = spsa.learn(trial, result.lead());
    if (learnt % PAIRS_BETWEEN_NEWS == 0 || learnt == games.pairs()) {
      tell(spsa, learnt);
    }
  }

  private void tell(Spsa spsa, int learnt) throws IOException {
    new ConstantsFile(List.of(recipe, learnt + PAIRS), spsa.values()).write(file);
    out.printf(Locale.ROOT, "%d of %d pairs  %s%n", learnt, games.pairs(), news(spsa.values()));
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
