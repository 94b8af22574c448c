package org.katachi.app.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Rule;
import org.katachi.rules.Verdict;
import org.katachi.search.Score;

class AnalyseCommandTest {

  /** Black has an open four: a win in three moves. */
  private static final String OPEN_FOUR = "h8a1i8a2j8a3k8b5";

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void aForcedWinIsShownToItsEnd() {
    // Black makes an open four, white stops one end, black plays the other.
    assertEquals(0, analyse("h8a1i8c3j8e5", "--lines", "1", "--nodes", "20000", "--ascii"));
    assertSaid("black to move");
    assertSaid("Forced win for black in 3 moves at most, to the end:");
    assertSaid("+M3 100.0%");
    String line = out().lines().filter(text -> text.startsWith("7.")).findFirst().orElseThrow();
    assertEquals(3, line.split(" ", -1).length, line);
  }

  @Test
  void severalLinesAreListedTheBestFirst() throws Exception {
    assertEquals(0, analyse("h8i9", "--lines", "3", "--nodes", "5000", "--json"));
    JsonNode lines = json().get("positions").get(0).get("lines");
    assertEquals(3, lines.size());
    assertEquals(
        3,
        Stream.of(0, 1, 2)
            .map(i -> lines.get(i).get("moves").get(0).textValue())
            .distinct()
            .count());
    assertTrue(lines.get(0).get("winRate").doubleValue() > 0);
    assertTrue(err().contains("2 of 2 stones, depth 1-"), err());
  }

  @Test
  void aBlunderOfAGameIsShownWithTheBetterMove() throws Exception {
    // White does not stop the four, and black wins.
    assertEquals(0, analyse(OPEN_FOUR + "l8", "--game", "--nodes", "3000", "--json"));
    JsonNode game = json();
    assertTrue(game.get("over").booleanValue());
    assertEquals(10, game.get("positions").size());
    assertEquals(1, game.get("positions").get(9).get("blackWinRate").doubleValue());
    assertTrue(game.get("mistakes").size() > 0);
    assertEquals("white", game.get("toMove").textValue());
  }

  @Test
  void theGraphHasARowForEachPosition() {
    assertEquals(0, analyse(OPEN_FOUR + "l8", "--game", "--nodes", "1000"));
    assertSaid("  9 l8      end 100.0%  |#########################|");
    assertSaid("l8 wins: black has won.");
    assertSaid("Mistakes, with the better move:");
  }

  @Test
  void aFinishedGameHasNoLines() {
    assertEquals(0, analyse(OPEN_FOUR + "l8"));
    assertSaid("l8 wins: black has won.");
    assertEquals("", err());
  }

  @Test
  void aDrawnBoardThatIsOverHasNoLines() throws Exception {
    Path file = folder.resolve("over.txt");
    Files.writeString(file, "OOO...\nXXXXX.\n......\n.....O\n......\n......\n");
    assertEquals(0, analyse(file.toString()));
    assertSaid("The line through a2 wins: black has won.");
    assertEquals("", err());
    Files.writeString(file, "OOO...\nXXXXX.\n......\n.....O\n......\n.....O\n");
    assertEquals(1, analyse(file.toString()));
    assertEquals(
        "pbrain-katachi analyse: "
            + file
            + ": the game is over: the line through a2 had won by the rule freestyle before the"
            + " last stone\n",
        err());
  }

  @Test
  void theRuleAndTheBoardAreThoseOfTheFile() throws Exception {
    Path file = folder.resolve("game.sgf");
    Files.writeString(file, "(;SZ[19]RU[renju];B[jj];W[ii])");
    assertEquals(0, analyse(file.toString(), "--nodes", "100", "--json"));
    assertEquals("renju", json().get("rule").textValue());
    assertEquals(19, json().get("width").intValue());
    assertEquals(1, analyse(file.toString(), "--boardsize", "15"));
    assertEquals(
        "pbrain-katachi analyse: " + file + ": a game on a board of 19x19, not 15x15\n", err());
  }

  @Test
  void theBoardOfAFileThatTellsNoneIsThatOfTheOption() throws Exception {
    Path file = folder.resolve("game.sgf");
    Files.writeString(file, "(;GM[4];B[jj];W[ss])");
    assertEquals(0, analyse(file.toString(), "--boardsize", "19", "--nodes", "100", "--json"));
    assertEquals(19, json().get("width").intValue());
  }

