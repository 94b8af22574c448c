package org.katachi.tournament.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.katachi.tournament.log.GameWriter;
import org.katachi.tournament.log.LogSeries;
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

  @Parameters(
      paramLabel = "LOG",
      arity = "1..*",
      description = "The log that -out wrote; games of several logs are numbered on.")
  private List<Path> logs;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (options.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "nothing to write: name a file with --sgf, --psq, --pgn, --csv or --samples");
    }
    AtomicInteger games = new AtomicInteger();
    try {
      options.check(false);
      LogSeries series = LogSeries.of(logs);
      try (GameWriter writer = options.open(series.header())) {
        series.forEach(
            game -> {
              writer.write(game);
              games.incrementAndGet();
            });
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    spec.commandLine().getOut().println(games + " games read from " + names());
    options.names().forEach(name -> spec.commandLine().getOut().println("Written: " + name));
    return 0;
  }

  private String names() {
    return logs.stream().map(Path::toString).collect(Collectors.joining(", "));
  }
}
