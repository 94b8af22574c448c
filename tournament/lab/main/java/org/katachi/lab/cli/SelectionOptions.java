package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.GameSampler;
import org.katachi.lab.samples.SampleSets;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.lab.selfplay.SelfPlayReader;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options for the games that samples are taken of, and for the threads. */
final class SelectionOptions {

  private static final int MOST_THREADS = 64;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Take the first N games of each file from selfplay (all).")
  private int games = Integer.MAX_VALUE;

  @Option(
      names = "--validation",
      paramLabel = "N",
      defaultValue = "50",
      description = "Of N games keep one apart for validation (${DEFAULT-VALUE}).")
  private int oneInValidation;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads (as many as there are processors); the result is the same.")
  private int threads = Runtime.getRuntime().availableProcessors();

  /**
   * The number of threads.
   *
   * @throws IllegalArgumentException if it is out of its range
   */
  int threads() {
    Ranges.within("--threads", threads, 1, MOST_THREADS);
    return threads;
  }

  /**
   * Reads the samples of self-play files and says how many there are.
   *
   * @throws IllegalArgumentException if an option is out of its range, or the files hold too few
   */
  <T> SampleSets<T> read(
      List<Path> files, Function<SelfPlayKind, GameSampler<T>> samplers, CommandSpec spec)
      throws IOException {
    Ranges.atLeast("--games", games, 1);
    Ranges.atLeast("--validation", oneInValidation, 2);
    int workers = threads();
    long total = 0;
    for (Path one : files) {
      total += Math.min(games, SelfPlayReader.countGames(one));
    }
    SampleSets<T> samples;
    try (ProgressLine progress = Streams.progress(spec).begin("games", 0, total)) {
      samples =
          SampleSets.read(
              files, samplers, new SampleSets.Selection(games, oneInValidation), workers, progress);
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
