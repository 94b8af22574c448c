package org.katachi.tournament.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.tournament.cli.Tournament;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogLines;

class HtmlReportTest {

  private static final Pattern DATA =
      Pattern.compile(
          "<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

  @TempDir Path folder;

  private final ObjectNode game = LogLines.game(1, "alpha", "beta");
  private Path log;
  private Path page;

  @BeforeEach
  void nameFiles() {
    log = folder.resolve("games.jsonl");
    page = folder.resolve("report.html");
  }

  @Test
  void standingsOfAMatch() throws Exception {
    String html =
        report(game, LogLines.game(2, "beta", "alpha"), LogLines.game(3, "alpha", "beta"));
    assertTrue(html.contains("<span>3 games</span><span>15x15, freestyle</span>"), html);
    assertTrue(html.contains("title=\"alpha against beta: 2–0–1\""), html);
    assertTrue(html.contains("title=\"beta against alpha: 1–0–2\""), html);
  }

  @Test
  void aMatchHasTheTerminalsEloAndNoOther() throws Exception {
    String html =
        report(game, LogLines.game(2, "beta", "alpha"), LogLines.game(3, "alpha", "beta"));
    assertTrue(html.contains("<dt>Elo difference</dt><dd>+0.0 ± 759.1</dd>"), html);
    assertFalse(html.contains("rating-plot\""), "no ratings with a prior");
  }

  /** Of 20 pairs alpha wins 9, loses 1, and black wins both games of the others. */
  @Test
  void aMatchTellsItsPairsAndTheEloOfTheOpeningsThatDoNotDecide() throws Exception {
    ObjectNode[] games = new ObjectNode[40];
    for (int i = 0; i < games.length; i++) {
      boolean isAlphaBlack = i % 2 == 0;
      boolean isWonByBlack = i >= 20 || isAlphaBlack == i < 18;
      games[i] =
          LogLines.game(i + 1, isAlphaBlack ? "alpha" : "beta", isAlphaBlack ? "beta" : "alpha")
              .put("winner", isWonByBlack ? "black" : "white");
      games[i].set(
          "moves", LogLines.moves((i < 20 ? "a" : "b") + (i % 10 + 1), "o" + (i / 10 + 1)));
    }
    String html = report(games);
    assertTrue(html.contains("<dt>Pairs</dt><dd>9 won, 1 lost, 10 split</dd>"), html);
    assertTrue(html.contains("Fair Elo</abbr></dt><dd>+190.8 ± 179.4</dd>"), html);
    assertTrue(html.contains("Lopsided openings</abbr></dt><dd>some 20 %</dd>"), html);
    assertFalse(report(Arrays.copyOf(games, 38)).contains("Fair Elo"), "of 19 pairs");
  }

  @Test
  void theRatingsOfAPoolAreBoundToTheAnchorsOfTheLog() throws Exception {
    ObjectNode header = LogLines.object();
    header.putArray("engine").addObject().put("name", "beta").put("rating", "1890");
    String html = report(header, game, LogLines.game(2, "beta", "gamma"));
    assertTrue(html.contains("bound to beta at 1890"), html);
    assertTrue(html.contains("<td class=\"number strong\">+1890</td>"), html);
  }

  /** Whoever lost the last match of a knockout may have made more points than the winner. */
  @Test
  void placesAreThoseOfTheFormat() throws Exception {
    ObjectNode header = LogLines.object().put("tournament", "knockout").put("rounds", 1);
    header.put("games", 1);
    for (String name : List.of("a", "b", "c")) {
      header.withArray("engine").addObject().put("name", name);
    }
    String html =
        report(
            header,
            LogLines.game(1, "b", "c").put("round", 1).put("pair", 1),
            LogLines.game(2, "b", "a").put("round", 2).put("pair", 2));
    assertEquals(List.of("b", "a", "c"), places(html));
    assertTrue(html.contains("b<small class=\"reason\">winner</small>"), html);
    assertEquals(
        List.of("a bye *", "b 1 *", "c 0", "a 0", "b 1 *"), bracket(html), "stage by stage");
    String lost =
        report(
            header,
            LogLines.game(1, "c", "b").put("round", 1).put("pair", 1),
            LogLines.game(2, "a", "c").put("round", 2).put("pair", 2));
    assertEquals(List.of("a", "c", "b"), places(lost));
  }

  /** Each side of each match, with a star if it goes on. */
  private static List<String> bracket(String html) {
    return Pattern.compile(
            "<li( class=\"goes-on\")?><span>(.*?)</span> <span class=\"number\">(.*?)</span></li>")
        .matcher(html)
        .results()
        .map(side -> side.group(2) + " " + side.group(3) + (side.group(1) == null ? "" : " *"))
        .toList();
  }

  @Test
  void otherFormatsHaveNoBracket() throws Exception {
    assertFalse(report(game).contains("bracket\""));
  }

  @Test
  void aTestIsTold() throws Exception {
    ObjectNode header = LogLines.object().put("games", 2);
    header.putObject("sprt").put("elo0", "0").put("elo1", "50");
    header.putArray("engine").addObject().put("name", "beta");
    header.withArray("engine").addObject().put("name", "alpha");
    String html = report(header, game, differentGame(2, "beta", "alpha"));
    assertTrue(html.contains("elo0 0, elo1 50 (logistic), alpha 0.05, beta 0.05"), html);
    assertTrue(html.contains("<b>LLR −0.15</b> in [−2.94, 2.94]: goes on"), html);
    assertTrue(html.contains("<th scope=\"row\">1</th>"), "pairs by points");
    assertTrue(html.contains("beta against alpha, as beta sees it"), html);
  }

  @Test
  void aTestThatFaultsAloneDecideIsTold() throws Exception {
    ObjectNode header = LogLines.object().put("games", 1);
    header.putObject("sprt").put("elo0", "0").put("elo1", "200");
    header.putArray("engine").addObject().put("name", "alpha");
    header.withArray("engine").addObject().put("name", "beta");
    List<ObjectNode> lines = new ArrayList<>(List.of(header));
    for (int number = 1; number <= 100; number++) {
      ObjectNode played = LogLines.game(number, "alpha", "beta").put("ending", "late");
      played
          .put("pair", number)
          .put("opening", "" + (char) ('b' + number / 10) + (number % 10 + 1));
      played.set("moves", LogLines.moves());
      lines.add(played);
    }
    String html = report(lines.toArray(ObjectNode[]::new));
    assertTrue(html.contains("elo1 accepted"), html);
    String told = "Faults have decided: without games lost by a fault the LLR is 0.00";
    assertTrue(html.contains(told), html);
  }

  @Test
  void aMachineThatDecidesIsTold() throws Exception {
    ObjectNode[] lines = new ObjectNode[10];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = LogLines.game(i + 1, i < 7 ? "alpha" : "beta", i < 7 ? "beta" : "alpha");
      lines[i].put("ending", i < 8 ? "late" : "five");
    }
    assertFalse(report(lines).contains("the machine decides"), "7 of one brain, 1 of the other");
    lines[8].put("ending", "hung");
    lines[9].put("ending", "hung");
    String told = "Several brains were late or hung, in 10 of 10 games: the machine decides";
    assertTrue(report(lines).contains(told));
  }

