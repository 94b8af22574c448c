package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.selfplay.SelfPlayCheck;
import org.katachi.lab.selfplay.SelfPlayReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code check}: says what files of self-play games hold. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Says what files from selfplay hold: games and results, positions by source, how many are"
          + " proved or occur twice, and how well values and results go together.",
      "",
      "Exit code 1 if they contradict each other.",
      ""
    })
final class SelfPlayCheckCommand implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "GAMES", description = "Files from selfplay.")
  private List<Path> files;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    boolean sound = true;
    for (Path file : files) {
      SelfPlayCheck check = read(file);
      spec.commandLine().getOut().println(file);
      check.lines().forEach(line -> spec.commandLine().getOut().println("  " + line));
      spec.commandLine().getOut().flush();
      sound &= check.isSound();
    }
    return sound ? 0 : Lab.FAILURE;
  }

  private SelfPlayCheck read(Path file) throws IOException {
    try (ProgressLine progress =
        Lab.progress(spec).begin("games", 0, SelfPlayReader.countGames(file))) {
      return SelfPlayCheck.of(file, progress);
    }
  }
}
