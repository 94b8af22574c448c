package org.katachi.tournament.report;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import org.katachi.tournament.log.LogHeader;
import org.katachi.tournament.score.Scoreboard;
import org.katachi.tournament.statistics.WinDrawLoss;

/**
 * What the page's template shows. All text goes through the template's escaping; only style, script
 * and games don't, and of these the games are safe by {@link GameJson}.
 *
 * @param title the page's title
 * @param date when the tournament began, empty if unknown
 * @param boards sizes and rules
 * @param games how many games were played
 * @param averageStones the stones of the average game
 * @param settings what the log's header says
 * @param standings the crosstable
 * @param ratings ratings with error bars
 * @param history Elo over games; no curves without games
 * @param all all games as black counts them
 * @param colours bars of each brain
 * @param endings bars of endings
 * @param work time and searches of each brain
 * @param openings bars of openings
 * @param openingsInAll how many openings were played
 * @param embedded how many games can be replayed
 * @param leftOut how many can't
 * @param style the style sheet
 * @param script the script
 * @param scriptHash tells the browser that this script alone may run
 * @param gamesJson the games to replay
 */
record Page(
    String title,
    String date,
    String boards,
    int games,
    String averageStones,
    List<LogHeader.Setting> settings,
    Standings standings,
    MatchSummary match,
    TestSummary test,
    RatingPlot ratings,
    EloPlot history,
    long repeats,
    Bars.Bar all,
    List<Colours> colours,
    List<Bars.Bar> endings,
    List<BrainWork.Row> work,
    List<Bars.OpeningBar> openings,
    int openingsInAll,
    int embedded,
    int leftOut,
    String style,
    String script,
    String scriptHash,
    String gamesJson) {

  /** What draws boards, here and on katachi-board's page. */
  private static final String DRAWING = "/org/katachi/gui/drawing";

  /** A brain's bars with either colour. */
  record Colours(String brain, Bars.Bar black, Bars.Bar white) {}

  static Page of(
      String title, LogHeader header, Results results, EloHistory history, EmbeddedGames embedded)
      throws IOException {
    Scoreboard board = history.board();
    int games = results.games().size();
    String script = resource(DRAWING + ".js") + resource("report.js");
    return new Page(
        title,
        header.date().orElse(""),
        String.join(" · ", results.boards()),
        games,
        Text.decimal(results.averageStones(), 1),
        header.settings(),
        Standings.of(board),
        MatchSummary.of(board),
        TestSummary.of(board),
        board.isMatch() ? null : RatingPlot.of(board),
        EloPlot.of(history.curves(), games),
        board.repeats(),
        Bars.of("All games", forBlack(board), games),
        board.ranking().stream().map(brain -> colours(board, brain)).toList(),
        Bars.endings(board),
        board.ranking().stream().map(results::work).toList(),
        Bars.openings(results),
        results.openings().size(),
        embedded.size(),
        embedded.leftOut(),
        resource("report.css") + resource(DRAWING + ".css"),
        script,
        hash(script),
        embedded.json());
  }

  /** Whether the log's header says anything. */
  boolean hasSettings() {
    return !settings.isEmpty();
  }

  /** Whether some games can't be replayed. */
  boolean someLeftOut() {
    return leftOut > 0;
  }

  /** As {@code 20 games}. */
  String gamesInWords() {
    return Text.games(games);
  }

  /** Whether some games repeat others. */
  boolean someRepeat() {
    return repeats > 0;
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
    Template template =
        Mustache.compiler().emptyStringIsFalse(true).compile(resource("report.html"));
    template.execute(this, out);
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Page.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String hash(String script) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
