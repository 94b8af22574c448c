package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.lenient;
import static org.mockito.Mockito.mockStatic;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.engine.Swap2Player;
import org.katachi.protocol.game.GameRules;
import org.katachi.protocol.game.PositionStones;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.mockito.ArgumentCaptor;
import org.mockito.Captor;
import org.mockito.InOrder;
import org.mockito.Mock;
import org.mockito.MockedStatic;
import org.mockito.junit.jupiter.MockitoExtension;

@ExtendWith(MockitoExtension.class)
class SessionTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);
  private static final Identity IDENTITY = new Identity("Mock", "1", "a \"b\"", "c", "d");
  private static final String ABOUT =
      "name=\"Mock\", version=\"1\", author=\"a 'b'\", country=\"c\", www=\"d\"";
  private static final String LAST =
      "MESSAGE Depth 2-3 | Eval 5 | Node 7 | Speed 7000 | Time 1ms | ";

  @Mock private Engine engine;
  @Mock private Swap2Player swap2;
  @Captor private ArgumentCaptor<Position> position;
  @Captor private ArgumentCaptor<SearchControl> control;

  private SessionHarness session;

  @BeforeEach
  void connect() {
    session = new SessionHarness(new TestBrain(engine, swap2, IDENTITY, 1_000));
  }

  /** The engine will play these moves, one after the other. */
  private void engineWillPlay(Point... moves) {
    List<Point> left = new ArrayList<>(List.of(moves));
    when(engine.choose(any(), any(), any())).thenAnswer(call -> answer(left.remove(0)));
  }

  private static SearchReport answer(Point move) {
    return report(2, move);
  }

  private static SearchReport report(int depth, Point move) {
    return new SearchReport(depth, depth + 1, SearchScore.estimate(5), 7, 1, List.of(move));
  }

  private Position lastPosition() {
    verify(engine, times(1)).choose(position.capture(), any(), any());
    return position.getValue();
  }

  private List<SearchLimits> limitsOfAllSearches(int count) {
    verify(engine, times(count)).choose(any(), control.capture(), any());
    return control.getAllValues().stream().map(SearchControl::limits).toList();
  }

  private static void assertError(List<String> lines, String... words) {
    assertEquals(1, lines.size(), lines::toString);
    assertTrue(lines.get(0).startsWith("ERROR "), lines::toString);
    for (String word : words) {
      assertTrue(lines.get(0).contains(word), lines::toString);
    }
  }

  @Nested
  class BeforeAnyStart {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "RESTART",
          "BEGIN",
          "TURN 7,7",
          "PLAY 7,7",
          "TAKEBACK 7,7",
          "BOARD\nDONE",
          "BOARD\n7,7,2\nDONE",
          "YXBOARD\nDONE",
          "SWAP2BOARD\nDONE",
          "YXSHOWFORBID",
        })
    void commandsForAGameNeedABoard(String request) {
      assertError(session.send(request.split("\n")), "START");
      verifyNoInteractions(engine, swap2);
    }

    @Test
    void otherCommandsNeedNone() {
      assertEquals(List.of(ABOUT), session.send("ABOUT"));
      assertEquals(List.of("UNKNOWN HELLO"), session.send("HELLO"));
      assertEquals(List.of(), session.send("INFO rule 1", "YXSTOP"));
      assertEquals(List.of("OK"), session.send("START 15"));
    }

    @Test
    void settingsSentBeforeStartHold() {
      engineWillPlay(new Point(7, 7));
      session.send("INFO rule 4", "INFO timeout_turn 250", "START 15", "BEGIN");
      assertEquals(new RuleSet(Rule.RENJU, false), lastPosition().rules());
      assertEquals(250, limitsOfAllSearches(1).get(0).turnMillis());
    }
  }

  @Nested
  class OnTheEmptyBoard {

    @BeforeEach
    void start() {
      assertEquals(List.of("OK"), session.send("START 15"));
    }

    @Test
    void startTellsTheEngineOfANewGame() {
      verify(engine, times(1)).newGame();
    }

    @Test
    void beginAsksForTheFirstMove() {
      engineWillPlay(new Point(7, 7));
      assertEquals(List.of(LAST + "h8", "7,7"), session.send("BEGIN"));
      assertEquals(Position.empty(FIFTEEN, RuleSet.FREESTYLE), lastPosition());
    }

    @Test
    void turnPlacesBlacksStone() {
      engineWillPlay(new Point(7, 8));
      assertEquals(List.of(LAST + "h9", "7,8"), session.send("TURN 7,7"));
      assertEquals(
          Position.of(FIFTEEN, RuleSet.FREESTYLE, List.of(new Point(7, 7))), lastPosition());
    }

    @Test
    void anEmptyBoardIsBlacksFirstMove() {
      engineWillPlay(new Point(7, 7));
      assertEquals(List.of(LAST + "h8", "7,7"), session.send("BOARD", "DONE"));
      assertEquals(Colour.BLACK, lastPosition().sideToMove());
    }

    @Test
    void rulesMayComeAfterStart() {
      engineWillPlay(new Point(7, 7));
      session.send("INFO rule 9", "BEGIN");
      assertEquals(new RuleSet(Rule.CARO_EXACT, false), lastPosition().rules());
    }

    @Test
    void anUnsupportedBoardLeavesTheOldOne() {
      engineWillPlay(new Point(7, 7));
      assertError(session.send("START 4"), "4x4", "from 5 to 40");
      assertError(session.send("START 41"), "41x41");
      assertError(session.send("RECTSTART 5,41"), "5x41");
      assertError(session.send("START 99999999999"), "not supported");
      session.send("BEGIN");
      assertEquals(FIFTEEN, lastPosition().geometry());
      verify(engine, times(1)).newGame();
    }

    @Test
    void rectangularBoardsHaveTheirColumnsFirst() {
      engineWillPlay(new Point(29, 19));
      assertEquals(List.of("OK"), session.send("RECTSTART 30,20"));
      assertEquals("29,19", session.send("BEGIN").get(1));
      assertEquals(new Geometry(30, 20), lastPosition().geometry());
    }

    @Test
    void playPlacesAnOwnStoneAndEchoesIt() {
      engineWillPlay(new Point(0, 0));
      assertEquals(List.of("3,4"), session.send("PLAY 3,4"));
      session.send("TURN 5,5");
      assertEquals(List.of(new Point(3, 4)), PositionStones.of(lastPosition(), Colour.BLACK));
    }

    @Test
    void thereIsNoStoneToTakeBack() {
      assertError(session.send("TAKEBACK 7,7"), "7,7", "empty");
      assertError(session.send("TAKEBACK 15,15"), "15,15");
    }
  }

  @Nested
  class InTheMiddleOfAGame {

    @BeforeEach
    void play() {
      engineWillPlay(new Point(7, 7), new Point(8, 8), new Point(9, 9));
      session.send("START 15", "BEGIN");
    }

    private Position positionNow() {
      session.send("TURN 0,14");
      verify(engine, times(2)).choose(position.capture(), any(), any());
      return position.getValue();
    }

    private Position expected(Point... moves) {
      List<Point> points = new ArrayList<>(List.of(moves));
      points.add(new Point(0, 14));
      return Position.of(FIFTEEN, RuleSet.FREESTYLE, points);
    }

    @Test
    void theBrainsMoveIsOnTheBoard() {
      assertEquals(expected(new Point(7, 7)), positionNow());
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "TURN 7,7",
          "TURN 15,0",
          "TURN 0,15",
          "TURN -1,0",
          "TURN 99999999999,0",
          "TURN",
          "TURN x,y",
          "BEGIN",
          "PLAY 7,7",
          "PLAY 15,15",
          "TAKEBACK 8,8",
          "TAKEBACK 7,15",
          "START 3",
          "START",
          "DONE",
          "RESTART 15",
          "BEGIN please",
          "ABOUT you",
          "DONE 7,7,1",
          "STOP it",
          "BOARD hello DONE",
          "BOARD 7,7,1 7,7,2 DONE",
          "BOARD 7,7,1\n8,8,2 8,9,4 DONE",
          "SWAP2BOARD 7,7 8,8 DONE",
          "BOARD\n7,7,1\n7,7,2\nDONE",
          "BOARD\n15,7,2\nDONE",
          "BOARD\n7,-1,2\nDONE",
          "BOARD\n7,7,0\nDONE",
          "BOARD\n7,7,4\nDONE",
          "BOARD\n7,7\nDONE",
          "BOARD\n7;7;2\nDONE",
          "BOARD\nhello\n7,7,2\nDONE",
          "SWAP2BOARD\n7,7\nDONE",
          "SWAP2BOARD\n7,7\n8,8\n9,9\n1,1\nDONE",
          "SWAP2BOARD\n7,7\n8,8\n7,7\nDONE",
          "SWAP2BOARD\n7,7\n8,8\n15,7\nDONE",
        })
    void anImpossibleRequestHasOneErrorAndChangesNothing(String request) {
      assertError(session.send(request.split("\n")), "expected");
      assertEquals(expected(new Point(7, 7)), positionNow());
      verify(engine, times(1)).newGame();
      verifyNoInteractions(swap2);
    }

    @Test
    void anUnknownCommandChangesNothing() {
      assertEquals(List.of("UNKNOWN FOO 1,2"), session.send("FOO 1,2"));
      assertEquals(List.of("UNKNOWN 7,8,1 outside BOARD"), session.send("7,8,1"));
      assertEquals(expected(new Point(7, 7)), positionNow());
    }

    @Test
    void takebackRemovesTheStone() {
      session.send("TURN 1,1");
      assertEquals(List.of("OK"), session.send("TAKEBACK 8,8"));
      assertEquals(List.of("OK"), session.send("TAKEBACK 1,1"));
      session.send("TURN 2,2");
      verify(engine, times(3)).choose(position.capture(), any(), any());
      assertEquals(
          Position.of(FIFTEEN, RuleSet.FREESTYLE, List.of(new Point(7, 7), new Point(2, 2))),
          position.getValue());
    }

    @Test
    void restartEmptiesTheBoardOfTheSameSize() {
      assertEquals(List.of("OK"), session.send("RESTART"));
      assertEquals(expected(), positionNow());
      verify(engine, times(2)).newGame();
    }

    @Test
    void startWorksInsteadOfRestart() {
      assertEquals(List.of("OK"), session.send("START 15"));
      assertEquals(expected(), positionNow());
      verify(engine, times(2)).newGame();
    }

    @Test
    void settingsSurviveANewGame() {
      session.send("INFO timeout_turn 250", "INFO rule 1", "RESTART");
      session.send("BEGIN");
      verify(engine, times(2)).choose(position.capture(), control.capture(), any());
      assertEquals(250, control.getValue().limits().turnMillis());
      assertEquals(new RuleSet(Rule.STANDARD, false), position.getValue().rules());
    }

    @Test
    void boardReplacesThePosition() {
      session.send("BOARD", "1,1,2", "2,2,1", "3,3,2", "DONE");
      verify(engine, times(2)).choose(position.capture(), any(), any());
      Position replaced = position.getValue();
      assertEquals(
          List.of(new Point(1, 1), new Point(3, 3)), PositionStones.of(replaced, Colour.BLACK));
      assertEquals(List.of(new Point(2, 2)), PositionStones.of(replaced, Colour.WHITE));
      assertEquals(Colour.WHITE, replaced.sideToMove());
    }

    @Test
    void rulesMayChangeDuringTheGame() {
      session.send("INFO rule 8");
      assertEquals(new RuleSet(Rule.CARO, false), positionNow().rules());
    }
  }

  @Nested
  class AGivenPosition {

    @BeforeEach
    void start() {
      session.send("START 15");
      lenient().when(engine.choose(any(), any(), any())).thenReturn(answer(new Point(14, 14)));
    }

    @Test
    void withEqualNumbersOfStonesTheBrainIsBlackInAnyOrder() {
      session.send("BOARD", "1,1,2", "2,2,2", "3,3,1", "4,4,1", "DONE");
      assertEquals(
          List.of(new Point(3, 3), new Point(4, 4)),
          PositionStones.of(lastPosition(), Colour.BLACK));
      assertEquals(Colour.BLACK, position.getValue().sideToMove());
    }

    @Test
    void withOneMoreOfTheOpponentsTheBrainIsWhite() {
      session.send("BOARD", "1,1,1", "2,2,2", "3,3,2", "DONE");
      assertEquals(List.of(new Point(1, 1)), PositionStones.of(lastPosition(), Colour.WHITE));
      assertEquals(Colour.WHITE, position.getValue().sideToMove());
    }

    /** In any other numbers nobody has moved in turn, so the order of the stones must tell. */
    @ParameterizedTest
    @CsvSource({
      "'7,7,1', BLACK",
      "'7,7,1 8,8,2 9,9,1', BLACK",
      "'7,7,2 8,8,1 9,9,1', WHITE",
      "'7,7,2 8,8,2', WHITE",
      "'7,7,1 8,8,2 9,9,2 1,1,2', BLACK",
      "'7,7,3 8,8,1 9,9,1', BLACK",
    })
    void withOtherNumbersOfStonesTheBrainMovesAndTheFirstStoneIsBlacks(String stones, Colour own) {
      session.send("INFO rule 2", "BOARD " + stones + " DONE");
      assertEquals(own, lastPosition().sideToMove());
      assertEquals(stones.split(" ", -1).length, position.getValue().stones().size());
      for (String stone : stones.split(" ", -1)) {
        Point point = new Point(stone.charAt(0) - '0', stone.charAt(2) - '0');
        Colour colour =
            switch (stone.charAt(4)) {
              case '1' -> own;
              case '2' -> own.opponent();
              default -> Colour.DEAD;
            };
        assertTrue(PositionStones.of(position.getValue(), colour).contains(point), stone);
      }
    }

    @Test
    void afterSuchAPositionTheMovesAlternate() {
      session.send("YXBOARD 7,7,1 8,8,2 9,9,1 DONE", "TURN 1,1");
      assertEquals(Colour.WHITE, lastPosition().sideToMove());
      assertEquals(List.of("OK"), session.send("TAKEBACK 14,14"));
      assertEquals(List.of("OK"), session.send("TAKEBACK 1,1"));
      session.send("BOARD 7,7,1 DONE");
      verify(engine, times(2)).choose(position.capture(), any(), any());
      assertEquals(Colour.BLACK, position.getValue().sideToMove());
    }

    @Test
    void theStonesMayStandInTheLineOfTheCommand() {
      assertEquals("14,14", session.send("BOARD 7,7,1 8,8,2 DONE").get(1));
      assertEquals(List.of(), session.send("YXBOARD 7,7,1 8,8,2 7,8,1 6,6,2 DONE"));
      session.send("BOARD 7,7,2 8,8,1", "9,9,2 DONE");
      verify(engine, times(2)).choose(position.capture(), any(), any());
      assertEquals(
          List.of(2, 3), position.getAllValues().stream().map(p -> p.stones().size()).toList());
    }

    @Test
    void theClockOfABlockInOneLineStartsWithTheLine() {
      session.sendAt("BOARD 7,7,2 DONE", 41);
      assertEquals(41, limitsOfAllSearches(1).get(0).clockStart());
    }

    @Test
    void inRenjuTheFieldThreeMarksAnEmptyPoint() {
      session.send("INFO rule 4", "BOARD", "7,7,2", "8,8,3", "9,9,3", "DONE");
      assertEquals(
          Position.of(FIFTEEN, new RuleSet(Rule.RENJU, false), List.of(new Point(7, 7))),
          lastPosition());
    }

    @Test
    void inAContinuousGameTheFieldThreeIsADeadStone() {
      session.send("INFO rule 6", "BOARD", "7,7,2", "8,8,3", "9,9,3", "DONE");
      assertEquals(
          List.of(new Point(8, 8), new Point(9, 9)),
          PositionStones.of(lastPosition(), Colour.DEAD));
      assertEquals(Colour.WHITE, position.getValue().sideToMove());
    }

    @Test
    void withDeadStonesTheNumberOfAllStonesDecidesWhoMoves() {
      session.send("INFO rule 2", "BOARD", "7,7,1", "8,8,3", "9,9,2", "1,1,3", "2,2,3", "DONE");
      assertEquals(Colour.WHITE, lastPosition().sideToMove());
      assertEquals(List.of(new Point(7, 7)), PositionStones.of(position.getValue(), Colour.WHITE));
    }

    @Test
    void infoInsideABlockIsObeyed() {
      session.send("BOARD", "INFO rule 4", "7,7,2", "INFO timeout_turn 9", "8,8,3", "DONE");
      assertEquals(1, lastPosition().stones().size());
      assertEquals(9, limitsOfAllSearches(1).get(0).turnMillis());
    }

    @Test
    void aQueryInsideABlockIsAnsweredAndTheBlockGoesOn() {
      assertEquals(List.of(ABOUT), session.send("BOARD", "7,7,2", "ABOUT"));
      assertEquals(List.of("FORBID ."), session.send("YXSHOWFORBID"));
      assertEquals("14,14", session.send("YXSTOP", "DONE").get(1));
      assertEquals(1, lastPosition().stones().size());
    }

    @Test
    void aGameCommandInsideABlockReplacesIt() {
      assertEquals(List.of("OK"), session.send("BOARD", "7,7,2", "START 15"));
      assertError(session.send("DONE"));
      session.send("BEGIN");
      assertEquals(0, lastPosition().stones().size());
    }

    @Test
    void anImpossibleCommandInsideABlockLeavesTheBlockOpen() {
      assertError(session.send("BOARD", "7,7,2", "START 99"));
      assertError(session.send("TURN 99,99"));
      assertError(session.send("TURN 9"));
      assertEquals("14,14", session.send("DONE").get(1));
      assertEquals(1, lastPosition().stones().size());
    }

    @Test
    void aNewBlockReplacesAnOpenOne() {
      session.send("BOARD", "7,7,2", "BOARD", "8,8,2", "DONE");
      assertEquals(List.of(new Point(8, 8)), PositionStones.of(lastPosition(), Colour.BLACK));
    }

    @Test
    void yxboardSetsThePositionWithoutAReply() {
      assertEquals(List.of(), session.send("YXBOARD", "7,7,1", "8,8,2", "DONE"));
      verify(engine, never()).choose(any(), any(), any());
      session.send("TURN 9,9");
      assertEquals(3, lastPosition().stones().size());
    }

    @Test
    void moreStonesThanPointsAreAnError() {
      session.send("BOARD");
      for (int i = 0; i < 3_000; i++) {
        session.send(i % 60 + "," + i / 60 + "," + (i % 2 + 1));
      }
      assertError(session.send("DONE"));
    }
  }

  @Nested
  class OnAFullBoard {

    @BeforeEach
    void fillAllButOnePoint() {
      session.send("START 5", "YXBOARD");
      for (int i = 0; i < 24; i++) {
        session.send(i % 5 + "," + i / 5 + "," + (i % 2 + 1));
      }
      session.send("DONE");
    }

    @Test
    void aTurnThatFillsTheBoardIsImpossible() {
      assertError(session.send("TURN 4,4"), "4,4");
      verify(engine, never()).choose(any(), any(), any());
      assertEquals(List.of("4,4"), session.send("PLAY 4,4"));
      assertError(session.send("TURN 0,0"), "occupied");
      assertError(session.send("BEGIN"));
    }

    @Test
    void theLastPointIsPlayed() {
      when(engine.choose(any(), any(), any())).thenReturn(answer(new Point(4, 4)));
      session.send("TAKEBACK 0,0");
      assertEquals("4,4", session.send("TURN 0,0").get(1));
    }

    @Test
    void aBoardWithoutAnEmptyPointIsImpossible() {
      session.send("BOARD");
      for (int i = 0; i < 25; i++) {
        session.send(i % 5 + "," + i / 5 + "," + (2 - i % 2));
      }
      assertError(session.send("DONE"), "full");
    }
  }

  @Nested
  class AContinuousGame {

    @Test
    void stonesDieWithALineAndLiveAgainAfterTakeback() {
      playALine("INFO rule 2");
      verify(engine, times(5)).choose(position.capture(), any(), any());
      assertEquals(5, PositionStones.of(position.getValue(), Colour.DEAD).size());
      session.send("TAKEBACK 4,14", "TAKEBACK 4,0", "TURN 5,5");
      verify(engine, times(6)).choose(position.capture(), any(), any());
      assertEquals(List.of(), PositionStones.of(position.getValue(), Colour.DEAD));
    }

    @Test
    void noOtherGameHasDeadStones() {
      playALine("INFO rule 1");
      verify(engine, times(5)).choose(position.capture(), any(), any());
      assertEquals(List.of(), PositionStones.of(position.getValue(), Colour.DEAD));
    }

    /** The manager's five in the first row; the brain plays in the last. */
    private void playALine(String info) {
      engineWillPlay(
          new Point(0, 14),
          new Point(1, 14),
          new Point(3, 14),
          new Point(6, 14),
          new Point(4, 14),
          new Point(9, 9));
      session.send(info, "START 15");
      for (int x = 0; x < 5; x++) {
        session.send("TURN " + x + ",0");
      }
    }
  }

  @Nested
  class ImpossibleSettings {

    @BeforeEach
    void start() {
      session.send("START 15");
    }

    @Test
    void areReportedOnceAtTheNextCommand() {
      engineWillPlay(new Point(7, 7));
      assertEquals(List.of(), session.send("INFO max_memory 999"));
      assertEquals(List.of(), session.send("INFO timeout_turn 100"));
      assertError(session.send("BEGIN"), "999", "1000");
      assertEquals("7,7", session.send("BEGIN").get(1));
      assertEquals(SearchLimits.NO_LIMIT, limitsOfAllSearches(1).get(0).maxMemory());
    }

    @Test
    void leaveThePreviousRule() {
      engineWillPlay(new Point(7, 7));
      session.send("INFO rule 1", "INFO rule 5");
      assertError(session.send("RESTART"), "rule 5");
      session.send("BEGIN");
      assertEquals(new RuleSet(Rule.STANDARD, false), lastPosition().rules());
    }

    @Test
    void areTheOneReplyToABlock() {
      session.send("INFO rule 5");
      assertError(session.send("BOARD", "7,7,2", "DONE"), "rule 5");
      assertError(session.send("DONE"), "without a block");
      verify(engine, never()).choose(any(), any(), any());
    }

    @Test
    void waitForAKnownCommand() {
      assertEquals(List.of("UNKNOWN FOO"), session.send("INFO rule 5", "FOO"));
      assertError(session.send("ABOUT"), "rule 5");
    }

    @Test
    void waitForACommandThatHasAReply() {
      assertEquals(List.of(), session.send("INFO rule 5", "YXHASHCLEAR", "YXBLOCKRESET"));
      assertError(session.send("ABOUT"), "rule 5");
    }

    @Test
    void waitBeyondABlockThatHasNone() {
      engineWillPlay(new Point(7, 7));
      assertEquals(List.of(), session.send("INFO rule 5", "YXBOARD", "3,4,2", "DONE"));
      assertError(session.send("ABOUT"), "rule 5");
      session.send("TURN 5,5");
      assertEquals(new Point(3, 4), lastPosition().stones().get(0).point());
    }

    @Test
    void waitForThePathOfATable() {
      assertEquals(List.of(), session.send("INFO rule 5", "YXHASHLOAD"));
      assertError(session.send("/table"), "rule 5");
    }
  }

  @Nested
  class Opening {

    @BeforeEach
    void start() {
      session.send("START 15");
    }

    @Test
    void threeStonesOpen() {
      when(swap2.reply(any(), any()))
          .thenReturn(List.of(new Point(7, 7), new Point(8, 7), new Point(9, 9)));
      assertEquals(List.of("7,7 8,7 9,9"), session.send("SWAP2BOARD", "DONE"));
      verify(swap2).reply(position.capture(), any());
      assertEquals(Position.empty(FIFTEEN, RuleSet.FREESTYLE), position.getValue());
    }

    @Test
    void threeStonesAreAnsweredInOneOfThreeWays() {
      when(swap2.reply(any(), any()))
          .thenReturn(List.of())
          .thenReturn(List.of(new Point(8, 8)))
          .thenReturn(List.of(new Point(8, 8), new Point(8, 6)));
      String[] three = {"SWAP2BOARD", "7,7", "8,7", "9,9", "DONE"};
      assertEquals(List.of("SWAP"), session.send(three));
      assertEquals(List.of("8,8"), session.send(three));
      assertEquals(List.of("8,8 8,6"), session.send(three));
      verify(swap2, times(3)).reply(position.capture(), any());
      List<Point> points = List.of(new Point(7, 7), new Point(8, 7), new Point(9, 9));
      assertEquals(Position.of(FIFTEEN, RuleSet.FREESTYLE, points), position.getValue());
    }

    @Test
    void fiveStonesAreAnsweredInOneOfTwoWays() {
      when(swap2.reply(any(), any())).thenReturn(List.of()).thenReturn(List.of(new Point(6, 8)));
      String[] five = {"SWAP2BOARD", "7,7", "8,7", "9,9", "8,8", "8,6", "DONE"};
      assertEquals(List.of("SWAP"), session.send(five));
      assertEquals(List.of("6,8"), session.send(five));
      verify(swap2, times(2)).reply(position.capture(), any());
      assertEquals(5, position.getValue().stones().size());
    }

    @Test
    void theStonesMayStandInTheLineOfTheCommand() {
      when(swap2.reply(any(), any())).thenReturn(List.of());
      assertEquals(List.of("SWAP"), session.send("SWAP2BOARD 7,7 8,7 9,9 DONE"));
    }

    @Test
    void aThirdFieldIsTolerated() {
      when(swap2.reply(any(), any())).thenReturn(List.of());
      assertEquals(List.of("SWAP"), session.send("SWAP2BOARD", "7,7,1", "8,7,2", "9,9,1", "DONE"));
    }

    @Test
    void theOpeningIsNotThePosition() {
      engineWillPlay(new Point(0, 0));
      when(swap2.reply(any(), any())).thenReturn(List.of(new Point(8, 8)));
      session.send("SWAP2BOARD", "7,7", "8,7", "9,9", "DONE", "BEGIN");
      assertEquals(0, lastPosition().stones().size());
    }

    @Test
    void anOpeningIsSearchedWithinTheLimits() {
      when(swap2.reply(any(), any())).thenReturn(List.of());
      session.send("INFO timeout_turn 50", "SWAP2BOARD", "7,7", "8,7", "9,9", "DONE");
      verify(swap2).reply(any(), control.capture());
      assertEquals(50, control.getValue().limits().turnMillis());
    }

    @Test
    void anIllegalReplyIsReplacedByALegalOne() {
      when(swap2.reply(any(), any()))
          .thenReturn(List.of(new Point(7, 7), new Point(7, 7)))
          .thenReturn(List.of(new Point(7, 7)))
          .thenThrow(new IllegalStateException("oops"));
      assertEquals("7,7 8,7 8,8", session.send("SWAP2BOARD", "DONE").get(1));
      assertEquals("SWAP", session.send("SWAP2BOARD", "7,7", "8,7", "9,9", "DONE").get(1));
      assertEquals(
          "SWAP", session.send("SWAP2BOARD", "7,7", "8,7", "9,9", "8,8", "8,6", "DONE").get(1));
      assertEquals(3, session.log().size());
    }
  }

  @Nested
  class ForbiddenPoints {

    @BeforeEach
    void start() {
      session.send("START 15", "INFO rule 4");
    }

    /** A black stone between three and three makes six in a row. */
    @Test
    void areShownSortedWithTwoDigitsEach() {
      session.send("YXBOARD");
      threeAndThree(7, 7);
      threeAndThree(0, 12);
      threeAndThree(0, 5);
      session.send("DONE");
      assertEquals(List.of("FORBID 030503121007."), session.send("YXSHOWFORBID"));
    }

    private void threeAndThree(int x, int y) {
      for (int i : new int[] {0, 1, 2, 4, 5, 6}) {
        session.send(x + i + "," + y + ",1", 2 * i + "," + (y == 7 ? 14 : y - 3) + ",2");
      }
    }

    /** Each list is longer than a line of free text may be. */
    @Test
    void areAllShown() {
      session.send("START 40", "YXBOARD");
      for (int i = 0; i < 20 * 40; i++) {
        if (i % 4 < 3) {
          int y = i / 40 * 2;
          session.send(i % 40 + "," + y + ",1", i % 40 + "," + (y + 1) + ",2");
        }
      }
      session.send("DONE");
      assertEquals(7 + 4 * 180 + 1, session.send("YXSHOWFORBID").get(0).length());
    }

    @Test
    void areADotIfThereIsNone() {
      assertEquals(List.of("FORBID ."), session.send("YXSHOWFORBID"));
    }
  }

  @Nested
  class Messages {

    @BeforeEach
    void start() {
      session.send("START 15");
      when(engine.choose(any(), any(), any()))
          .thenAnswer(
              call -> {
                SearchListener listener = call.getArgument(2);
                listener.linesFound(List.of(report(1, new Point(1, 1))));
                return answer(new Point(7, 7));
              });
    }

    @Test
    void onlyTheLastIsSentBeforeTheMove() {
      assertEquals(List.of(LAST + "h8", "7,7"), session.send("BEGIN"));
    }

    @Test
    void eachIterationHasOneOnRequest() {
      session.send("INFO show_detail 1");
      assertEquals(
          List.of(
              "MESSAGE Depth 1-2 | Eval 5 | Node 7 | Speed 7000 | Time 1ms | b2",
              LAST + "h8",
              "7,7"),
          session.send("BEGIN"));
    }
  }

  @Nested
  class AnEngineThatFails {

    @BeforeEach
    void start() {
      session.send("START 15", "INFO rule 4");
    }

    private void assertRescued(String move, List<String> lines) {
      assertEquals(2, lines.size(), lines::toString);
      assertTrue(lines.get(0).startsWith("DEBUG "), lines::toString);
      assertEquals(move, lines.get(1));
      assertEquals(1, session.log().size(), session.log()::toString);
    }

    @Test
    void losesNoGame() {
      when(engine.choose(any(), any(), any()))
          .thenThrow(new IllegalStateException("lost\nmy way"))
          .thenReturn(answer(new Point(7, 7)));
      assertRescued("1,0", session.send("TURN 0,0"));
      assertEquals("7,7", session.send("TURN 2,0").get(1));
    }

    @Test
    void losesNoGameWithoutMemory() {
      when(engine.choose(any(), any(), any())).thenThrow(new OutOfMemoryError("heap"));
      assertRescued("0,0", session.send("BEGIN"));
    }

    @Test
    void playsTheBestMoveOfTheLastFinishedIteration() {
      when(engine.choose(any(), any(), any()))
          .thenAnswer(
              call -> {
                SearchListener listener = call.getArgument(2);
                listener.linesFound(List.of(answer(new Point(7, 7))));
                throw new OutOfMemoryError("heap");
              });
      assertRescued("7,7", session.send("BEGIN"));
    }

    @Test
    void doesNotPlayAnOccupiedPoint() {
      when(engine.choose(any(), any(), any())).thenReturn(answer(new Point(0, 0)));
      assertRescued("1,0", session.send("TURN 0,0"));
    }

    @Test
    void doesNotPlayOutsideTheBoard() {
      when(engine.choose(any(), any(), any())).thenReturn(answer(new Point(15, 0)));
      assertRescued("0,0", session.send("BEGIN"));
    }

    /** In the corner black would have two fours. */
    private String[] cornerForbiddenToBlack(boolean brainIsBlack, String... more) {
      List<String> lines = new ArrayList<>(List.of("BOARD"));
      for (int i = 1; i <= 3; i++) {
        int black = brainIsBlack ? 1 : 2;
        lines.add(i + ",0," + black);
        lines.add("0," + i + "," + black);
        lines.add(2 * i + ",9," + (3 - black));
        lines.add(2 * i + ",14," + (3 - black));
      }
      lines.addAll(List.of(more));
      lines.add("DONE");
      return lines.toArray(String[]::new);
    }

    @Test
    void isReplacedByALegalMoveIfThereIsOne() {
      when(engine.choose(any(), any(), any())).thenThrow(new IllegalStateException());
      assertRescued("4,0", session.send(cornerForbiddenToBlack(true)));
    }

    /** Forbidden points are black's alone. */
    @Test
    void isReplacedByAnyMoveOfWhite() {
      when(engine.choose(any(), any(), any()))
          .thenAnswer(
              call -> {
                SearchListener listener = call.getArgument(2);
                listener.linesFound(List.of(report(1, new Point(0, 0))));
                throw new IllegalStateException();
              });
      assertRescued("0,0", session.send(cornerForbiddenToBlack(false, "9,5,2")));
    }

    /** The only empty point is between three and three black stones. */
    @Test
    void isReplacedByAnyMoveIfNoneIsLegal() {
      when(engine.choose(any(), any(), any())).thenThrow(new IllegalStateException());
      session.send("BOARD");
      for (int i = 0; i < 225; i++) {
        boolean isBlack = i < 7 || (i % 2 == 0 && i >= 14);
        if (i != 3) {
          session.send(i % 15 + "," + i / 15 + "," + (isBlack ? 1 : 2));
        }
      }
      assertRescued("3,0", session.send("DONE"));
    }

    @Test
    void isReplacedEvenIfTheRulesFailToo() {
      when(engine.choose(any(), any(), any())).thenThrow(new IllegalStateException());
      try (MockedStatic<GameRules> rules = mockStatic(GameRules.class)) {
        rules.when(() -> GameRules.forbiddenPoints(any())).thenThrow(new IllegalStateException());
        assertRescued("0,0", session.send("BEGIN"));
      }
    }

    @Test
    void canStillStartAGame() {
      doThrow(new OutOfMemoryError("heap")).when(engine).newGame();
      List<String> lines = session.send("RESTART");
      assertEquals(2, lines.size());
      assertEquals("OK", lines.get(1));
    }
  }

  @Nested
  class RulesThatFail {

    private MockedStatic<GameRules> rules;

    @BeforeEach
    void fail() {
      rules =
          mockStatic(
              GameRules.class,
              call -> {
                throw new IllegalStateException("oops");
              });
    }

    @AfterEach
    void restore() {
      rules.close();
    }

    @Test
    void haveOneError() {
      session.send("START 15");
      assertError(session.send("YXSHOWFORBID"), "oops");
      assertEquals(1, session.log().size());
    }

    @Test
    void leaveInfoWithoutAReply() {
      session.send("START 15", "PLAY 7,7");
      assertEquals(List.of(), session.send("INFO rule 2"));
      assertEquals(1, session.log().size());
    }

    @Test
    void doNotHoldBackTheMove() {
      engineWillPlay(new Point(7, 7));
      assertEquals("7,7", session.send("INFO rule 2", "START 15", "BEGIN").get(2));
      assertEquals(List.of(ABOUT), session.send("ABOUT"));
    }
  }

  @Nested
  class TheEnd {

    @Test
    void isSilent() {
      session.send("START 15");
      assertEquals(List.of(), session.send("END"));
      assertTrue(session.isEnded());
    }

    @Test
    void isFinal() {
      session.send("START 15", "END");
      assertEquals(
          List.of(), session.send("ABOUT", "BEGIN", "FOO", "INFO rule 99", "YXSTOP", "END"));
      verify(engine, never()).choose(any(), any(), any());
    }

    @Test
    void mayComeInsideABlock() {
      session.send("START 15", "BOARD", "7,7,2", "END");
      assertTrue(session.isEnded());
    }
  }

  @Nested
  class TheClock {

    @BeforeEach
    void start() {
      when(engine.choose(any(), any(), any()))
          .thenReturn(answer(new Point(0, 0)), answer(new Point(0, 1)));
      session.send("START 15");
    }

    @Test
    void startsWhenTheCommandIsRead() {
      session.sendAt("TURN 7,7", 41);
      assertEquals(41, limitsOfAllSearches(1).get(0).clockStart());
    }

    @Test
    void ofABoardStartsWithItsFirstLine() {
      session.sendAt("BOARD", 41);
      session.sendAt("7,7,2", 42);
      session.sendAt("DONE", 43);
      assertEquals(41, limitsOfAllSearches(1).get(0).clockStart());
    }

    @Test
    void isNewForEveryMove() {
      session.sendAt("TURN 7,7", 41);
      session.sendAt("TURN 8,8", 99);
      assertEquals(
          List.of(41L, 99L),
          limitsOfAllSearches(2).stream().map(SearchLimits::clockStart).toList());
    }

    @Test
    void ofTheGameIsTheManagers() {
      session.send("INFO timeout_match 60000", "INFO time_left 59000", "TURN 7,7", "TURN 8,8");
      assertEquals(
          List.of(59_000L, 59_000L),
          limitsOfAllSearches(2).stream().map(SearchLimits::leftMillis).toList());
    }

    @Test
    void ofTheGameIsKeptForAManagerThatDoesNotSendIt() {
      session.send("INFO timeout_match 60000");
      long twoSecondsAgo = System.nanoTime() - 2_000_000_000L;
      session.sendAt("TURN 7,7", twoSecondsAgo);
      session.send("TURN 8,8");
      List<SearchLimits> limits = limitsOfAllSearches(2);
      assertEquals(60_000, limits.get(0).leftMillis());
      assertTrue(limits.get(1).leftMillis() <= 58_000, limits::toString);
    }

    /** Yixin-Board says it before each START, and sends that before each search. */
    @Test
    void ofTheGameIsKeptByAStartThatMayGoOnWithIt() {
      session.send("yxshowinfo", "START 15 15", "INFO timeout_match 60000", "INFO time_left 3000");
      session.send("START 15 15", "TURN 7,7");
      assertEquals(3000, limitsOfAllSearches(1).get(0).leftMillis());
    }

    /** The manager charges ten seconds more than two for each move. */
    @Test
    void ofTheManagerShowsWhatItChargesForAMoveBeyondTheOwnMeasure() {
      lagByTimesLeft("TURN 8,8");
      SearchLimits limits = limitsOfAllSearches(3).get(2);
      assertTrue(limits.lagMillis() > 1_000 && limits.lagMillis() <= 12_500, limits::toString);
      assertEquals(36_000, limits.leftMillis());
    }

    @Test
    void ofTheManagerShowsNothingFromOneGameToTheNext() {
      lagByTimesLeft("RESTART");
      session.send("INFO time_left 10", "BEGIN");
      SearchLimits limits = limitsOfAllSearches(3).get(2);
      assertTrue(limits.lagMillis() <= 12_500, limits::toString);
    }

    @Test
    void ofTheManagerShowsNothingWhileTheBrainThinks() {
      when(engine.choose(any(), any(), any()))
          .thenAnswer(call -> answerAfter("INFO time_left 5", new Point(0, 0)))
          .thenAnswer(call -> answerAfter("INFO time_left 4", new Point(0, 1)))
          .thenReturn(answer(new Point(0, 2)));
      session.send("INFO time_left 60000", "TURN 7,7", "INFO time_left 40000", "TURN 8,8");
      session.send("INFO time_left 20000", "TURN 9,9");
      assertEquals(0, limitsOfAllSearches(3).get(2).lagMillis());
    }

    private SearchReport answerAfter(String sent, Point move) {
      session.send(sent);
      return answer(move);
    }

    private void lagByTimesLeft(String next) {
      when(engine.choose(any(), any(), any()))
          .thenReturn(answer(new Point(0, 0)), answer(new Point(0, 1)), answer(new Point(0, 2)));
      session.send("INFO time_left 60000");
      session.sendAt("TURN 7,7", System.nanoTime() - 2_000_000_000L);
      session.send("INFO time_left 48000");
      session.sendAt("TURN 9,9", System.nanoTime() - 2_000_000_000L);
      session.send("INFO time_left 36000", next);
    }

    @Test
    void ofTheGameStartsAgainWithANewGame() {
      session.send("INFO timeout_match 60000");
      session.sendAt("TURN 7,7", System.nanoTime() - 2_000_000_000L);
      session.send("RESTART", "BEGIN");
      assertEquals(60_000, limitsOfAllSearches(2).get(1).leftMillis());
    }
  }

  @Test
  void aFinishedGameCanGoOn() {
    engineWillPlay(new Point(14, 14), new Point(14, 13));
    session.send("START 15", "BOARD");
    for (int x = 0; x < 4; x++) {
      session.send(x + ",0,2", x + ",5,1");
    }
    session.send("DONE");
    assertEquals("14,13", session.send("TURN 4,0").get(1));
  }

  @Test
  void theEngineIsToldOfANewGameBeforeItsFirstMove() {
    engineWillPlay(new Point(7, 7));
    session.send("START 15", "BEGIN");
    InOrder order = inOrder(engine);
    order.verify(engine).newGame();
    order.verify(engine).choose(any(), any(), any());
  }
}
