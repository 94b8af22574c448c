package org.katachi.lab.tune;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.task.Task;
import org.katachi.lab.task.TaskPool;
import org.katachi.lab.task.TaskResult;
import org.katachi.lab.task.TaskRun;
import org.katachi.lab.task.TaskSource;
import org.katachi.statistics.Sprt;

/** A match of search parameters against others; a sequential test (SPRT) may end it early. */
public final class ParameterMatch {

  private static final int PAIRS_BETWEEN_SCORES = 10;

  private final GamePairs games;
  private final long[] own;
  private final long[] opponent;
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
    this.own = own.rounded();
    this.opponent = opponent.rounded();
    this.test = test;
    this.out = out;
  }

  /** Plays the match in a pool, and prints the score after every ten pairs and at the end. */
  public void play(TaskPool pool, ProgressOutput output) throws IOException {
    try (ProgressLine progress = output.begin("pairs", 0, games.pairs())) {
      TaskRun.run(pool, new Pairs(progress), progress);
    }
  }

  /** The pairs as tasks; those that are under way when a test is decided don't count. */
  private final class Pairs implements TaskSource {

    private final ProgressLine progress;
    private int next;

    Pairs(ProgressLine progress) {
      this.progress = progress;
    }

    @Override
    public boolean isOver() {
      return decided || score.pairs() == games.pairs();
    }

    @Override
    public Optional<Task> next() {
      return next < games.pairs()
          ? Optional.of(new PairTask(next++, own, opponent).task())
          : Optional.empty();
    }

    @Override
    public void take(TaskResult result) {
      score.add(PairResult.ofText(result.content()));
      progress.step();
      Optional<Sprt.Status> status = test.map(score::status);
      decided =
          status.map(Sprt.Status::decision).orElse(Sprt.Decision.CONTINUE)
              != Sprt.Decision.CONTINUE;
      if (isOver() || score.pairs() % PAIRS_BETWEEN_SCORES == 0) {
        print(status);
      }
    }

    private void print(Optional<Sprt.Status> status) {
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
        status.llr(),
        status.lowerBound(),
        status.upperBound(),
        decision);
  }
}