  @Test
  void aPositionMayHaveAnyStonesAndWhoMovesIsSaidOrTold() throws Exception {
    Path file = folder.resolve("puzzle.txt");
    Files.writeString(file, ".......\n.......\n.oooox.\n.......\n.......\n.......\n.......\n");
    assertEquals(0, analyse(file.toString(), "--nodes", "100", "--lines", "1", "--json"));
    assertEquals("black", json().get("toMove").textValue());
    String warning = "1 black and 4 white stones, and nothing says who is to move: black is taken";
    assertEquals(warning, json().get("warnings").get(0).textValue());
    assertTrue(err().contains(file + ": warning: " + warning), err());
    assertEquals(
        0,
        analyse(file.toString(), "--nodes", "100", "--lines", "1", "--to-move", "white", "--json"));
    assertEquals("white", json().get("toMove").textValue());
    assertEquals(0, json().get("warnings").size());
    JsonNode best = json().get("positions").get(0).get("lines").get(0);
    assertEquals("a3", best.get("moves").get(0).textValue());
    assertEquals(1, best.get("plies").intValue());
  }

  @Test
  void aPassIsAMoveOfAGame() throws Exception {
    Path file = folder.resolve("pass.sgf");
    Files.writeString(file, "(;SZ[9];B[ee];W[];B[ff];W[gg])");
    assertEquals(0, analyse(file.toString(), "--game", "--nodes", "100", "--json"));
    assertEquals("pass", json().get("moves").get(1).textValue());
    assertEquals(5, json().get("positions").size());
    assertEquals(1, json().get("positions").get(2).get("stones").intValue());
    assertEquals(0, analyse(file.toString(), "--game", "--nodes", "100"));
    assertSaid("freestyle on 9x9, 3 stones");
    assertSaid("  2 pass ");
  }

  @Test
  void ofAFileWithSeveralGamesOneOrAllAreAnalysed() throws Exception {
    Path file = severalGames();
    assertEquals(0, analyse(file.toString(), "--nodes", "100", "--json"));
    assertEquals(1, json().get("game").intValue());
    assertTrue(
        err()
            .contains(
                file
                    + ": warning: the first of 3 games is taken; --number N or --all takes others"),
        err());
    assertEquals(0, analyse(file.toString(), "--nodes", "100", "--json", "--number", "2"));
    assertEquals(2, json().get("game").intValue());
    assertEquals("Kuro", json().get("black").textValue());
    assertTrue(err().startsWith("1 of 1 stones"), err());
    assertEquals(0, analyse(file.toString(), "--nodes", "100", "--json", "--all"));
    assertEquals(3, out().lines().count());
    assertEquals(1, analyse(file.toString(), "--number", "4"));
    assertEquals(
        "pbrain-katachi analyse: " + file + ": there is no game number 4; games: 3\n", err());
  }

  @Test
  void ofAFolderAllGamesAreAnalysedAndAFaultIsTold() throws Exception {
    severalGames();
    Files.writeString(folder.resolve("a.txt"), "h8i9");
    Files.writeString(folder.resolve("b.txt"), "h8h8");
    assertEquals(1, analyse(folder.toString(), "--nodes", "100"));
    assertSaid(folder.resolve("games.sgf") + ", game 2: Kuro - Shiro");
    assertEquals(4, out().lines().filter(line -> line.contains("freestyle on")).count());
    assertTrue(
        err().contains("pbrain-katachi analyse: " + folder.resolve("b.txt") + ": move 2: h8"),
        err());
  }

  @Test
  void theTableHasARowForEachGame() throws Exception {
    Path file = severalGames();
    assertEquals(0, analyse(file.toString(), "--nodes", "100", "--csv", "--all"));
    List<String> lines = out().lines().toList();
    assertEquals(AnalysisTable.HEADER, lines.get(0));
    assertEquals(4, lines.size());
    assertTrue(
        lines.get(2).startsWith("\"" + file + "\",2,Kuro,Shiro,B+,freestyle,15,15,1,white,,")
            || lines.get(2).startsWith(file + ",2,Kuro,Shiro,B+,freestyle,15,15,1,white,,"),
        lines.get(2));
    assertTrue(lines.get(3).endsWith(",\"the rule is not known: go, or so\""), lines.get(3));
    assertEquals(0, analyse(file.toString(), "--nodes", "100", "--csv", "--game"));
    String[] fields = out().lines().toList().get(1).split(",", -1);
    assertEquals("0", fields[fields.length - 5]);
    assertTrue(fields[fields.length - 3].matches("[01]\\.[0-9]{4}"), out());
  }

  private Path severalGames() throws Exception {
    return Files.writeString(
        folder.resolve("games.sgf"),
        "(;SZ[15];B[hh];W[ii])(;SZ[15]PB[Kuro]PW[Shiro]RE[B+];B[ee])(;SZ[15]RU[go, or so];B[ff])");
  }

