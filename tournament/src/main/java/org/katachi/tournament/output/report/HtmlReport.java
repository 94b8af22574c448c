package org.katachi.tournament.output.report;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.katachi.tournament.output.GameLogReader;
import org.katachi.tournament.output.LogHeader;
import org.katachi.tournament.output.LoggedGame;

/**
 * Makes the report of a tournament.
 *
 * @param title what it is called; if absent, what the log says, and then the log's name
 * @param embeddedBytes how much room the games to replay may take in the page, in bytes
 */
public record HtmlReport(Optional<String> title, int embeddedBytes) {

  /** Room for some 2,000 games of 60 moves with messages. */
  public static final int DEFAULT_EMBEDDED_BYTES = 16_000_000;

  /** The report as it usually is. */
  public HtmlReport() {
    this(Optional.empty(), DEFAULT_EMBEDDED_BYTES);
  }

  /**
   * Reads a log and writes the page.
   *
   * @throws IllegalArgumentException if the log is damaged; the message tells the line
   */
  public void write(Path log, Path page) throws IOException {
    Results results = new Results();
    EmbeddedGames embedded = new EmbeddedGames(embeddedBytes);
    LogHeader header;
    try (GameLogReader reader = GameLogReader.open(log)) {
      header = reader.header();
      for (Optional<LoggedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        results.add(game.get());
        embedded.add(game.get());
      }
    }
    String name = title.or(header::event).orElse(String.valueOf(log.getFileName()));
    try (Writer out = Files.newBufferedWriter(page)) {
      Page.of(name, header, results, embedded).write(out);
    }
  }
}
