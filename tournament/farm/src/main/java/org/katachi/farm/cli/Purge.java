package org.katachi.farm.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.katachi.io.FileErrors;
import org.katachi.tournament.games.GamePurge;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Takes the games of a worker out of a log. */
@Command(
    name = "katachi-farm purge",
    mixinStandardHelpOptions = true,
    description = {
      "Takes the pairs that a worker has played out of a log, into a log of their own beside it.",
      "The tournament with -resume plays them again."
    })
final class Purge implements Callable<Integer> {

  /** The word that stands for it on the command line. */
  static final String NAME = "purge";

  @Parameters(paramLabel = "LOG", description = "the log of a tournament, of -out")
  private Path log;

  @Parameters(paramLabel = "WORKER", description = "its name, as the coordinator told it")
  private String worker;

  @Spec private CommandSpec spec;

  static CommandLine commandLine() {
    return new CommandLine(new Purge())
        .setParameterExceptionHandler(new BadUsage(ParameterException::getMessage));
  }

  @Override
  public Integer call() {
    try {
      int games = GamePurge.purge(log, worker);
      spec.commandLine()
          .getOut()
          .println(
              games == 0
                  ? log + " has no game of worker " + worker
                  : games + " games went from " + log + " to " + GamePurge.purged(log));
      return 0;
    } catch (IOException e) {
      throw new ParameterException(spec.commandLine(), FileErrors.message(e), e);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
