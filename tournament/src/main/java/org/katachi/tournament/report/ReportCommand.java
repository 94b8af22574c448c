package org.katachi.tournament.report;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.commons.lang3.Validate;
import org.katachi.io.RealPath;
import org.katachi.tournament.games.LogSeries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a page of a log of games. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Makes a page of logs: standings, ratings, and every game to replay.",
    footer = {
      "",
      "Exit code: 0, or 2 if a file can't be read or written or the command line makes no sense."
    })
public final class ReportCommand implements Callable<Integer> {

  private static final int BYTES_PER_MEGABYTE = 1_000_000;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = {
        "The page: one file of HTML that loads nothing from outside. With a name that ends in .csv"
            + " or .json the standings alone, as a table."
      })
  private Path page;

  @Option(names = "--title", paramLabel = "TEXT", description = "Overrules the log's event.")
  private String title;

  @Option(
      names = "--embed",
      paramLabel = "MB",
      description =
          "How much room games to replay may take (${DEFAULT-VALUE}). Of a longer log the games"
              + " that ended by a fault and the last ones are kept; the tables count all.")
  private int megabytes = HtmlReport.DEFAULT_EMBEDDED_BYTES / BYTES_PER_MEGABYTE;

  @Option(
      names = "--board",
      paramLabel = "URL",
      description =
          "The page of the board on which games open (${DEFAULT-VALUE}, that of katachi-board on"
              + " the reader's machine); it may be relative to the report's.")
  private URI board = URI.create(HtmlReport.DEFAULT_STUDY);

  @Parameters(
      paramLabel = "LOG",
      arity = "1..*",
      description =
          "The log that -out wrote, or a folder of logs; of several the page shows all games"
              + " together.")
  private List<Path> logs;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Validate.isTrue(
        megabytes >= 0 && megabytes <= Integer.MAX_VALUE / BYTES_PER_MEGABYTE,
        "--embed is 0 to 2147, not %s",
        megabytes);
    Validate.isTrue(
        board.getFragment() == null
            && (board.getScheme() == null || board.getScheme().matches("https?")),
        "--board is an address of http or https without a #, not %s",
        board);
    List<Path> files = LogSeries.files(logs);
    RealPath.checkApart(files, List.of(page));
    if (ResultTable.isTable(page)) {
      ResultTable.write(files, page);
      spec.commandLine().getOut().println("Table: " + page);
      return 0;
    }
    new HtmlReport(
            Optional.ofNullable(title),
            megabytes * BYTES_PER_MEGABYTE,
            Optional.empty(),
            board.toString())
        .write(files, page);
    spec.commandLine().getOut().println("Report: " + page);
    return 0;
  }
}
