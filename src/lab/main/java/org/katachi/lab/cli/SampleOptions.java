package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.MoveChoice;
import org.katachi.lab.samples.MoveSampler;
import org.katachi.lab.samples.SampleForm;
import org.katachi.lab.samples.SampleSets;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.lab.selfplay.SelfPlayReader;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The file to write, the files of self-play games to take samples of, and how many games. */
final class SampleOptions {

  private static final int MOST_THREADS = 64;

  @Parameters(index = "0", paramLabel = "OUT", description = "The file to write.")
  private Path out;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GAMES",
      description = "Files from selfplay.")
  private List<Path> files;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Take the first N games of each file (all).")
  private int games = Integer.MAX_VALUE;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads (as many as there are processors); the result is the same.")
  private int threads = Runtime.getRuntime().availableProcessors();

  Path out() {
    return out;
  }

  int threads() {
    return threads;
  }

  /**
   * Reads the samples and says how many there are.
   *
   * @throws IllegalArgumentException if an option is out of its range, or the files hold too few
   */
  <T extends MoveChoice> SampleSets<T> read(
      Function<SelfPlayKind, SampleForm<T>> forms, CommandSpec spec) throws IOException {
    Ranges.atLeast("--games", games, 1);
    Ranges.within("--threads", threads, 1, MOST_THREADS);
    long total = 0;
    for (Path one : files) {
      total += Math.min(games, SelfPlayReader.countGames(one));
    }
    SampleSets<T> samples;
    try (ProgressLine progress = Streams.progress(spec).begin("games", 0, total)) {
      samples =
          SampleSets.read(
              files, kind -> new MoveSampler<>(kind, forms.apply(kind)), games, threads, progress);
    }
    spec.commandLine()
        .getOut()
        .printf(
            "%d positions, %d for validation, %d duplicates left out%n",
            samples.training().size(), samples.validation().size(), samples.duplicates());
    spec.commandLine().getOut().flush();
    return samples;
  }
}
