package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.katachi.lab.policy.PolicyFit;
import org.katachi.lab.policy.PolicySamples;
import org.katachi.lab.progress.ProgressLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code policy}: fits a policy network to self-play games. */
@Command(
    name = "policy",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Fits a policy network to the best moves of self-play games, and writes it to POLICY.",
      ""
    })
final class PolicyCommand implements Callable<Integer> {

  private static final int LEAST_BATCH = 16;
  private static final int MOST_BATCH = 1 << 16;
  private static final int MOST_THREADS = 64;

  @Parameters(index = "0", paramLabel = "POLICY", description = "The file of the policy.")
  private Path file;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GAMES",
      description = "Files from selfplay.")
  private List<Path> gameFiles;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Take the first N games of each file (all).")
  private int games = Integer.MAX_VALUE;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "2",
      description = "Passes through the positions (${DEFAULT-VALUE}).")
  private int epochs;

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "512",
      description = "Positions of a step (${DEFAULT-VALUE}).")
  private int batch;

  @Option(
      names = "--rate",
      paramLabel = "X",
      defaultValue = "0.003",
      description = "The greatest learning rate (${DEFAULT-VALUE}).")
  private double rate;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads (as many as there are processors); the result is the same.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides the first weights and the order of positions (${DEFAULT-VALUE}).")
  private long seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Ranges.atLeast("--games", games, 1);
    Ranges.atLeast("--epochs", epochs, 1);
    Ranges.within("--batch", batch, LEAST_BATCH, MOST_BATCH);
    Ranges.within("--threads", threads, 1, MOST_THREADS);
    Ranges.share("--rate", rate);
    PolicySamples samples = read();
    say(
        String.format(
            "%d positions, %d for validation, %d duplicates left out",
            samples.training().size(), samples.validation().size(), samples.duplicates()));
    try (PolicyFit fit = new PolicyFit(new PolicyFit.Options(epochs, batch, rate, threads, seed))) {
      long steps = (long) epochs * samples.training().size();
      try (ProgressLine progress = Streams.progress(spec).begin("positions", 0, steps)) {
        fit.fit(samples.training(), progress);
      }
      fit.weights().file().write(file);
      fit.validate(samples.validation()).lines().forEach(this::say);
    }
    return 0;
  }

  private PolicySamples read() throws IOException {
    try (ProgressLine progress = Streams.progress(spec).begin("games", 0, Long.MAX_VALUE)) {
      return PolicySamples.read(gameFiles, games, threads, progress);
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
