package org.katachi.tournament.report;

import com.samskivert.mustache.MustacheException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.katachi.io.WholeFile;
import org.katachi.tournament.games.HeaderScores;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.standings.ScoreSettings;

/**
 * Makes the report of a tournament.
 *
 * @param title what it is called; if absent, what the log says, and then the log's name
 * @param embeddedBytes how much room the games to replay may take in the page, in bytes
 * @param anchors the Elo that ratings are bound to, by brain's name; if absent, what the log says
 * @param study the address of the board on which games open, without a fragment; it may be relative
 *     to the page's
 */
public record HtmlReport(
    Optional<String> title,
    int embeddedBytes,
    Optional<Map<String, Double>> anchors,
    String study) {

  /** Room for some 2,000 games of 60 moves with messages. */
  public static final int DEFAULT_EMBEDDED_BYTES = 16_000_000;

  /** Where katachi-board serves its page if it is not told another port. */
  public static final String DEFAULT_STUDY = "http://localhost:8315/";

  /** The report of a log alone. */
  public HtmlReport() {
    this(Optional.empty(), DEFAULT_EMBEDDED_BYTES, Optional.empty(), DEFAULT_STUDY);
  }

  /** The report of a tournament whose anchors may have changed since its log was begun. */
  public static HtmlReport ofTournament(Map<String, Double> anchors) {
    return new HtmlReport(
        Optional.empty(), DEFAULT_EMBEDDED_BYTES, Optional.of(anchors), DEFAULT_STUDY);
  }

  /** The page of logs without what the manager warned of. */
  public void write(List<Path> logs, Path page) throws IOException {
    write(logs, page, List.of());
  }

  /**
   * Reads logs and writes the page of all their games. If it can't be written whole, as on a full
   * disk, the one before stays.
   *
   * @param warnings what the manager warned of while they were played, which a log does not tell
   * @throws IllegalArgumentException if a log is damaged, the message tells the line; or if the
   *     logs hold games of different builds of a brain
   */
  public void write(List<Path> logs, Path page, List<String> warnings) throws IOException {
    LogSeries series = LogSeries.of(logs);
    GrowingReport report = growing(series.header(), names(logs), series.gamesPerEncounter());
    series.forEach(report::add);
    WholeFile.replace(page, path -> write(report, path, warnings));
  }

  /**
   * A page without games, to which they are added.
   *
   * @param name what it is called if nothing else says so
   */
  public GrowingReport growing(LogHeader header, String name) {
    return growing(header, name, 2);
  }

  private GrowingReport growing(LogHeader header, String name, int gamesPerEncounter) {
    ScoreSettings logged = HeaderScores.of(header, gamesPerEncounter);
    ScoreSettings settings =
        new ScoreSettings(
            logged.brains(),
            anchors.orElse(logged.anchors()),
            logged.test(),
            logged.format(),
            logged.gamesPerEncounter());
    return new GrowingReport(
        title.or(header::event).orElse(name), header, settings, embeddedBytes, study);
  }

  private static String names(List<Path> logs) {
    return logs.stream()
        .map(log -> String.valueOf(log.getFileName()))
        .collect(Collectors.joining(", "));
  }

  private static void write(GrowingReport page, Path file, List<String> warnings)
      throws IOException {
    try (Writer out = Files.newBufferedWriter(file)) {
      page.write(out, warnings);
    } catch (MustacheException e) {
      if (e.getCause() instanceof IOException cause) {
        throw cause;
      }
      throw e;
    }
  }
}
