package org.katachi.tournament.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.lang3.ArrayUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.tournament.games.LogLines;

class TurningPointsCommandTest {

  @TempDir Path folder;

  private Path log;

  @BeforeEach
  void writeLog() throws IOException {
    log = folder.resolve("games.jsonl");
    LogLines.write(log, LogLines.object().put("event", "Cup"), gradual(1), late(2), drawn(3));
  }

  /** White is b, and sees it at move 6, two plies after black. */
  private static ObjectNode gradual(int number) {
    ObjectNode game = LogLines.game(number, "long", "b");
    LogLines.evaluations(game, 0, 100, 0, 250, -300, 29_997, -29_998, 29_999);
    LogLines.move(game, 0).put("depth", 4);
    LogLines.move(game, 3).put("depth", 9);
    return game;
  }

  private static ObjectNode late(int number) {
    ObjectNode game = LogLines.game(number, "b", "long").put("winner", "white");
    return game.put("ending", "late").put("reason", "b did not move");
  }

  private static ObjectNode drawn(int number) {
    ObjectNode game = LogLines.game(number, "long", "b").put("winner", "none");
    return game.put("ending", "move limit");
  }

  @Test
  void eachLostGameAndASummaryOfEachBrain() {
    CommandRun run = run(log.toString());
    assertEquals(0, run.code(), run::err);
    assertEquals(
        List.of(
            "Game 1: b (white) lost to long (black), five, 9 moves, by and by",
            "  b     bad from move 6 (-300), lost from move 8 (-M2), depth 4.0",
            "  long  good from move 5 (250), won from move 7 (+M3), depth 9.0; 1 ply earlier",
            "  before move 5: h8a1i8a2",
            "Game 2: lost by a fault: b did not move",
            "long: 3 games, won 2, drawn 1, lost 0 on the board and 0 by a fault",
            "b: 3 games, won 0, drawn 1, lost 1 on the board and 1 by a fault",
            "  lost in the opening 0, by a sudden fall 0, by and by 1, without evaluations 0",
            "  its opponents saw it earlier by plies: median 1.0 of 1, least 1, most 1",
            "  mean depth when they turned: its own 4.0, its opponents' 9.0"),
        run.out());
  }

  @Test
  void onlyTheGamesThatTheNamedBrainLost() {
    CommandRun run = run("--brain=long", log.toString());
    assertEquals(
        List.of("long: 3 games, won 2, drawn 1, lost 0 on the board and 0 by a fault"), run.out());
  }

  @Test
  void thresholdsAreOptions() {
    CommandRun run = run("--brain=b", "--bad=100", "--lost", "250", log.toString());
    assertEquals(
        "  long  good from move 3 (100), won from move 5 (250); 3 plies earlier", run.out().get(2));
  }

  @Test
  void jsonHasALineForEachGameThatWasLostOnTheBoard() {
    assertEquals(
        List.of(
            "{'name':'Game 1','black':'long','white':'b','width':15,'height':15,'rule':0,"
                + "'loser':'white','ending':'five','fall':'by and by','bad':6,'lost':8,'good':5,"
                + "'won':7,'earlier':1,'losersDepth':4.0,'winnersDepth':9.0,'turn':5,"
                + "'position':'h8a1i8a2','moves':'h8a1i8a2j8a3k8a4l8'}"),
        run("--json", log.toString()).out().stream().map(line -> line.replace('"', '\'')).toList());
  }

  @Test
  void jsonIsSilentOfWhatIsNotKnown() throws Exception {
    LogLines.write(log, LogLines.game(1, "long", "b"));
    String line = run("--json", log.toString()).out().get(0);
    assertTrue(
        line.endsWith("\"fall\":\"without evaluations\",\"moves\":\"h8a1i8a2j8a3k8a4l8\"}"), line);
  }

  @Test
  void theMedianOfAnEvenNumberLiesBetweenTwo() throws Exception {
    ObjectNode other = LogLines.evaluations(gradual(2), -300, null, -300);
    LogLines.write(log, gradual(1), other);
    List<String> lines = run(log.toString()).out();
    assertTrue(
        lines.contains(
            "  lost in the opening 1, by a sudden fall 0, by and by 1, without evaluations 0"),
        lines::toString);
    assertTrue(
        lines.contains(
            "  its opponents saw it earlier by plies: median -1.0 of 2, least -3, most 1"),
        lines::toString);
  }

  @Test
  void ofSeveralLogsAGameIsNamedWithItsOwn() throws Exception {
    Path second = LogLines.write(folder.resolve("second.jsonl"), late(7));
    List<String> lines = run(log.toString(), second.toString()).out();
    assertTrue(
        lines.contains("Game 7 of second.jsonl: lost by a fault: b did not move"), lines::toString);
    assertTrue(
        lines.contains("b: 4 games, won 0, drawn 1, lost 1 on the board and 2 by a fault"),
        lines::toString);
  }

  @Test
  void badUsageIsTold() throws Exception {
    assertBadUsage("no game of c, but of b, long", "--brain=c", log.toString());
    assertBadUsage("lost is no less than bad", "--bad=300", "--lost=200", log.toString());
    assertBadUsage("lost is no less than bad", "--bad=-200", log.toString());
    assertBadUsage("there is no file nowhere", "nowhere");
    Files.writeString(log, "nonsense\n");
    assertBadUsage("line 1 of " + log + " is no JSON", log.toString());
  }

  private static CommandRun run(String... arguments) {
    return CommandRun.of(ArrayUtils.addFirst(arguments, "turning-points"));
  }

  private static void assertBadUsage(String words, String... arguments) {
    CommandRun run = run(arguments);
    assertEquals(2, run.code());
    assertTrue(run.err().contains(words), run::err);
  }
}
