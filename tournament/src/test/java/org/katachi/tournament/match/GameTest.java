package org.katachi.tournament.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.Termination;

class GameTest {

  @Test
  void fiveInARowWins() throws Exception {
    GameRecord record = play(15, 0, "", "a1b1c1d1e1", "a3b3c3d3");
    assertResult(record, Optional.of(Colour.BLACK), Termination.FIVE, "black makes five in a row");
    assertEquals(9, record.moves().size());
  }

  @Test
  void aListenerHearsOfEachMove() throws Exception {
    List<GameRecord> heard = new ArrayList<>();
    GameSetup setup = setup(15, 0, "h8");
    ScriptedPlayer first = new ScriptedPlayer("black", "b1d1f1h1");
    ScriptedPlayer second = new ScriptedPlayer("white", "a3b3c3d3e3");
    GameRecord record =
        new Game(Games.planned(setup, first, second), first, second, heard::add, Prover.NONE)
            .play();
    assertEquals(9, heard.size(), "the last move is told with the result");
    for (int moves = 0; moves < heard.size(); moves++) {
      GameRecord snapshot = heard.get(moves);
      assertEquals("black", snapshot.black());
      assertEquals(Notation.parsePos("h8"), snapshot.opening());
      assertEquals(record.moves().subList(0, moves), snapshot.moves());
    }
  }

  @Test
  void aListenerHearsWhoHasBlackAfterSwap2() throws Exception {
    List<GameRecord> heard = new ArrayList<>();
    GameSetup setup =
        new GameSetup(new Geometry(15, 15), RuleSet.FREESTYLE, List.of(), true, Adjudication.NONE);
    ScriptedPlayer opens = new ScriptedPlayer("opens", "a1").answering("h8i8j8");
    ScriptedPlayer swaps = new ScriptedPlayer("swaps", "").answering("");
    new Game(Games.planned(setup, opens, swaps), opens, swaps, heard::add, Prover.NONE).play();
    assertEquals("swaps", heard.get(0).black());
    assertEquals(Notation.parsePos("h8i8j8"), heard.get(0).opening());
    assertEquals(
        List.of("open", "take black"),
        heard.get(0).swap2().stream().map(Swap2Step::choice).toList());
  }

  @Test
  void sixDoNotWinUnderTheStandardRule() throws Exception {
    GameRecord record = play(15, 1, "", "a1b1c1d1f1e1", "a3c3e3g3i3k3");
    assertEquals(Termination.LATE, record.result().ending());
    assertEquals(12, record.moves().size());
  }

  @Test
  void whiteMovesFirstAfterAnOddOpening() throws Exception {
    GameRecord record = play(15, 0, "h8", "b1d1f1h1", "a3b3c3d3e3");
    assertResult(record, Optional.of(Colour.WHITE), Termination.FIVE, "white makes five in a row");
    assertEquals(Notation.parsePos("a3"), List.of(record.moves().get(0).point()));
  }

  @Test
  void aForbiddenMoveInRenjuIsAFoul() throws Exception {
    GameRecord record = play(15, 4, "f8a1g8o1h6a15h7o15", "h8", "");
    assertResult(
        record,
        Optional.of(Colour.WHITE),
        Termination.FOUL,
        "black plays the forbidden h8, double three");
    assertEquals(1, record.moves().size());
  }

  @Test
  void aFullBoardIsADraw() throws Exception {
    GameRecord record = play(5, 0, "", "a1b1e1c2d2a3b3e3c4d4a5b5e5", "c1d1a2b2e2c3d3a4b4e4c5d5");
    assertResult(record, Optional.empty(), Termination.FULL_BOARD, "the board is full");
  }

  @Test
  void anOccupiedPointLoses() throws Exception {
    GameRecord record = play(15, 0, "", "h8", "h8");
    assertResult(
        record,
        Optional.of(Colour.BLACK),
        Termination.ILLEGAL_MOVE,
        "white played 7,7 (h8), occupied");
    assertEquals(1, record.moves().size());
  }

  @Test
  void aPointOffTheBoardLoses() throws Exception {
    assertResult(
        play(15, 0, "", "p1", ""),
        Optional.of(Colour.WHITE),
        Termination.ILLEGAL_MOVE,
        "black played 15,0, outside the board of 15x15");
  }

  @Test
  void onlyTheBrainAtFaultIsAbandoned() throws Exception {
    ScriptedPlayer black = new ScriptedPlayer("black", "h8");
    ScriptedPlayer white = new ScriptedPlayer("white", "");
    GameRecord record = Games.play(setup(15, 0, ""), black, white);
    assertResult(record, Optional.of(Colour.BLACK), Termination.LATE, "white did not move");
    assertTrue(white.isAbandoned());
    assertFalse(black.isAbandoned());
  }

  @Test
  void anOpeningMustLeaveAGameToPlay() {
    assertThrows(IllegalArgumentException.class, () -> setup(15, 0, "a1a3b1b3c1c3d1d3e1"));
    assertThrows(IllegalArgumentException.class, () -> setup(15, 4, "f8a1g8o1h6a15h7o15h8"));
    assertThrows(IllegalArgumentException.class, () -> setup(15, 0, "a1a1"));
    assertThrows(IllegalArgumentException.class, () -> setup(15, 0, "p1"));
  }

  private static GameRecord play(int size, int rule, String opening, String black, String white)
      throws Exception {
    return Games.play(
        setup(size, rule, opening),
        new ScriptedPlayer("black", black),
        new ScriptedPlayer("white", white));
  }

  private static GameSetup setup(int size, int rule, String opening) {
    return new GameSetup(
        new Geometry(size, size),
        RuleSet.ofInfo(rule).orElseThrow(),
        Notation.parsePos(opening),
        false,
        Adjudication.NONE);
  }

  private static void assertResult(
      GameRecord record, Optional<Colour> winner, Termination ending, String words) {
    assertEquals(new GameResult(winner, ending, words), record.result());
  }
}
