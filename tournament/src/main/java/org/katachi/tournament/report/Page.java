package org.katachi.tournament.report;

import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.player.FileHash;
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
 * @param openings bars of openings
 * @param replayed the games to replay
 * @param live what makes the page one that goes on; null if it is not
 * @param style the style sheet
 * @param script the script
 * @param scriptHash tells the browser that this script alone may run
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
    List<Bars.OpeningBar> openings,
    EmbeddedGames replayed,
    LiveFrame live,
    String style,
    String script,
    String scriptHash) {

  /** The templates of the parts that games change, by the id of their elements. */
  private static final List<String> PARTS =
      List.of("facts", "standings", "ratings", "endings", "openings");

  private static final Mustache.Compiler COMPILER =
      Mustache.compiler()
          .emptyStringIsFalse(true)
          .zeroIsFalse(true)
          .nullValue("") // A log of another program may lack a detail.
          .withLoader(name -> new StringReader(resource(name + ".html")));

  /** What draws boards, here and on katachi-board's page. */
  private static final String DRAWING = "/org/katachi/web/drawing";

  /** The page's script, in this order. */
  private static final List<String> SCRIPTS =
      List.of("games", "words", "board", "graphs", "replay", "export", "list", "tables", "report");

  /** And then that of a page that goes on. */
  private static final List<String> LIVE_SCRIPTS =
      List.of("live-state", "live-running", "live-ended", "live");

  /** A brain's bars with either colour. */
  record Colours(String brain, Bars.Bar black, Bars.Bar white) {}

  static Page of(
      String title,
      LogHeader header,
      Results results,
      WorkerTable workers,
      EmbeddedGames replayed,
      Optional<LiveFrame> live)
      throws IOException {
    Scoreboard board = results.board();
    List<String> ranking = board.ranking();
    String script = script(live.isPresent());
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
        Bars.openings(results, board),
        replayed,
        live.orElse(null),
        resource("report.css")
            + resource(DRAWING + ".css")
            + (live.isPresent() ? resource("live.css") : ""),
        script,
        hash(script));
  }

  /** All in one, as a page that loads nothing has to have it. */
  private static String script(boolean isLive) throws IOException {
    StringBuilder script = new StringBuilder(resource(DRAWING + ".js"));
    append(script, SCRIPTS);
    if (isLive) {
      append(script, LIVE_SCRIPTS);
    }
    return script.toString();
  }

  private static void append(StringBuilder script, List<String> names) throws IOException {
    for (String name : names) {
      script.append('\n').append(resource("script/" + name + ".js"));
    }
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

  private static String resource(String name) throws IOException {
    try (InputStream in = Page.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String hash(String script) {
    byte[] digest = FileHash.sha256(script.getBytes(StandardCharsets.UTF_8));
    return Base64.getEncoder().encodeToString(digest);
  }
}
