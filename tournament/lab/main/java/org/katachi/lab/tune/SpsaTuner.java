package org.katachi.lab.tune;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.task.Task;
import org.katachi.lab.task.TaskPool;
import org.katachi.lab.task.TaskResult;
import org.katachi.lab.task.TaskRun;
import org.katachi.lab.task.TaskSource;

/** Tunes all parameters by games, and keeps values and progress in a file. */
public final class SpsaTuner {

  private static final int PAIRS_BETWEEN_WRITES = 50;
  private static final int PARAMETERS_PRINTED = 6;
  private static final String PAIRS = " pairs of games";
  private static final Pattern PLAYED = Pattern.compile("([0-9]{1,9})" + PAIRS);

  /** The beginning of the first comment. */
  private static final String COMMAND = "katachi-lab tune search ";

  private final GamePairs games;
  private final Path file;
  private final PrintWriter out;
  private final List<TunableParameter> parameters = TunableParameter.all();
  private final String recipe;

  /**
   * @param book the file of openings, whose name stands in the file of parameters
   * @param file the file of parameters
   * @param out the output for the largest changes
   */
  public SpsaTuner(GamePairs games, Path book, Path file, PrintWriter out) {
    this.games = games;
    this.file = file;
    this.out = out;
    recipe =
        String.format(
            Locale.ROOT,
            "--rule %d --boardsize %s %s --pairs %d --seed %d %s",
            games.rules().info(),
            games.geometry(),
            games.own().budget().option(),
            games.pairs(),
            games.seed(),
            book.getFileName());
  }

  /**
   * Tunes to the end, from where the file stands. Results count as they come, in any order.
   *
   * @param pool where the pairs are played
   * @throws IllegalArgumentException if the file exists and was made with other options
   */
  public void run(TaskPool pool, ProgressOutput output) throws IOException {
    boolean resumes = Files.exists(file);
    ParameterFile start = resumes ? ParameterFile.read(file) : ParameterFile.defaults();
    int played = resumes ? played(start.comments()) : 0;
    // After a restart other trials follow than without one.
    Random random = games.random(-1 - played);
    Spsa spsa = new Spsa(parameters, start.values(), games.pairs(), played, random);
    try (ProgressLine progress = output.begin("pairs", played, games.pairs())) {
      write(spsa, played, progress);
      TaskRun.run(pool, new Trials(spsa, played, progress), progress);
    }
  }

  /** The trials as tasks. */
  private final class Trials implements TaskSource {

    private final Spsa spsa;
    private final ProgressLine progress;
    private final Map<Integer, Spsa.Trial> underWay = new HashMap<>();
    private int next;
    private int played;

    Trials(Spsa spsa, int played, ProgressLine progress) {
      this.spsa = spsa;
      this.played = played;
      this.progress = progress;
      next = played;
    }

    @Override
    public boolean isOver() {
      return played >= games.pairs();
    }

    @Override
    public Optional<Task> next() {
      if (next >= games.pairs()) {
        return Optional.empty();
      }
      Spsa.Trial trial = spsa.next();
      underWay.put(next, trial);
      return Optional.of(new PairTask(next++, trial.up(), trial.down()).task());
    }

    @Override
    public void take(TaskResult result) throws IOException {
      int lead = PairResult.ofText(result.content()).lead();
      played = spsa.update(underWay.remove(result.number()), lead);
      progress.step();
      if (played % PAIRS_BETWEEN_WRITES == 0 || played == games.pairs()) {
        write(spsa, played, progress);
      }
    }
  }

  private int played(List<String> comments) {
    if (comments.isEmpty() || !comments.get(0).equals(COMMAND + recipe)) {
      throw new IllegalArgumentException(
          file + " does not begin with # " + COMMAND + recipe + "; give another file");
    }
    Matcher played = PLAYED.matcher(comments.size() < 2 ? "" : comments.get(1));
    if (!played.matches()) {
      throw new IllegalArgumentException(file + ": its second line has no number of pairs");
    }
    return Integer.parseInt(played.group(1));
  }

  private void write(Spsa spsa, int played, ProgressLine progress) throws IOException {
    new ParameterFile(List.of(COMMAND + recipe, played + PAIRS), spsa.values()).write(file);
    progress.print(
        out,
        String.format(
            Locale.ROOT, "%d of %d pairs  %s", played, games.pairs(), changes(spsa.values())));
  }

  /** The parameters that have changed most, in steps. */
  private String changes(double[] values) {
    return IntStream.range(0, values.length)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> -Math.abs(steps(values, i))))
        .limit(PARAMETERS_PRINTED)
        .map(
            i ->
                String.format(Locale.ROOT, " %s %+.2f", parameters.get(i).name(), steps(values, i)))
        .collect(Collectors.joining("", "steps:", ""));
  }

  private double steps(double[] values, int i) {
    return (values[i] - parameters.get(i).defaultValue()) / parameters.get(i).step();
  }
}
