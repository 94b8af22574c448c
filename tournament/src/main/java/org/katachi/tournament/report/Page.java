package org.katachi.tournament.report;

import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * @param workers who played, if workers on other machines did
 * @param openings bars of openings
 * @param openingsInAll how many openings were played
 * @param faults the last games that a brain lost by a fault, the last first
 * @param earlierFaults how many faults came before those
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
    WorkerTable workers,
    List<Bars.OpeningBar> openings,
    int openingsInAll,
    List<Results.Fault> faults,
    long earlierFaults,
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
          .withLoader(name -> new StringReader(resource(name + ".html")));

  /** What draws boards, here and on katachi-board's page. */
  private static final String DRAWING = "/org/katachi/gui/drawing";

  /** A brain's bars with either colour. */
  record Colours(String brain, Bars.Bar black, Bars.Bar white) {}

  static Page of(
      String title,
      LogHeader header,
      Results results,
      EloHistory history,
      EmbeddedGames replayed,
      Optional<LiveFrame> live)
      throws IOException {
    Scoreboard board = history.board();
    int games = results.games().size();
    String script = script(live.isPresent());
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
        WorkerTable.of(board, results.workers()),
        Bars.openings(results),
        results.openings().size(),
        results.faults(),
        results.earlierFaults(),
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
    String report = resource(DRAWING + ".js") + resource("report.js");
    return isLive ? report + resource("live.js") : report;
  }

  /** Whether the log's header says anything. */
  boolean hasSettings() {
    return !settings.isEmpty();
  }

  /** How many games can be replayed. */
  int embedded() {
    return replayed.size();
  }

  /** How much text they may be. */
  long roomForGames() {
    return replayed.limit();
  }

  /** How many can't. */
  int leftOut() {
    return replayed.leftOut();
  }

  /** Whether some games can't be replayed. */
  boolean someLeftOut() {
    return leftOut() > 0;
  }

  /** The games to replay. */
  String gamesJson() {
    return replayed.json();
  }

  /** Whether a brain has lost a game by a fault. */
  boolean hasFaults() {
    return !faults.isEmpty();
  }

  /** Whether there were more faults than are told. */
  boolean someFaultsLeftOut() {
    return earlierFaults > 0;
  }

  /** As {@code 20 games}. */
  String gamesInWords() {
    return Text.games(games);
  }

  /** Whether more openings were played than are shown. */
  boolean someOpeningsLeftOut() {
    return openingsInAll > openings.size();
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
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
