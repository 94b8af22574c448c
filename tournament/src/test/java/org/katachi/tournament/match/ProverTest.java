package org.katachi.tournament.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.ManagerFault;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Termination;

/** A win that is proved ends a game; a prover that fails or talks nonsense changes nothing. */
class ProverTest {

  private static final String BLACKS = "a1b1c1d1e1";
  private static final String WHITES = "a3b3c3d3e3";

  private final List<String> warnings = new ArrayList<>();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // what it tells after the moves, and who wins after how many: black has a1b1c1, then d1
        ",,,,,+M3 : d1 a15 e1          | BLACK | 6 | black has a proved win by move 9: d1a15e1",
        ",,,,,,-M2 : a15 e1            | BLACK | 7 | black has a proved win by move 9: a15e1",
        ",,,,,,,+M* : e1               | BLACK | 8 | black has a proved win by move 9: e1",
      })
  void aProvedWinEndsTheGame(String told, Colour winner, int moves, String words) throws Exception {
    GameRecord record = play(setup("", 0, OptionalInt.empty()), prover(told));
    assertEquals(
        new GameResult(Optional.of(winner), Termination.ADJUDICATION_BY_PROOF, words),
        record.result());
    assertEquals(moves, record.moves().size());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "+M3",
        "120 : d1 a15 e1",
        "+M3 : d1 a15",
        "+M3 : d1 d1 e1",
        "+M3 : d1 a15 p1",
        "+M3 : d1 a15 e1 e2",
        "-M3 : d1 a15 e1",
        "+M5 : n15 d3 n14 e3",
        "-M4 : n15 d3 n14 f3",
        "+M1 : a1"
      })
  void aLineThatDoesNotLeadToTheWinChangesNothing(String told) throws Exception {
    GameRecord record = play(setup("", 0, OptionalInt.empty()), prover(",,,,," + told));
    assertFive(record);
    assertEquals(List.of(), warnings);
  }

  /** White's five is told at a moment when only white's stones would make it. */
  @Test
  void theLosersProofIsTheWinners() throws Exception {
    GameRecord record = play(setup("", 0, OptionalInt.empty()), prover(",,,,,-M4 : n15 d3 n14 e3"));
    assertEquals(Optional.of(Colour.WHITE), record.result().winner());
  }

  @Test
  void aWinThatComesAfterTheLimitOfMovesIsNone() throws Exception {
    String told = ",,,,,+M3 : d1 a15 e1";
    assertEquals(
        Termination.MOVE_LIMIT,
        play(setup("", 0, OptionalInt.of(8)), prover(told)).result().ending());
    assertEquals(
        Termination.ADJUDICATION_BY_PROOF,
        play(setup("", 0, OptionalInt.of(9)), prover(told)).result().ending());
  }

  /** The six moves of the brains so far and the line are four full moves and a stone. */
  @ParameterizedTest
  @CsvSource({"4, MOVE_LIMIT", "5, ADJUDICATION_BY_PROOF"})
  void theLimitMayBeOneOfFullMoves(int moves, Termination ending) throws Exception {
    Adjudication limit =
        new Adjudication(
            OptionalInt.empty(), OptionalInt.of(moves), Optional.empty(), Optional.empty());
    GameSetup setup =
        new GameSetup(new Geometry(15, 15), RuleSet.FREESTYLE, List.of(), false, limit);
    assertEquals(ending, play(setup, prover(",,,,,+M3 : d1 a15 e1")).result().ending());
  }

  /** Black's h8 would be a double three, which only renju forbids. */
  @ParameterizedTest
  @CsvSource({"4,ADJUDICATION_BY_PROOF", "0,LATE"})
  void theLineIsJudgedByTheRuleOfTheGame(int rule, Termination ending) throws Exception {
    GameSetup setup = setup("f8a1g8o1h6a15h7", rule, OptionalInt.empty());
    Player black = new ScriptedPlayer("black", "");
    Player white = new ScriptedPlayer("white", "o15");
    GameRecord record = play(setup, black, white, prover("-M1 : h8"));
    assertEquals(ending, record.result().ending());
    assertEquals(Optional.of(Colour.WHITE), record.result().winner());
  }

  @Test
  void aProverThatDoesNotAnswerIsToldOfOnceAndIsNotAskedAgainInThatGame() throws Exception {
    ScriptedPlayer brain = new ScriptedPlayer("prover", "o15o15").telling(List.of("", ""));
    Prover prover = new BrainProver(brain, warnings::add);
    assertFive(play(setup("", 0, OptionalInt.empty()), prover));
    assertFive(play(setup("", 0, OptionalInt.empty()), prover));
    assertTrue(brain.isAbandoned());
    assertEquals(4, brain.heard().size(), "three times in one game, once in the other");
    assertEquals(List.of("prover did not move; where it fails, games are played on"), warnings);
  }

  @Test
  void aProverThatDoesNotStartIsGivenUpAfterThreeGames() throws Exception {
    Player brain = mock(Player.class);
    when(brain.name()).thenReturn("prover");
    doThrow(new BrainFailure(Termination.DID_NOT_START, "did not start: it answered 'ERROR size'"))
        .when(brain)
        .start(any(), any());
    Prover prover = new BrainProver(brain, warnings::add);
    for (int i = 0; i < 5; i++) {
      assertFive(play(setup("", 0, OptionalInt.empty()), prover));
    }
    verify(brain, times(3)).start(any(), any());
    verify(brain, never()).ask(any());
    assertEquals(1, warnings.size());
  }

  /** Its program was replaced, or no more processes can be started. */
  @Test
  void aFaultOfTheMachineInTheProverIsNoneOfTheGame() throws Exception {
    Player brain = mock(Player.class);
    doThrow(new ManagerFault("no process can be started")).when(brain).start(any(), any());
    assertFive(play(setup("", 0, OptionalInt.empty()), new BrainProver(brain, warnings::add)));
    assertEquals(1, warnings.size());
  }

  private static void assertFive(GameRecord record) {
    assertEquals(
        new GameResult(Optional.of(Colour.BLACK), Termination.FIVE, "black makes five in a row"),
        record.result());
    assertEquals(9, record.moves().size());
  }

  /** What it tells after each move, with a colon where brains have a bar before the line. */
  private Prover prover(String told) {
    List<String> scores = Arrays.asList(told.replace(':', '|').split(",", -1));
    return new BrainProver(
        new ScriptedPlayer("prover", "o15".repeat(20)).telling(scores), warnings::add);
  }

  private static GameRecord play(GameSetup setup, Prover prover) throws Exception {
    return play(
        setup, new ScriptedPlayer("black", BLACKS), new ScriptedPlayer("white", WHITES), prover);
  }

  private static GameRecord play(GameSetup setup, Player black, Player white, Prover prover)
      throws Exception {
    return new Game(Games.planned(setup, black, white), black, white, game -> {}, prover).play();
  }

  private static GameSetup setup(String opening, int rule, OptionalInt limit) {
    return new GameSetup(
        new Geometry(15, 15),
        RuleSet.ofInfo(rule).orElseThrow(),
        Notation.parsePos(opening),
        false,
        new Adjudication(limit, OptionalInt.empty(), Optional.empty(), Optional.empty()));
  }
}
