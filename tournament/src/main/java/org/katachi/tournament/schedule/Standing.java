package org.katachi.tournament.schedule;

import java.util.Optional;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Outcome;
import org.katachi.tournament.statistics.Sprt;
import org.katachi.tournament.statistics.SprtRun;

/** The games that have ended, as the first brain counts them, and what the test makes of them. */
public final class Standing {

  private final Optional<SprtRun> test;
  private MatchTally tally = MatchTally.NONE;
  private Optional<Sprt.Status> status = Optional.empty();

  /** A match that begins; without a test all games are played. */
  public Standing(Optional<Sprt> test) {
    this.test = test.map(SprtRun::new);
  }

  /** Counts a game. The test looks at whole pairs. */
  void count(PlannedGame game, Outcome outcome) {
    long pairs = tally.pairs().pairs();
    tally = tally.plus(game.pair(), game.firstBrainsColour(), outcome);
    if (tally.pairs().pairs() > pairs) {
      status = test.map(run -> run.update(tally.pairs().sample()));
    }
  }

  public MatchTally tally() {
    return tally;
  }

  /** Where the test stands; nothing if there is none, or no pair is complete. */
  public Optional<Sprt.Status> test() {
    return status;
  }

  /** Tells whether the test has come to a decision. */
  public boolean isDecided() {
    return status.isPresent() && status.get().decision() != Sprt.Decision.CONTINUE;
  }
}