  @Test
  void faultsAreTold() throws Exception {
    String html =
        report(
            game,
            LogLines.game(2, "beta", "alpha").put("ending", "late").put("reason", "beta slept"));
    assertTrue(html.contains("data-game=\"2\">Game 2</button> <b>late</b>"), html);
    assertTrue(html.contains("<span>beta slept</span>"), html);
    assertFalse(report(game).contains("class=\"faults\""), "there are none");
  }

  @Test
  void faultsAreToldByBrainAndKind() throws Exception {
    String html =
        report(
            LogLines.game(1, "alpha", "beta").put("ending", "late"),
            LogLines.game(2, "alpha", "beta").put("ending", "crashed"),
            LogLines.game(3, "alpha", "beta").put("ending", "late"));
    assertTrue(work(html, "alpha").endsWith(" 0"), work(html, "alpha"));
    assertTrue(work(html, "beta").endsWith(" 3 crashed 1, late 2"), work(html, "beta"));
  }

  /** A brain's row of the table of moves, as text. */
  private static String work(String html, String brain) {
    String row = html.substring(html.lastIndexOf(brain + "</th>"));
    return row.substring(0, row.indexOf("</tr>"))
        .replaceAll("<[^>]*>|\\s+", " ")
        .replaceAll(" +", " ")
        .strip();
  }

