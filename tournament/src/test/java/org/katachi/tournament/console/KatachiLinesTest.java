package org.katachi.tournament.console;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;
import org.katachi.board.Point;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.play.Fakes;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.player.Termination;

class KatachiLinesTest {

  private final TournamentState tournament =
      new TournamentState(Fakes.plan(Fakes.roundRobin(2, 40)), Optional.empty(), Map.of());

  /** Of 20 pairs the first brain wins 9, loses 1, and black wins both games of the others. */
  @Test
  void aMatchTellsItsPairsAndTheEloOfTheOpeningsThatDoNotDecide() {
    play(0, 18, 0);
    play(18, 20, 1);
    playForBlack(20, 38);
    assertLine("  pairs won 9, lost 1, split 9");
    playForBlack(38, 40);
    assertLine(
        "  pairs won 9, lost 1, split 10; fair Elo +190.8 ± 179.4, some 20 % of the openings"
            + " lopsided");
  }

  private void assertLine(String line) {
    List<String> lines = new KatachiLines(tournament).standing(80);
    assertTrue(lines.contains(line), lines::toString);
  }

  private void play(int from, int to, int winner) {
    for (int number = from; number < to; number++) {
      PlannedGame game = tournament.game(number);
      count(game, number, game.black().seed() == winner ? Colour.BLACK : Colour.WHITE);
    }
  }

  private void playForBlack(int from, int to) {
    for (int number = from; number < to; number++) {
      count(tournament.game(number), number, Colour.BLACK);
    }
  }

  /** Each game has a length of its own, so that none repeats another. */
  private void count(PlannedGame game, int length, Colour winner) {
    GameResult result = new GameResult(Optional.of(winner), Termination.FIVE, "it is so");
    tournament.count(Fakes.played(game, result, Collections.nCopies(length, new Point(7, 7))));
  }
}
