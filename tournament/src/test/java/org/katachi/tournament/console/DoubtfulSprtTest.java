package org.katachi.tournament.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Colour;
import org.katachi.board.Point;
import org.katachi.statistics.EloModel;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.config.OutputConfig.OutputForm;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.play.Fakes;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.progress.Progress;
import org.katachi.tournament.progress.ProgressEntry;

/**
 * What makes the results of a test doubtful: games lost by faults alone decide it, or a machine.
 */
class DoubtfulSprtTest {

  private static final int GAMES = 80;
  private static final String REASON =
      "faults have decided: without games lost by a fault the LLR is 0.00";

  private final TournamentState tournament =
      new TournamentState(
          Fakes.plan(Fakes.roundRobin(2, GAMES)),
          Optional.of(new Sprt(0, 200, 0.05, 0.05, EloModel.LOGISTIC)),
          Map.of());
  private int played;

  @ParameterizedTest
  @EnumSource(OutputForm.class)
  void isToldInEachFormUntilTheOtherGamesDecideTheSame(OutputForm form) {
    LineFormat format = LineFormat.of(form, tournament);
    win(Termination.LATE);
    assertTrue(isReported(format.standing(80)));
    assertTrue(isReported(format.end(80)));
    win(Termination.FIVE);
    assertFalse(isReported(format.standing(80)));
  }

  private static boolean isReported(List<String> lines) {
    return isReported(lines, REASON);
  }

  private static boolean isReported(List<String> lines, String reason) {
    return lines.stream().anyMatch(line -> line.contains(reason));
  }

  @ParameterizedTest
  @EnumSource(OutputForm.class)
  void aMachineThatDecidesIsToldInEachForm(OutputForm form) {
    for (int number = 0; number < GAMES; number++) {
      count(number, Colour.BLACK, Termination.LATE);
    }
    String reason =
        "several brains were late or hung, in 80 of 80 games: the machine decides, not they; the"
            + " test does not";
    assertTrue(isReported(LineFormat.of(form, tournament).end(80), reason));
  }

  /** Their scripts take what is between the rules for fastchess's lines. */
  @Test
  void followsTheLinesOfOthers() {
    win(Termination.LATE);
    List<String> fastchess = LineFormat.of(OutputForm.FASTCHESS, tournament).standing(80);
    int rule = fastchess.lastIndexOf("-".repeat(50));
    assertTrue(fastchess.get(rule - 1).startsWith("LLR: "), fastchess::toString);
    assertEquals(
        List.of("SPRT ([0.00, 200.00]) completed - H1 was accepted", "Remark: " + REASON + "."),
        fastchess.subList(rule + 1, fastchess.size()));
    List<String> cutechess = LineFormat.of(OutputForm.CUTECHESS, tournament).standing(80);
    int last = cutechess.size() - 1;
    assertTrue(cutechess.get(last - 1).startsWith("SPRT: llr "), cutechess::toString);
    assertEquals("Remark: " + REASON + ".", cutechess.get(last));
  }

  /** As in the logs of fastchess itself. */
  @Test
  void fastchessNamesTheHypothesisBelowItsLines() {
    win(Termination.FIVE);
    List<String> lines = LineFormat.of(OutputForm.FASTCHESS, tournament).end(80);
    int rule = lines.lastIndexOf("-".repeat(50));
    assertTrue(
        lines.get(rule - 2).equals("Ptnml(0-2): [0, 0, 0, 0, 40], WL/DD Ratio: -nan"),
        lines::toString);
    assertTrue(
        lines
            .get(rule - 1)
            .matches("LLR: [.0-9]+ \\([.0-9]+%\\) \\(-2\\.94, 2\\.94\\) \\[0\\.00, 200\\.00\\]"),
        lines::toString);
    assertEquals("SPRT ([0.00, 200.00]) completed - H1 was accepted", lines.get(rule + 1));
  }

  @Test
  void fastchessHasATableOfItsOwnForMoreBrains() {
    TournamentState pool =
        new TournamentState(Fakes.plan(Fakes.roundRobin(3, 1)), Optional.empty(), Map.of());
    assertEquals(
        List.of(
            "Rank Name                             Elo        +/-       nElo        +/-"
                + "      Games      Score       Draw           Ptnml(0-2)",
            "   1 brain 0                         0.00        nan       0.00        nan"
                + "          0       0.0%       0.0%      [0, 0, 0, 0, 0]"),
        LineFormat.of(OutputForm.FASTCHESS, pool).standing(80).subList(1, 3));
  }

  @Test
  void isANumberForPrograms() {
    assertTrue(test().isMissingNode());
    win(Termination.LATE);
    assertEquals("elo1 accepted", test().get("decision").asText());
    assertEquals(0, test().get("llrWithoutFaults").asDouble());
    win(Termination.FIVE);
    assertEquals("elo1 accepted", test().get("decision").asText());
    assertFalse(test().has("llrWithoutFaults"));
  }

  private JsonNode test() {
    ProgressEntry entry = ProgressEntry.of(tournament, new Progress(tournament));
    return new ObjectMapper().<JsonNode>valueToTree(entry).path("test");
  }

  /** The first brain wins more games, each another one. */
  private void win(Termination ending) {
    for (int end = played + GAMES; played < end; played++) {
      PlannedGame game = tournament.game(played);
      count(played, game.black().seed() == 0 ? Colour.BLACK : Colour.WHITE, ending);
    }
  }

  private void count(int number, Colour winner, Termination ending) {
    PlannedGame game = tournament.game(number);
    GameResult result = new GameResult(Optional.of(winner), ending, "it is so");
    tournament.count(Fakes.played(game, result, Collections.nCopies(number, new Point(7, 7))));
  }
}
