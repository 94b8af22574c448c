package org.katachi.tournament.report;

import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.StringReader;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.standings.Scoreboard;

/**
 * What the page's template shows. All text goes through the template's escaping; only style, script
 * and games don't, and of these the games are safe by {@link GameJson}.
 *
 * @param title the page's title
 * @param date when the tournament began, empty if unknown
 * @param boards sizes and rules
 * @param averageStones the stones of the average game
 * @param settings what the log's header says
 * @param results what the games add up to for the report alone
 * @param board what they add up to for all
 * @param standings the crosstable
 * @param bracket the bracket of a knockout; null in other formats
 * @param ratings ratings with error bars
 * @param history Elo over games; no curves without games
 * @param all all games as black counts them
 * @param colours bars of each brain
 * @param endings bars of endings
 * @param work time, searches and faults of each brain
 * @param workers who played, if workers on other machines did
 * @param warnings what the manager warned of while it played
 * @param openings bars of openings
 * @param replayed the games to replay
 * @param study the address of the board on which they open
 * @param live what makes the page one that goes on; null if it is not
 */
record Page(
    String title,
    String date,
    String boards,
    String averageStones,
    List<LogHeader.Setting> settings,
    Results results,
    Scoreboard board,
    Standings standings,
    Bracket bracket,
    MatchSummary match,
    TestSummary test,
    RatingPlot ratings,
    EloPlot history,
    Bars.Bar all,
    List<Colours> colours,
    List<Bars.Bar> endings,
    List<BrainWork.Row> work,
    WorkerTable workers,
    List<String> warnings,
    List<Bars.OpeningBar> openings,
    EmbeddedGames replayed,
    String study,
    LiveFrame live) {

  /** The templates of the parts that games change, by the id of their elements. */
  private static final List<String> PARTS =
      List.of("facts", "standings", "ratings", "endings", "openings");

  private static final Mustache.Compiler COMPILER =
      Mustache.compiler()
          .emptyStringIsFalse(true)
          .zeroIsFalse(true)
          .nullValue("") // A log of another program may lack a detail.
          .withLoader(name -> new StringReader(PageAssets.resource(name + ".html")));

  /** A brain's bars with either colour. */
  record Colours(String brain, Bars.Bar black, Bars.Bar white) {}

  static Page of(
      String title,
      LogHeader header,
      Results results,
      WorkerTable workers,
      List<String> warnings,
      EmbeddedGames replayed,
      String study,
      Optional<LiveFrame> live) {
    Scoreboard board = results.board();
    List<String> ranking = board.ranking();
    return new Page(
        title,
        header.date().orElse(""),
        String.join(" · ", results.boards()),
        Text.decimal(results.averageStones(), 1),
        header.settings(),
        results,
        board,
        Standings.of(board),
        Bracket.of(board),
        MatchSummary.of(board),
        TestSummary.of(board),
        board.isMatch() ? null : RatingPlot.of(board.ratings()),
        EloPlot.of(results.curves(), (int) board.games()),
        Bars.of("All games", forBlack(board), board.games()),
        ranking.stream().map(brain -> colours(board, brain)).toList(),
        Bars.endings(board),
        ranking.stream().map(results::work).toList(),
        workers,
        warnings,
        Bars.openings(results, board),
        replayed,
        study,
        live.orElse(null));
  }

  /** Style and script; the parts have none. */
  PageAssets assets() throws IOException {
    return PageAssets.of(live != null);
  }

  /** As {@code 20 games}. */
  String gamesInWords() {
    return Text.games(board.games());
  }

  /** How many openings were played. */
  int openingsInAll() {
    return results.openings().size();
  }

  /** Whether more openings were played than are shown. */
  boolean someOpeningsLeftOut() {
    return openingsInAll() > openings.size();
  }

  private static WinDrawLoss forBlack(Scoreboard board) {
    return board.endings().values().stream().reduce(WinDrawLoss.NONE, WinDrawLoss::plus);
  }

  private static Colours colours(Scoreboard board, String brain) {
    return new Colours(
        brain,
        Bars.of("black", board.asBlack(brain), board.games()),
        Bars.of("white", board.asWhite(brain), board.games()));
  }

  void write(Writer out) throws IOException {
    COMPILER.loadTemplate("report").execute(this, out);
  }

  /** The parts that games change, by the id of their elements. */
  Map<String, String> parts() {
    Map<String, String> parts = new LinkedHashMap<>();
    PARTS.forEach(part -> parts.put(part, COMPILER.loadTemplate(part).execute(this)));
    return parts;
  }
}
