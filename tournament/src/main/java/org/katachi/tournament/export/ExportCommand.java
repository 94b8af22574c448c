package org.katachi.tournament.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.apache.commons.lang3.Validate;
import org.katachi.io.RealPath;
import org.katachi.tournament.config.ExportConfig;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.settings.OptionWords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Turns a log of games into the formats of other programs. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Turns a log of games into the formats of other programs.",
    footer = {
      "",
      "Exit code: 0, or 2 if a file can't be read or written or the command line makes no sense."
    })
public final class ExportCommand implements Callable<Integer> {

  @Mixin private final OptionWords words = new OptionWords(ExportConfig.class, "--");

  @Parameters(
      paramLabel = "LOG",
      arity = "1..*",
      description =
          "The log that -out wrote, or a folder of logs; games of several are numbered on.")
  private List<Path> logs;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    ExportConfig config = ExportConfig.of(words.tree());
    Exports exports = new Exports(config);
    Validate.isTrue(
        !exports.isEmpty(),
        "nothing to write: name a file with --sgf, --psq, --pgn, --csv or --samples");
    logs = LogSeries.files(logs);
    RealPath.checkApart(logs, exports.targets());
    checkAppended(config, exports);
    export(exports);
    return 0;
  }

  /** Who adds games to files does not expect others to begin anew. */
  private static void checkAppended(ExportConfig config, Exports exports) throws IOException {
    List<Path> full = config.append() ? exports.full() : List.of();
    if (!full.isEmpty()) {
      throw new IllegalArgumentException(
          full.get(0) + " holds games already, and none can be added to it: name another file");
    }
  }

  private void export(Exports exports) throws IOException {
    AtomicInteger games = new AtomicInteger();
    LogSeries series = LogSeries.of(logs);
    try (GameWriter writer = exports.open(series.header())) {
      series.forEach(
          game -> {
            writer.write(game);
            games.incrementAndGet();
          });
    }
    spec.commandLine().getOut().println(games + " games read from " + names());
    exports.names().forEach(name -> spec.commandLine().getOut().println("Written: " + name));
  }

  private String names() {
    return logs.stream().map(Path::toString).collect(Collectors.joining(", "));
  }
}
