package org.katachi.tuning;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;
import org.katachi.search.SearchParameters;

/** Plays constants against others, and tells the score. */
final class Match {

  private static final int PAIRS_BETWEEN_NEWS = 10;

  private final SearchParameters own;
  private final SearchParameters other;
  private final PrintStream out;
  private final MatchScore score = new MatchScore();

  Match(ConstantsFile own, ConstantsFile other, PrintStream out) {
    this.own = own.parameters();
    this.other = other.parameters();
    this.out = out;
  }

  /** Plays the match; the score is told as it goes on, from the view of the first constants. */
  void play(PairGames games) throws IOException {
    games.playFrom(
        0,
        (duel, number) ->
            tell(
                duel.play(() -> games.book().opened(number), own, other, games.random(number)),
                games.pairs()));
  }

  private synchronized void tell(PairResult result, int pairs) {
    score.add(result);
    if (score.pairs() % PAIRS_BETWEEN_NEWS == 0 || score.pairs() == pairs) {
      out.printf(Locale.ROOT, "%d of %d pairs  %s%n", score.pairs(), pairs, score);
    }
  }
}
