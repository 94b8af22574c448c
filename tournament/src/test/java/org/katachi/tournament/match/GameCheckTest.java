package org.katachi.tournament.match;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.player.TimeControl;

/** Which games of others are believed: those that end by the rules as they say, and in time. */
class GameCheckTest {

  private static final String BLACKS = "a1b1c1d1e1";
  private static final String WHITES = "a3b3c3d3e3";
  private static final Map<String, TimeControl> TIMES =
      Map.of("first", new TimeControl(100, 40, 0, 5), "second", new TimeControl(0, 40, 0, 5));

  private final GameSetup setup = setup(Adjudication.NONE);

  private static GameSetup setup(Adjudication adjudication) {
    return new GameSetup(new Geometry(15, 15), RuleSet.FREESTYLE, List.of(), false, adjudication);
  }

  @Test
  void aFiveIsBelieved() {
    GameRecord five = play(BLACKS, WHITES);
    assertBelieved(five);
  }

  @Test
  void theOtherBrainHasNotWonThen() {
    GameRecord five = play(BLACKS, WHITES);
    assertRefused(
        with(five, five.moves(), new GameResult(Optional.of(Colour.WHITE), Termination.FIVE, "x")),
        "played again it ends by \"first makes five in a row\" after 9");
  }

  @Test
  void aGameWithoutItsLastMoveGoesOn() {
    GameRecord five = play(BLACKS, WHITES);
    assertRefused(with(five, five.moves().subList(0, 8), five.result()), "played again it goes on");
  }

  @Test
  void aGameDoesNotGoOnAfterItsEnd() {
    GameRecord five = play(BLACKS, WHITES);
    List<RecordedMove> more = new ArrayList<>(five.moves());
    more.add(five.moves().get(0));
    assertRefused(with(five, more, five.result()), "played again it ends");
  }

  @Test
  void aMoveOnAnotherStoneLoses() {
    GameRecord five = play(BLACKS, WHITES);
    List<RecordedMove> moves = new ArrayList<>(five.moves());
    moves.set(1, moves.get(0));
    assertRefused(with(five, moves, five.result()), "\"second played 0,0 (a1), occupied\"");
  }

  @Test
  void aBrainThatFailsIsTheOneToMove() {
    GameRecord crash = play("a1b1", "a3");
    GameResult lost =
        new GameResult(Optional.of(Colour.BLACK), Termination.CRASHED, "second crashed");
    assertBelieved(with(crash, crash.moves(), lost));
    assertRefused(
        with(
            crash,
            crash.moves(),
            new GameResult(Optional.of(Colour.WHITE), Termination.CRASHED, "first crashed")),
        "played again it ends by");
  }

  @Test
  void aBrainThatDoesNotStartHasNotMoved() {
    GameRecord played = play("a1", "");
    GameResult lost =
        new GameResult(Optional.of(Colour.BLACK), Termination.DID_NOT_START, "second did not");
    assertBelieved(with(played, List.of(), lost));
    assertRefused(with(played, played.moves(), lost), "played again it ends by");
  }

  @Test
  void aMoveAfterItsTimeIsNone() {
    assertTime("second may take 45 ms for a move", 46, 0, 0);
    assertTime("first may take 15 ms for a move", 45, 45, 16);
  }

  /** Times in milliseconds: second's first move, then first's of this one on. */
  private void assertTime(String words, int second, int first, int next) {
    GameRecord five = play(BLACKS, WHITES);
    List<RecordedMove> moves = new ArrayList<>();
    int[] millis = {first, second, first, 0, next};
    for (int i = 0; i < five.moves().size(); i++) {
      moves.add(taking(five.moves().get(i), i < millis.length ? millis[i] : 0));
    }
    assertRefused(with(five, moves, five.result()), words);
  }

  private static RecordedMove taking(RecordedMove move, int millis) {
    return new RecordedMove(
        move.move(),
        millis,
        move.clock(),
        move.evaluation(),
        move.depth(),
        move.nodes(),
        move.reportedMillis(),
        move.message(),
        move.messages());
  }

  @Test
  void aGameIsNotShorterThanItsMoves() {
    GameRecord five = play(BLACKS, WHITES);
    List<RecordedMove> moves = five.moves().stream().map(move -> taking(move, 12)).toList();
    assertRefused(with(five, moves, five.result()), "its moves alone take 113 ms");
  }