  @Test
  void pairsAreToldByOpening() throws Exception {
    String html =
        report(
            game,
            LogLines.game(2, "beta", "alpha").put("winner", "white"),
            differentGame(3, "alpha", "beta"),
            differentGame(4, "beta", "alpha"));
    assertTrue(html.contains("<span>pairs</span><span>[0, 0, 0, 0, 1]</span>"), html);
    assertTrue(html.contains("<span>pairs</span><span>[0, 0, 1, 0, 0]</span>"), html);
    assertTrue(html.contains("the pairs in which black made"), html);
    String single = report(game);
    assertFalse(single.contains("<span>pairs</span>"), single);
  }

  @Test
  void theBrainsFilesAndTheMachineAreTold() throws Exception {
    ObjectNode header = LogLines.object().put("machine", "2 processors, Linux, Java 17");
    header.putArray("engine").addObject().put("name", "alpha").put("sha256", "5f3c");
    String html = report(header, game);
    assertTrue(html.contains("<dt>engine 1 sha256</dt><dd>5f3c</dd>"), html);
    assertTrue(html.contains("<dt>machine</dt><dd>2 processors, Linux, Java 17</dd>"), html);
  }

  @Test
  void gamesThatRepeatOthersAreTold() throws Exception {
    String html = report(game, LogLines.game(2, "alpha", "beta"));
    assertTrue(html.contains("1 of 2 games repeat another move by move"), html);
  }

  private static ObjectNode differentGame(int number, String black, String white) {
    return LogLines.game(number, black, white).put("opening", "h9");
  }

