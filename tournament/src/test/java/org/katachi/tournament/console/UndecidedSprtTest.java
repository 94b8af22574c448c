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
import org.katachi.tournament.config.OutputForm;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.play.Fakes;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.player.Termination;

/** Why a test goes on beyond its bounds: games lost by faults alone do not decide it. */
class UndecidedSprtTest {

  private static final int GAMES = 80;
  private static final String REASON =
      "not decided: the pairs without a game lost by a fault have the LLR 0.00";

  private final TournamentState tournament =
      new TournamentState(
          Fakes.plan(Fakes.roundRobin(2, GAMES)),
          Optional.of(new Sprt(0, 200, 0.05, 0.05, EloModel.LOGISTIC)),
          Map.of());
  private int played;

  @ParameterizedTest
  @EnumSource(OutputForm.class)
  void isToldInEachFormUntilItIsDecided(OutputForm form) {
    LineFormat format = LineFormat.of(form, tournament);
    win(Termination.LATE);
    assertTrue(isTold(format.standing(80)));
    assertTrue(isTold(format.end(80)));
    win(Termination.FIVE);
    assertFalse(isTold(format.standing(80)));
  }

  private static boolean isTold(List<String> lines) {
    return lines.stream().anyMatch(line -> line.contains(REASON));
  }

  /** Their scripts take what is between the rules for fastchess's lines. */
  @Test
  void followsTheLinesOfOthers() {
    win(Termination.LATE);
    List<String> fastchess = LineFormat.of(OutputForm.FASTCHESS, tournament).standing(80);
    int rule = fastchess.lastIndexOf("-".repeat(50));
    assertTrue(fastchess.get(rule - 1).startsWith("LLR: "), fastchess::toString);
    assertEquals(List.of("Remark: " + REASON + "."), fastchess.subList(rule + 1, fastchess.size()));
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
    assertEquals("goes on", test().get("decision").asText());
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
      Colour winner = game.black().seed() == 0 ? Colour.BLACK : Colour.WHITE;
      GameResult result = new GameResult(Optional.of(winner), ending, "it is so");
      tournament.count(Fakes.played(game, result, Collections.nCopies(played, new Point(7, 7))));
    }
  }
}
