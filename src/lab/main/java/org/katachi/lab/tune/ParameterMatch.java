package org.katachi.lab.tune;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.search.SearchParameters;
import org.katachi.tournament.statistics.Sprt;

/** A match of search parameters against others; a sequential test (SPRT) may end it early. */
public final class ParameterMatch {

  private static final int PAIRS_BETWEEN_SCORES = 10;

  private final GamePairs games;
  private final SearchParameters own;
  private final SearchParameters opponent;
  private final Optional<Sprt> test;
  private final PrintWriter out;
  private final MatchScore score = new MatchScore();
  private boolean decided;

  /**
   * @param own the parameters of the side whose score is printed
   * @param opponent the parameters of the other side
   * @param test ends the match as soon as it is decided
   * @param out the output for the score
   */
  public ParameterMatch(
      GamePairs games,
      ParameterFile own,
      ParameterFile opponent,
      Optional<Sprt> test,
      PrintWriter out) {
    this.games = games;
    this.own = own.parameters();
    this.opponent = opponent.parameters();
    this.test = test;
    this.out = out;
  }

  /** Plays the match, and prints the score after every ten pairs and at the end. */
  public void play(ProgressOutput output) throws IOException {
    try (ProgressLine progress = output.begin("pairs", 0, games.pairs())) {
      games.playFrom(0, new Pairs(progress));
    }
  }

  private final class Pairs implements GamePairs.Play {

    private final ProgressLine progress;

    Pairs(ProgressLine progress) {
      this.progress = progress;
    }

    @Override
    public void play(GamePairPlayer player, int number) {
      add(player.play(() -> games.opened(number), own, opponent, games.random(number)), progress);
    }

    @Override
    public boolean goesOn() {
      return !isDecided();
    }
  }

  private synchronized boolean isDecided() {
    return decided;
  }

  private synchronized void add(PairResult result, ProgressLine progress) {
    if (decided) {
      return; // A pair that another thread had begun: the test is over.
    }
    score.add(result);
    progress.step();
    Optional<Sprt.Status> status = test.map(score::status);
    decided =
        status.map(Sprt.Status::decision).orElse(Sprt.Decision.CONTINUE) != Sprt.Decision.CONTINUE;
    if (decided || score.pairs() % PAIRS_BETWEEN_SCORES == 0 || score.pairs() == games.pairs()) {
      progress.print(
          out,
          String.format(
              Locale.ROOT,
              "%d of %d pairs  %s%s",
              score.pairs(),
              games.pairs(),
              score,
              status.map(ParameterMatch::describe).orElse("")));
    }
  }

  private static String describe(Sprt.Status status) {
    String decision =
        switch (status.decision()) {
          case CONTINUE -> "";
          case ACCEPT_ELO0 -> ", failed";
          case ACCEPT_ELO1 -> ", passed";
        };
    return String.format(
        Locale.ROOT,
        ", SPRT: LLR %.2f (%.2f to %.2f)%s",
        status.ratio(),
        status.lowerBound(),
        status.upperBound(),
        decision);
  }
}