  private static List<String> places(String html) {
    return Pattern.compile("<td class=\"place\">.*?<th[^>]*>(.*?)<", Pattern.DOTALL)
        .matcher(html)
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  @Test
  void nothingIsLoadedFromOutside() throws Exception {
    String html = report(game);
    assertFalse(Pattern.compile("(src|href)=\"(?!#)").matcher(html).find(), "a link that loads");
    assertFalse(html.contains("url("), "a style that loads");
    assertFalse(html.contains("@import"), "a style that loads");
    assertTrue(html.contains("default-src 'none'"), "the browser must refuse to load");
  }

  @Test
  void whatBrainsSayStaysText() throws Exception {
    String attack = "</script><script>alert(1)</script>";
    game.put("black", attack).put("reason", attack).put("ending", attack);
    LogLines.move(game, 0).put("message", attack);
    ObjectNode header = LogLines.object().put("event", attack).put("note", attack);
    String html = report(header, game);
    assertFalse(html.contains("alert(1)</script>"), "it must not end an element");
    assertFalse(html.contains("<script>alert"), "it must not begin an element");
    assertEquals(attack, embedded(html).get(0).get("black").asText());
    assertEquals(attack, embedded(html).get(0).get("messages").get(0).asText());
  }

  @Test
  void aGameIsEmbeddedWithAllThatItsMovesTell() throws Exception {
    LogLines.move(game, 1).put("clock", 5000.7).put("evaluation", 29_991).put("depth", 3);
    LogLines.move(game, 1).put("message", "two").putArray("messages").add("one");
    JsonNode embedded = embedded(report(game)).get(0);
    assertEquals("h8a1i8a2j8a3k8a4l8", embedded.get("stones").asText());
    assertEquals("[2,2,2,2,2,2,2,2]", embedded.get("millis").toString());
    assertEquals("[null,5001,null,null,null,null,null,null]", embedded.get("clocks").toString());
    assertEquals(29_991, embedded.get("evaluations").get(1).asInt());
    assertEquals("one\ntwo", embedded.get("messages").get(1).asText());
    assertFalse(embedded.has("nodes"), "what no move tells is left out");
  }

  @Test
  void theWinningLineIsTold() throws Exception {
    JsonNode line = embedded(report(game)).get(0).get("line");
    assertEquals(5, line.size());
    for (JsonNode place : line) {
      assertEquals(7, place.asInt() / 15, "the row of h8 to l8");
    }
  }

  @Test
  void ofALongLogFaultsAndTheLastGamesAreKeptAndAllAreCounted() throws Exception {
    ObjectNode late = LogLines.game(2, "beta", "alpha").put("ending", "late");
    LogLines.write(
        log, game, late, LogLines.game(3, "alpha", "beta"), LogLines.game(4, "beta", "alpha"));
    int room = 2 * GameJson.of(LogLines.read(game)).length() + 30;
    new HtmlReport(Optional.empty(), room, Optional.empty(), HtmlReport.DEFAULT_STUDY)
        .write(List.of(log), page);
    String html = Files.readString(page);
    assertEquals(2, embedded(html).size());
    assertEquals(2, embedded(html).get(0).get("number").asInt(), "the fault");
    assertEquals(4, embedded(html).get(1).get("number").asInt(), "the last");
    assertTrue(html.contains("holds <span id=\"embedded-count\">2</span> games to replay"), html);
    assertTrue(html.contains("no room for <span id=\"left-out-count\">2</span> more"), html);
    assertTrue(html.contains("<span>4 games</span>"), html);
  }

  @Test
  void aLogWithoutGamesMakesAPageToo() throws Exception {
    Files.createFile(log);
    new HtmlReport().write(List.of(log), page);
    assertEquals(0, embedded(Files.readString(page)).size());
  }

  @Test
  void aPoolHasACurveForEachBrainAndAMatchHasOne() throws Exception {
    String match = report(game, LogLines.game(2, "beta", "alpha"));
    assertEquals(1, count("class=\"panel\"", match));
    String pool = report(game, LogLines.game(2, "beta", "gamma"));
    assertEquals(3, count("class=\"panel\"", pool));
  }

  @Test
  void severalLogsAreOnePage() throws Exception {
    Path other = LogLines.write(folder.resolve("other"), built("alpha", "1"), game);
    LogLines.write(log, built("alpha", "1"), game, LogLines.game(2, "beta", "alpha"));
    new HtmlReport().write(List.of(log, other), page);
    String html = Files.readString(page);
    assertTrue(html.contains("<span>3 games</span>"), html);
    assertTrue(html.contains("title=\"alpha against beta: 2–0–1\""), html);
    assertTrue(html.contains("\"number\":3"), "numbered on");
    assertTrue(html.contains("<title>games.jsonl, other</title>"), html);
  }

  @Test
  void gamesOfDifferentBuildsAreNotMixed() throws Exception {
    Path other = LogLines.write(folder.resolve("other"), built("alpha", "2"), game);
    LogLines.write(log, built("alpha", "1"), game);
    assertEquals(
        "alpha is another build in " + other + " than in the logs before it",
        assertThrows(
                IllegalArgumentException.class,
                () -> new HtmlReport().write(List.of(log, other), page))
            .getMessage());
  }

  private static ObjectNode built(String brain, String hash) {
    ObjectNode header = LogLines.object();
    header.putArray("engine").addObject().put("name", brain).put("sha256", hash);
    return header;
  }

  @Test
  void gamesAreToldByWorkerAndAnOutlierIsNamed() throws Exception {
    List<ObjectNode> games = new ArrayList<>();
    for (int number = 1; number <= 120; number++) {
      String worker = List.of("one/1", "two/1", "three/1", "bad/1").get((number - 1) / 2 % 4);
      boolean alphaIsBlack = number % 2 == 1;
      ObjectNode played =
          LogLines.game(number, alphaIsBlack ? "alpha" : "beta", alphaIsBlack ? "beta" : "alpha");
      boolean alphaWins = !worker.startsWith("bad");
      played.put("winner", alphaIsBlack == alphaWins ? "black" : "white");
      games.add(onWorker(played, worker));
    }
    games.get(0).put("ending", "late");
    String html = report(games.toArray(ObjectNode[]::new));
    assertTrue(html.contains("The results of bad/1 stand out: −22.5 ± 2.9 points over"), html);
    assertEquals(1, count("stand out", html));
    assertTrue(html.contains("with a probability of 0.000"), html);
    String row = html.substring(html.indexOf("one/1<")).replaceAll("<[^>]*>", " ");
    assertTrue(
        row.replaceAll("\\s+", " ").startsWith("one/1 Linux, Java 17 8 4 200 1.50 30 +7.5 ± 2.9 1"),
        row);
  }

  /** Between the two games the tournament was broken off for a day. */
  @Test
  void gamesAnHourAreThoseWhileAWorkerPlayed() throws Exception {
    ObjectNode later = onWorker(LogLines.game(2, "beta", "alpha"), "one/1");
    onWorker(game, "one/1").put("length", 3_600_000);
    later.put("began", "2026-11-21T19:30:00Z").put("length", 3_600_000);
    String html = report(game, later);
    String row = html.substring(html.indexOf("one/1<")).replaceAll("</tr>.*|<[^>]*>", " ");
    assertTrue(row.lines().findFirst().orElse("").strip().endsWith(" 4"), row);
  }

  @Test
  void noTwoElementsOfALivePageHaveTheSameId() throws Exception {
    GrowingReport report = new HtmlReport().growing(LogHeader.NONE, "");
    report.add(LogLines.read(onWorker(game, "one/1")));
    StringWriter html = new StringWriter();
    report.write(html, new LiveFrame("run", 1, "token"));
    List<String> ids =
        Pattern.compile("\\sid=\"([^\"]+)\"")
            .matcher(html.toString())
            .results()
            .map(id -> id.group(1))
            .toList();
    assertTrue(ids.containsAll(List.of("now", "workers-title", "data")), ids::toString);
    assertEquals(List.copyOf(new LinkedHashSet<>(ids)), ids);
  }

  @Test
  void withoutWorkersThereIsNoTableOfThem() throws Exception {
    assertFalse(report(game).contains("Games by worker"));
  }

  private static ObjectNode onWorker(ObjectNode game, String worker) {
    game.put("began", "2026-11-20T18:30:00Z").put("length", 1000);
    game.putObject("venue")
        .put("worker", worker)
        .put("concurrency", 4)
        .put("timeScale", 1.5)
        .putObject("machine")
        .put("processors", 8)
        .put("memory", 0)
        .put("system", "Linux")
        .put("jvm", "17")
        .put("speed", 200.2);
    return game;
  }

  @Test
  void timeAndSearchesAreToldByBrain() throws Exception {
    LogLines.move(game, 0).put("millis", 30).put("told", 20).put("depth", 7).put("nodes", 90_000);
    LogLines.move(game, 2).put("millis", 10).put("told", 8).put("depth", 9);
    String html = report(game);
    String row = work(html, "beta");
    assertEquals("beta 4 11 ms 30 ms 8.0 90.0 K 3.0 M 6 ms 0", row);
  }

  @Test
  void theTitleIsTheGivenOneOrTheEventOrTheLogsName() throws Exception {
    LogLines.write(log, game);
    assertTrue(run("--title", "Spring & cup").contains("<title>Spring &amp; cup</title>"));
    assertTrue(run().contains("<title>games.jsonl</title>"));
    LogLines.write(log, LogLines.object().put("event", "Event"), game);
    assertTrue(run().contains("<title>Event</title>"));
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs a device that is full")
  void aPageOnADeviceThatIsFullIsToldByItsCause() throws Exception {
    Files.createSymbolicLink(page, Path.of("/dev/full"));
    IOException full =
        assertThrows(IOException.class, () -> report(game, LogLines.game(2, "beta", "alpha")));
    assertEquals("No space left on device", full.getMessage());
    assertTrue(Files.isSymbolicLink(page), "the link stays");
  }

  @Test
  void badUsageIsTold() throws Exception {
    LogLines.write(log, game);
    assertTrue(runBadly("--embed", "-1").contains("--embed is 0 to 2147, not -1"));
    String reason = "--board is an address of http or https without a #, not ";
    for (String address : List.of("http://here/#r=renju", "javascript:alert(1)")) {
      assertTrue(runBadly("--board", address).contains(reason + address));
    }
    assertTrue(runBadly("--board", "a b").contains("a b"));
    Files.writeString(log, "nonsense\n");
    assertTrue(runBadly().contains("is no JSON"));
  }

  @Test
  void aLogIsNotReplacedByItsPage() throws Exception {
    LogLines.write(log, game);
    String before = Files.readString(log);
    page = folder.resolve("./games.jsonl");
    assertTrue(runBadly().contains(page + " is to be written over while it is read"));
    assertEquals(before, Files.readString(log));
  }

  private String report(ObjectNode... lines) throws IOException {
    LogLines.write(log, lines);
    new HtmlReport().write(List.of(log), page);
    return Files.readString(page);
  }

  private String run(String... options) throws IOException {
    StringWriter err = new StringWriter();
    assertEquals(0, execute(err, options), err::toString);
    return Files.readString(page);
  }

  private String runBadly(String... options) {
    StringWriter err = new StringWriter();
    assertEquals(2, execute(err, options));
    return err.toString();
  }

  private int execute(StringWriter err, String... options) {
    List<String> words = new ArrayList<>(List.of("report"));
    words.addAll(List.of(options));
    words.addAll(List.of("-o", page.toString(), log.toString()));
    return Tournament.execute(
        new PrintWriter(new StringWriter()),
        new PrintWriter(err, true),
        words.toArray(String[]::new));
  }

  private static JsonNode embedded(String html) throws IOException {
    Matcher matcher = DATA.matcher(html);
    assertTrue(matcher.find(), "no games in the page");
    return new ObjectMapper().readTree(matcher.group(1));
  }

  private static int count(String part, String text) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }
}
