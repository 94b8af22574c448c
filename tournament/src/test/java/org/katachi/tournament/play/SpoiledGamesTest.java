package org.katachi.tournament.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.board.Point;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.GameSpoiled;
import org.katachi.tournament.player.ManagerFault;
import org.katachi.tournament.player.MoveReply;

/** A game that the manager has spoiled counts nowhere, is told, and is played again. */
@Timeout(60)
class SpoiledGamesTest {

  private final List<String> warnings = new ArrayList<>();
  private final List<Integer> told = new ArrayList<>();
  private final List<Integer> abandoned = new ArrayList<>();
  private int asked;

  @Test
  void aSpoiledGameIsPlayedAgain() throws Exception {
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 1));
    runner(tournament, 3).play();
    assertEquals(List.of(0, 1), told);
    assertEquals(2, tournament.scoreboard().games());
    assertEquals(0, tournament.scoreboard().faults());
    String warning = "game 1 is played again: a move was read late";
    assertEquals(List.of(warning, warning, warning), warnings);
    assertEquals(List.of(0, 1, 0, 1, 0, 1), abandoned);
  }

  /** Whatever spoils it is there to stay. */
  @Test
  void aGameThatIsSpoiledAgainAndAgainStopsTheTournament() {
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 1));
    ManagerFault fault =
        assertThrows(ManagerFault.class, () -> runner(tournament, Integer.MAX_VALUE).play());
    assertEquals("game 1 was spoiled 4 times: a move was read late", fault.getMessage());
    assertEquals(0, tournament.scoreboard().games());
    assertEquals(3, warnings.size());
  }

  /** A runner whose first moves spoil their games. */
  private TournamentRunner runner(TournamentState tournament, int spoiled) {
    PlayerFactory players =
        (participant, worker) ->
            new Fakes.RowPlayer(participant) {
              @Override
              public MoveReply ask(List<Point> before) throws BrainFailure, InterruptedException {
                asked++;
                if (asked <= spoiled) {
                  throw new GameSpoiled("a move was read late");
                }
                return super.ask(before);
              }

              @Override
              public void abandon() {
                abandoned.add(participant.seed());
              }
            };
    return new TournamentRunner(
        tournament,
        new LocalPool(1, 0, players, warnings::add, new PlayingTime(System::nanoTime)),
        GameSink.NONE,
        List.of((game, scoreboard) -> told.add(game.number() - 1)));
  }
}
