package org.katachi.tournament.output.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.katachi.tournament.output.GameLogReader;
import org.katachi.tournament.output.GameWriter;
import org.katachi.tournament.output.LoggedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Turns a log of games into the formats of other programs. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Turns a log of games into the formats of other programs.")
public final class ExportCommand implements Callable<Integer> {

  @Mixin private ExportOptions options;

  @Parameters(paramLabel = "LOG", description = "The log that -out wrote.")
  private Path log;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (options.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "nothing to write: name a file with --sgf, --psq, --pgn or --samples");
    }
    int games = 0;
    try (GameLogReader reader = GameLogReader.open(log);
        GameWriter writer = options.open(reader.header())) {
      for (Optional<LoggedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        writer.write(game.get());
        games++;
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    spec.commandLine().getOut().println(games + " games read from " + log);
    options.names().forEach(name -> spec.commandLine().getOut().println("Written: " + name));
    return 0;
  }
}
