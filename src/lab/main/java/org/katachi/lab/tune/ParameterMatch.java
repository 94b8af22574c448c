package org.katachi.lab.tune;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.search.SearchParameters;

/** A match of search parameters against others. */
public final class ParameterMatch {

  private static final int PAIRS_BETWEEN_SCORES = 10;

  private final GamePairs games;
  private final SearchParameters own;
  private final SearchParameters opponent;
  private final PrintWriter out;
  private final MatchScore score = new MatchScore();

  /**
   * @param own the parameters of the side whose score is printed
   * @param opponent the parameters of the other side
   * @param out the output for the score
   */
  public ParameterMatch(
      GamePairs games, ParameterFile own, ParameterFile opponent, PrintWriter out) {
    this.games = games;
    this.own = own.parameters();
    this.opponent = opponent.parameters();
    this.out = out;
  }

  /** Plays the match, and prints the score after every ten pairs. */
  public void play(ProgressOutput output) throws IOException {
    try (ProgressLine progress = output.begin("pairs", 0, games.pairs())) {
      games.playFrom(0, (player, number) -> add(play(player, number), progress));
    }
  }

  private PairResult play(GamePairPlayer player, int number) {
    return player.play(() -> games.opened(number), own, opponent, games.random(number));
  }

  private synchronized void add(PairResult result, ProgressLine progress) {
    score.add(result);
    progress.step();
    if (score.pairs() % PAIRS_BETWEEN_SCORES == 0 || score.pairs() == games.pairs()) {
      progress.print(
          out,
          String.format(Locale.ROOT, "%d of %d pairs  %s", score.pairs(), games.pairs(), score));
    }
  }
}