  @Test
  void nobodyIsLateBeforeItsTimeIsOver() {
    GameResult late = won(Termination.LATE);
    GameRecord game = play("a1", "");
    assertBelieved(with(game, game.moves(), late));
    assertRefused(with(game, game.swap2(), game.moves(), late, 49), "its moves alone take 50 ms");
  }

  private static GameResult won(Termination ending) {
    return new GameResult(Optional.of(Colour.BLACK), ending, "second is so");
  }

  @Test
  void anAdjudicationNeedsTheScoresThatItRestsOn() throws Exception {
    GameSetup resigned =
        setup(
            new Adjudication(
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.of(new Adjudication.Resignation(1, 100, false))));
    GameRecord game =
        Games.play(
            resigned,
            new ScriptedPlayer("first", BLACKS),
            new ScriptedPlayer("second", WHITES).telling(List.of("5", "-100")));
    assertEquals(Termination.ADJUDICATED_WIN, game.result().ending());
    GameRecord told = with(game, game.moves(), game.result());
    check(resigned, told, false);
    RecordedMove last = told.moves().get(3);
    List<RecordedMove> silent = new ArrayList<>(told.moves());
    silent.set(
        3, new RecordedMove(last.move(), 0, last.clock(), -99.0, null, null, null, "", List.of()));
    assertRefused(resigned, with(told, silent, told.result()), "played again it goes on");
  }

  @Test
  void aProofIsFollowedToItsEnd() {
    GameRecord six = play("a1b1c1", WHITES);
    List<RecordedMove> moves = six.moves().subList(0, 6);
    GameRecord proved = with(six, moves, proved("d1o1e1"));
    check(setup, proved, true);
    assertRefused(proved, "it has no prover");
    GameRecord open = with(six, moves, proved("d1o1f1"));
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> check(setup, open, true));
    assertEquals("its proof does not lead to the win", refusal.getMessage());
  }

  private static GameResult proved(String line) {
    return new GameResult(
        Optional.of(Colour.BLACK),
        Termination.ADJUDICATION_BY_PROOF,
        "first has a proved win by move 9: " + line);
  }

  @Test
  void stepsOfSwap2AreThoseOfTheirBrains() throws Exception {
    GameSetup swap2 =
        new GameSetup(new Geometry(15, 15), RuleSet.FREESTYLE, List.of(), true, Adjudication.NONE);
    GameRecord game =
        Games.play(
            swap2,
            new ScriptedPlayer("first", WHITES).answering("h8i8j8"),
            new ScriptedPlayer("second", BLACKS).answering(""));
    GameRecord told = with(game, game.moves(), game.result());
    check(swap2, told, false);
    Swap2Step step = told.swap2().get(1);
    Swap2Step others = new Swap2Step("first", step.choice(), step.stones(), step.millis(), "");
    assertRefused(
        swap2,
        with(told, List.of(told.swap2().get(0), others), told.moves(), told.result(), 100),
        "other steps of swap2");
  }

  private GameRecord play(String first, String second) {
    try {
      return Games.play(
          setup, new ScriptedPlayer("first", first), new ScriptedPlayer("second", second));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The same game with other moves and another result, in a tenth of a second. */
  private static GameRecord with(GameRecord game, List<RecordedMove> moves, GameResult result) {
    return with(game, game.swap2(), moves, result, 100);
  }

  private static GameRecord with(
      GameRecord game,
      List<Swap2Step> swap2,
      List<RecordedMove> moves,
      GameResult result,
      int millis) {
    return new GameRecord(
        game.number(),
        game.pair(),
        game.round(),
        game.first(),
        game.black(),
        game.white(),
        game.geometry(),
        game.rules(),
        game.opening(),
        swap2,
        moves,
        result,
        Optional.of(times(millis)),
        Optional.empty());
  }

  private static GameTimes times(int millis) {
    return new GameTimes(
        Instant.EPOCH, Duration.ofMillis(millis), Duration.ofMillis(2), Duration.ofMillis(3));
  }

  private static void check(GameSetup setup, GameRecord game, boolean isProved) {
    PlannedGame planned =
        Games.planned(setup, new ScriptedPlayer("first", ""), new ScriptedPlayer("second", ""));
    GameCheck.check(planned, game, TIMES, isProved);
  }

  private void assertBelieved(GameRecord game) {
    assertDoesNotThrow(() -> check(setup, game, false));
  }

  private void assertRefused(GameRecord game, String words) {
    assertRefused(setup, game, words);
  }

  private static void assertRefused(GameSetup setup, GameRecord game, String words) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> check(setup, game, false));
    assertTrue(refusal.getMessage().contains(words), refusal::getMessage);
  }
}