  @Test
  void aPositionMayComeFromTheStandardInput() {
    assertEquals(0, analyse("-", "--nodes", "100", "--lines", "1"));
    assertSaid("freestyle on 5x5, 1 stone");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--time 0.001", "--nodes 1"})
  void aLimitThatLeavesNoIterationStillGivesAValue(String limit) throws Exception {
    assertEquals(0, analyse(("h8i9j10 --json --lines 2 " + limit).split(" ", -1)));
    JsonNode lines = json().get("positions").get(0).get("lines");
    assertEquals(2, lines.size());
    assertEquals(1, lines.get(0).get("depth").intValue());
  }

  @Test
  void aWinIsProvedWhereTheLoserHasNothingButAFoul() throws Exception {
    // After d5 only d1 is left, where black would have six in a row.
    Path file = folder.resolve("foul.txt");
    Files.writeString(file, "XXX.XX\nXOXOXO\nXXXOOO\nOOOOXO\nOOX.OO\nOOXXXX\nwhite to move\n");
    assertEquals(
        0,
        analyse(file.toString(), "--rule", "renju", "--nodes", "1000", "--lines", "1", "--json"));
    JsonNode best = json().get("positions").get(0).get("lines").get(0);
    assertEquals("d5", best.get("moves").get(0).textValue());
    assertEquals("+M3", best.get("value").textValue());
  }

  @Test
  void aWinThatWasNotVerifiedIsAValue() {
    SearchScore found = SearchScore.estimate(Score.MAX_ESTIMATE);
    assertTrue(new SearchReport(0, 0, found, 1, 0, List.of()).hasValue());
    assertFalse(new SearchReport(0, 0, SearchScore.estimate(0), 1, 0, List.of()).hasValue());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "h8h8|1|h8h8: move 2: h8 is taken",
        "h8 i9 k99|1|h8 i9 k99: move 3, k99, is outside the board of 15x15",
        "no-such.psq|1|can't read no-such.psq: no such file or folder",
        "--json|2|a file or moves like h8i9j10 are missing",
        "h8 --tme 3|2|there is no option --tme; did you mean --time?",
        "h8 --rule go|2|go is not a rule; the rules are freestyle, standard, renju, caro,"
            + " caro-exact",
        "h8 --to-move red|2|red is not a colour; the colours are black and white",
        "h8 --all --number 1|2|either --all or --number can be given",
        "h8 --csv --json|2|either --csv or --json can be given",
        "h8 --lines 0|2|--lines is not from 1 to 100: 0",
        "h8 --time 0|2|0 is not a time; expected seconds above zero, as 2 or 0.5",
        "h8 --max-memory 10m|2|--max-memory is at least 80m, not 10m",
        "h8 --max-memory 2x|2|--max-memory is not a size like 350m or 2g: 2x",
      })
  void badInputIsToldWithItsPlace(String arguments, int exitCode, String message) {
    assertEquals(exitCode, analyse(arguments.split(" ", -1)));
    assertEquals("pbrain-katachi analyse: " + message, err().lines().findFirst().orElse(""));
    assertEquals("", out());
  }

  @Test
  void theClockEndsASearch() {
    assertEquals(0, analyse("h8i9", "--time", "0.05", "--lines", "1"));
    assertSaid("black to move");
  }

  @Test
  void aStoppedSearchLeavesTheOtherPositionsOut() {
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults())) {
      AtomicBoolean stopped = new AtomicBoolean();
      PositionSearch search =
          new PositionSearch(engine, SearchLimits.builder().maxNodes(5_000).build(), stopped::get);
      GameSearch.Progress stop = (stones, lines) -> stopped.set(true);
      GameAnalysis analysis =
          new GameSearch(search, stop)
              .analyse(
                  RecordedGame.of(
                      new Geometry(15, 15), Optional.empty(), Notation.parsePos("h8i9")),
                  Rule.FREESTYLE,
                  0);
      assertEquals(Verdict.ONGOING, analysis.verdict());
      assertTrue(analysis.hasValue(2));
      assertEquals(List.of(), analysis.lines().get(1));
    }
  }

  private int analyse(String... arguments) {
    out.reset();
    err.reset();
    byte[] in = ".....\n..X..\n.....\n.....\n.....\n".getBytes(StandardCharsets.UTF_8);
    return AnalyseCommand.run(
        List.of(arguments),
        SearchEngine::new,
        new ByteArrayInputStream(in),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private JsonNode json() throws Exception {
    return new ObjectMapper().readTree(out());
  }

  private void assertSaid(String text) {
    assertTrue(out().contains(text), out());
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
