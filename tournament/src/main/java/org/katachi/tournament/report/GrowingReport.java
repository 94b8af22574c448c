package org.katachi.tournament.report;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.standings.ScoreSettings;

/**
 * The page of a tournament to which games are added, by one thread, which also makes {@link
 * #parts}. Others may write pages while no game is added.
 */
public final class GrowingReport {

  private final String title;
  private final LogHeader header;
  private final Results results;
  private final EmbeddedGames embedded;
  private final String study;

  /** As the last parts had it: where there are many workers their test takes seconds. */
  private volatile Optional<WorkerTable> workers = Optional.empty();

  /**
   * A page without games.
   *
   * @param embeddedBytes how much room the games to replay may take in the page, in bytes
   * @param study the address of the board on which they open
   */
  GrowingReport(
      String title, LogHeader header, ScoreSettings settings, int embeddedBytes, String study) {
    this.title = title;
    this.header = header;
    results = new Results(settings);
    embedded = new EmbeddedGames(embeddedBytes);
    this.study = study;
  }

  /**
   * Counts a game, and keeps it to replay.
   *
   * @return the game as the page's script reads it
   */
  public String add(GameRecord game) {
    results.add(game);
    return embedded.add(game);
  }

  /**
   * Writes the page of a tournament that is over.
   *
   * @param warnings what the manager warned of while it was played
   */
  void write(Writer out, List<String> warnings) throws IOException {
    page(Optional.empty(), warnings, Optional.empty()).write(out);
  }

  /**
   * Writes the page as one that goes on. Its table of workers is that of the last {@link #parts},
   * which are told next, or of the first page before any.
   */
  public void write(Writer out, LiveFrame frame) throws IOException {
    Page page = page(workers, List.of(), Optional.of(frame));
    if (workers.isEmpty()) {
      workers = Optional.ofNullable(page.workers());
    }
    page.write(out);
  }

  /**
   * The parts of the page that games change, by the id of their elements, as HTML. While they are
   * made, pages may be written.
   */
  public Map<String, String> parts() {
    Page page = page(Optional.empty(), List.of(), Optional.empty());
    workers = Optional.ofNullable(page.workers());
    return page.parts();
  }

  private Page page(Optional<WorkerTable> table, List<String> warnings, Optional<LiveFrame> frame) {
    WorkerTable shown = table.orElseGet(() -> WorkerTable.of(results.board(), results.workers()));
    return Page.of(title, header, results, shown, warnings, embedded, study, frame);
  }
}
