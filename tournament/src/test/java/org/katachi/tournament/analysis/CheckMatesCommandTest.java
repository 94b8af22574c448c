package org.katachi.tournament.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.tournament.games.LogLines;

class CheckMatesCommandTest {

  @TempDir Path folder;

  @Test
  void claimsThatHeldAreOnlyCounted() throws Exception {
    CommandRun run = run(claimed(1, 29_995), claimed(2, 29_993));
    assertEquals(0, run.code(), run::err);
    assertEquals(
        List.of(
            "brain                     games  claims in games  in time    later  not won"
                + "  cut short  by a fault",
            "a                             2       2        2        2        0        0"
                + "          0           0",
            "b                             2       0        0        0        0        0"
                + "          0           0"),
        run.out());
  }

  @Test
  void aClaimThatWasNotWonIsNamedAndMakesTheExitCodeOne() throws Exception {
    ObjectNode lost = claimed(3, 29_993).put("winner", "white").put("reason", "b makes five");
    CommandRun run = run(claimed(1, 29_995), lost);
    assertEquals(1, run.code());
    assertEquals(
        List.of(
            "",
            "Claimed and not won:",
            "  Game 3: a claimed +M7 at move 5, by move 11; lost after 9 moves: b makes five"),
        listed(run));
  }

  @Test
  void aWinThatCameLaterIsNamedAndFailsOnlyWhenAsked() throws Exception {
    CommandRun run = run(claimed(1, 29_997));
    assertEquals(0, run.code());
    assertEquals("Won, but later than claimed:", listed(run).get(1));
    assertEquals(1, run("--strict", claimed(1, 29_997)).code());
    assertEquals(0, run("--strict", claimed(1, 29_995)).code());
  }

  @Test
  void whatSaysNothingOfTheBoardIsNamedApart() throws Exception {
    ObjectNode late = claimed(1, 29_997).put("winner", "white").put("ending", "late");
    ObjectNode limit = claimed(2, 29_000).put("winner", "none").put("ending", "move limit");
    CommandRun run = run(late.put("reason", "a did not move"), limit.put("reason", "a limit"));
    assertEquals(0, run.code());
    assertEquals(
        List.of(
            "",
            "Drawn before the win was due:",
            "  Game 2: a claimed +M* at move 5; drawn after 9 moves: a limit",
            "",
            "Ended by a fault, of either brain:",
            "  Game 1: a claimed +M3 at move 5, by move 7; lost after 9 moves: a did not move"),
        listed(run));
  }

  @Test
  void onlyTheClaimsOfTheNamedBrain() throws Exception {
    ObjectNode lost = claimed(1, 29_993).put("winner", "white");
    assertEquals(0, run("--brain=b", lost).code());
    assertEquals(1, run("--brain=a", lost).code());
    assertEquals(2, run("--brain=c", lost).code());
  }

  /** A game of 9 moves that black, a, wins and has claimed at move 5. */
  private static ObjectNode claimed(int number, int evaluation) {
    return LogLines.evaluations(LogLines.game(number, "a", "b"), null, null, null, evaluation);
  }

  private CommandRun run(ObjectNode... games) throws IOException {
    return CommandRun.of("check-mates", write(games));
  }

  private CommandRun run(String option, ObjectNode game) throws IOException {
    return CommandRun.of("check-mates", option, write(game));
  }

  private String write(ObjectNode... games) throws IOException {
    return LogLines.write(folder.resolve("games.jsonl"), games).toString();
  }

  /** What follows the table. */
  private static List<String> listed(CommandRun run) {
    return run.out().subList(3, run.out().size());
  }
}
