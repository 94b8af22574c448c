package org.katachi.protocol.yixin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.Swap2Player;
import org.katachi.protocol.session.FirstPointBrain;
import org.katachi.protocol.session.SessionHarness;
import org.katachi.protocol.session.TestBrain;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.mockito.ArgumentCaptor;

/** The commands of the Yixin extension, as Yixin-Board sends them. */
class YixinSessionTest {

  private final ArgumentCaptor<Position> position = ArgumentCaptor.forClass(Position.class);
  private final SessionHarness session = new SessionHarness(FirstPointBrain.brain());

  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }

  @Test
  void startMayHaveTheSizeTwice() {
    assertEquals(List.of("OK"), session.send("START 15 15"));
    assertEquals("0,0", last(session.send("BEGIN")));
  }

  @Test
  void startOfARectangleIsForYixinsManagersWhoSendTheRowFirst() {
    assertEquals("OK", last(session.send("yxshowinfo", "START 20 15")));
    assertEquals("0,0", last(session.send("TURN 14,19")));
    assertTrue(last(session.send("TURN 15,19")).startsWith("ERROR TURN 15,19 is outside"));
  }

  @Test
  void startOfAnotherBoardNamesTheCommandForIt() {
    List<String> lines = session.send("START 15 20");
    assertEquals(1, lines.size());
    assertTrue(lines.get(0).matches("ERROR START .*RECTSTART.*"), lines::toString);
  }

  @Nested
  class ACommandThatIsNotSupported {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "yxfoo",
          "yxfoo\n7,7\ndone",
          "yxfoo 5\n7,7\n8,8\n9,9,1\ndone",
          "yxfoo\ndone",
          "yxfoo\n7,7\nnot a point\n8,8\ndone",
          "yxdbtotxt\nC:\\games\\a b.txt",
          "yxdbtotxt\nyxgames.txt",
        })
    void isUnknownOnceWithAllItsLines(String lines) {
      session.send("START 15", "TURN 5,5");
      String[] sent = lines.split("\n");
      assertEquals(List.of("UNKNOWN " + sent[0]), session.send(sent));
      assertEquals("1,0", last(session.send("TURN 6,6")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"yxquerydatabaseall\n7,7\ndone", "yxquerydatabaseall\ndone"})
    void isNotAnsweredIfYixinBoardSendsItUnasked(String lines) {
      assertEquals(List.of(), session.send(lines.split("\n")));
      assertEquals(List.of("OK"), session.send("START 15"));
    }

    /** A sharp s has two letters in upper case. */
    @Test
    void mayHaveAnyLetters() {
      String reply = last(session.send("yx\u00df"));
      assertTrue(reply.startsWith("UNKNOWN yx"), reply);
    }

    @Test
    void takesNoLineOfTheNextCommand() {
      session.send("START 15", "yxfoo", "BOARD", "7,7,2");
      assertEquals("0,0", last(session.send("DONE")));
      assertEquals(List.of("UNKNOWN yxfoo", "UNKNOWN BAR"), session.send("yxfoo", "BAR"));
      session.send("yxfoo", "7,7", "RESTART");
      assertEquals(List.of("UNKNOWN 7,7 outside BOARD"), session.send("7,7"));
      session.send("yxdbtotxt", "games.txt");
      assertEquals(List.of("UNKNOWN games.txt"), session.send("games.txt"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"yxdbtotxt", "yxsetdatabase games.db"})
    void takesNoCommandThatIsSupportedForItsPath(String unsupported) {
      session.send("START 15");
      List<String> replies = session.send(unsupported, "yxshowhashusage");
      assertEquals("UNKNOWN " + unsupported, replies.get(0));
      assertTrue(replies.get(1).startsWith("MESSAGE hash usage"), replies::toString);
    }

    @Test
    void leavesAnImpossibleSettingToTheNextCommand() {
      session.send("START 15", "INFO rule 5");
      assertEquals(List.of(), session.send("yxquerydatabaseall", "7,7", "done"));
      assertTrue(last(session.send("ABOUT")).startsWith("ERROR rule 5"));
    }

    @Test
    void spoilsAnOpenBlock() {
      session.send("START 15");
      List<String> lines = session.send("BOARD", "7,7,2", "yxfoo", "DONE");
      assertEquals(1, lines.size());
      assertTrue(lines.get(0).startsWith("ERROR BOARD line 'yxfoo'"), lines::toString);
    }
  }

  @Test
  void showInfoNamesTheLimitsOfTheMachine() {
    assertEquals(
        List.of("MESSAGE INFO MAX_THREAD_NUM 3", "MESSAGE INFO MAX_HASH_SIZE 12"),
        session.send("yxshowinfo"));
  }

  @Test
  void ruleTwoIsRenjuForYixinsManagersAndContinuousForOthers() {
    Engine engine = mock(Engine.class);
    when(engine.choose(any(), any(), any())).thenThrow(new IllegalStateException());
    SessionHarness other = new SessionHarness(TestBrain.with(engine));
    other.send("INFO rule 2", "START 15", "BEGIN");
    other.send("yxshowinfo", "INFO rule 2", "START 15", "BEGIN");
    other.send("INFO rule 1", "START 15", "BEGIN");
    verify(engine, times(3)).choose(position.capture(), any(), any());
    assertEquals(
        List.of(
            new RuleSet(Rule.FREESTYLE, true),
            new RuleSet(Rule.RENJU, false),
            new RuleSet(Rule.STANDARD, false)),
        position.getAllValues().stream().map(Position::rules).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "YXSHOWINFO 1",
        "YXSHOWFORBID 7,7",
        "YXSHOWHASHUSAGE x",
        "YXHASHCLEAR all",
        "YXBLOCKRESET 7,7",
        "YXSEARCHDEFEND 3",
        "YXSWAP2STEP1 1",
      })
  void wordsBehindACommandThatTakesNoneAreRefused(String line) {
    session.send("START 15");
    List<String> lines = session.send(line);
    assertEquals(1, lines.size());
    assertTrue(lines.get(0).matches("ERROR YX.*can't be read; expected YX.* alone"), lines.get(0));
  }

  @Test
  void hashClearTellsTheEngineToForget() {
    Engine engine = mock(Engine.class);
    assertEquals(List.of(), new SessionHarness(TestBrain.with(engine)).send("yxhashclear"));
    verify(engine).newGame();
  }

  @Test
  void startEmptiesTheTableForYixinsManagersOnlyIfTheSizeChanges() {
    Engine engine = mock(Engine.class);
    SessionHarness other = new SessionHarness(TestBrain.with(engine));
    other.send("START 15", "START 15");
    verify(engine, times(2)).newGame();
    other.send("yxshowinfo", "START 15 15");
    verify(engine, times(2)).newGame();
    other.send("START 20 20");
    verify(engine, times(3)).newGame();
  }

  @Nested
  class TheTranspositionTable {

    @TempDir private Path folder;

    @BeforeEach
    void start() {
      session.send("START 15", "YXBOARD", "7,7,1", "8,8,2", "DONE");
    }

    @Test
    void goesToAFileAndBackWithThePathInTheNextLine() {
      String file = folder.resolve("a table.bin").toString();
      assertEquals(List.of(), session.send("yxhashdump"));
      assertEquals(List.of("MESSAGE 2 positions written to " + file), session.send(file));
      assertEquals(
          List.of("MESSAGE 7 positions read from " + file), session.send("yxhashload", file));
    }

    @Test
    void goesToAFileWithThePathInTheSameLine() {
      String file = folder.resolve("table.bin").toString();
      assertEquals(
          List.of("MESSAGE 2 positions written to " + file), session.send("YXHASHDUMP " + file));
    }

    @Test
    void isRefusedWithTheCause() {
      String missing = folder.resolve("missing").resolve("table.bin").toString();
      for (String command : List.of("YXHASHDUMP ", "YXHASHLOAD ")) {
        assertEquals(
            List.of("ERROR " + command + missing + ": no such file or folder"),
            session.send(command + missing));
      }
      String file = folder.resolve("table.bin").toString();
      session.send("YXHASHDUMP " + file, "START 20");
      assertEquals(
          List.of("ERROR YXHASHLOAD " + file + ": it is of another game"),
          session.send("YXHASHLOAD " + file));
    }

    @Test
    void needsABoardAndAPlayerThatSearches() {
      SessionHarness other = new SessionHarness(FirstPointBrain.brain());
      assertTrue(last(other.send("yxhashdump x")).startsWith("ERROR YXHASHDUMP without a board"));
      SessionHarness weak = new SessionHarness(TestBrain.with(mock(Engine.class)));
      assertTrue(last(weak.send("START 15", "yxhashload x")).startsWith("ERROR YXHASHLOAD needs"));
    }

    @Test
    void forgetsACommandWithoutItsPath() {
      assertEquals("0,0", last(session.send("yxhashload", "TURN 3,3")));
      assertEquals(List.of("UNKNOWN table.bin"), session.send("table.bin"));
    }

    @Test
    void hasNoPathThatIsACommandOfTheDialect() {
      assertEquals(
          List.of("MESSAGE hash usage 12.3 %"), session.send("yxhashdump", "yxshowhashusage"));
    }

    @Test
    void isUsedToAPart() {
      assertEquals(List.of("MESSAGE hash usage 12.3 %"), session.send("yxshowhashusage"));
    }
  }

  @Nested
  class TheSwap2Opening {

    @BeforeEach
    void start() {
      session.send("yxshowinfo", "START 15 15");
    }

    private void stones(int first, int count) {
      session.send("START 15 15", "yxboard");
      for (int i = 0; i < count; i++) {
        session.send(first + i + ",0," + (count % 2 == i % 2 ? 1 : 2));
      }
      session.send("done");
    }

    @Test
    void beginsWithThreeStonesOnAnEmptyBoard() {
      session.send("TURN 9,9");
      assertEquals(
          List.of("MESSAGE SWAP2 MOVE1 0 0", "MESSAGE SWAP2 MOVE2 1 0", "MESSAGE SWAP2 MOVE3 2 0"),
          session.send("yxswap2step1"));
      assertEquals("3,0", last(session.send("TURN 9,9")), "the stones are on the board");
    }

    @Test
    void goesOnWithTheColourOrTwoStonesAfterThree() {
      stones(1, 3);
      assertEquals(List.of("MESSAGE SWAP2 SWAP1 NO"), session.send("yxswap2step2"));
      stones(0, 3);
      assertEquals(
          List.of("MESSAGE SWAP2 MOVE4 3 0", "MESSAGE SWAP2 MOVE5 4 0"),
          session.send("yxswap2step2"));
    }

    @Test
    void endsWithTheColourAfterFive() {
      stones(0, 5);
      assertEquals(List.of("MESSAGE SWAP2 SWAP2 YES"), session.send("yxswap2step3"));
    }

    @Test
    void needsItsStones() {
      stones(0, 4);
      assertEquals(
          List.of("ERROR YXSWAP2STEP2 with 4 stones on the board; expected 3"),
          session.send("yxswap2step2"));
      assertEquals(
          List.of("ERROR YXSWAP2STEP3 with 4 stones on the board; expected 5"),
          session.send("yxswap2step3"));
    }

    @Test
    void hasAReplyEvenIfTheSearchFails() {
      Swap2Player broken =
          mock(
              Swap2Player.class,
              call -> {
                throw new IllegalStateException("broken");
              });
      SessionHarness other =
          new SessionHarness(
              new TestBrain(new FirstPointBrain(), broken, FirstPointBrain.IDENTITY, 0));
      List<String> lines = other.send("START 15", "yxswap2step1");
      assertEquals("MESSAGE SWAP2 MOVE3 8 8", last(lines));
      assertEquals("MESSAGE SWAP2 SWAP1 YES", last(other.send("yxswap2step2")));
    }
  }

  @Nested
  class PointsThatAreBlocked {

    @BeforeEach
    void start() {
      session.send("START 15", "yxblock", "0,0", "1,0", "done");
    }

    @Test
    void arePlayedByNoSearch() {
      assertEquals("2,0", last(session.send("BEGIN")));
      assertEquals("3,0", last(session.send("TURN 7,7")));
      assertEquals("4,0", last(session.send("YXNBEST 2")));
    }

    @Test
    void outliveANewGame() {
      assertEquals("2,0", last(session.send("START 15", "BOARD", "DONE")));
    }

    @Test
    void canBeGivenBack() {
      session.send("yxblockundo", "0,0", "done");
      assertEquals("0,0", last(session.send("BEGIN")));
      assertEquals("2,0", last(session.send("TURN 7,7")));
      session.send("yxblockreset");
      assertEquals("1,0", last(session.send("TURN 8,7")));
    }

    @Test
    void mustBeOnTheBoard() {
      List<String> lines = session.send("yxblock", "2,0", "15,0", "done");
      assertTrue(lines.get(0).startsWith("ERROR YXBLOCK line 15,0 is outside"), lines::toString);
      assertEquals("2,0", last(session.send("BEGIN")));
    }
  }

  @Nested
  class SeveralLines {

    @BeforeEach
    void start() {
      session.send("START 15");
    }

    @Test
    void comeBeforeTheBestMoveWithValueAndDepth() {
      assertEquals(
          List.of(
              "MESSAGE (1) 35 | 3-4 | a1",
              "MESSAGE (2) 34 | 3-4 | b1",
              "MESSAGE Depth 3-4 | Eval 35 | Node 10K | Speed 0 | Time 0ms | a1",
              "0,0"),
          session.send("YXNBEST 2"));
      assertEquals("1,0", last(session.send("TURN 7,7")), "the best move is on the board");
    }

    @Test
    void comeAfterEveryIterationIfDetailsAreShown() {
      session.send("INFO show_detail 1");
      assertEquals(7, session.send("yxnbest 2").size());
    }

    @Test
    void areAllMovesWhenADefenceIsSearched() {
      assertEquals(225 + 2, session.send("yxsearchdefend").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"YXNBEST", "YXNBEST x", "YXNBEST 1,2", "YXNBEST 0", "YXNBEST -1"})
    void needANumber(String line) {
      List<String> lines = session.send(line);
      assertEquals(1, lines.size());
      assertTrue(lines.get(0).matches("ERROR YXNBEST.*expected.*"), lines::toString);
    }

    @Test
    void needAnEmptyPoint() {
      session.send("START 5", "YXBOARD");
      for (int i = 0; i < 25; i++) {
        session.send(i % 5 + "," + i / 5 + "," + (2 - i % 2));
      }
      session.send("DONE");
      assertTrue(last(session.send("YXNBEST 1")).startsWith("ERROR YXNBEST on a full board"));
    }
  }

  @Test
  void aPlayerWithoutSearchSaysThatItHasNoAnalysis() {
    SessionHarness weak = new SessionHarness(TestBrain.with(mock(Engine.class)));
    weak.send("START 15");
    assertTrue(last(weak.send("YXNBEST 2")).startsWith("ERROR YXNBEST needs a player"));
    assertTrue(last(weak.send("yxblock", "0,0", "done")).startsWith("ERROR YXBLOCK needs"));
    assertEquals("MESSAGE INFO MAX_THREAD_NUM 1", weak.send("yxshowinfo").get(0));
  }

  @Nested
  class ALevelPosition {

    private static final String MESSAGE =
        "MESSAGE Depth 4-5 | Eval %s | Node 10K | Speed 0 | Time 0ms | ";

    @BeforeEach
    void start() {
      session.send("START 15");
    }

    @Test
    void takesOneStone() {
      List<String> lines = List.of(MESSAGE.formatted("0") + "a1", "0,0");
      assertEquals(lines, session.send("YXBALANCEONE"));
      assertEquals("1,0", last(session.send("TURN 7,7")), "the stone is on the board");
    }

    @Test
    void takesOneStoneOfEachSide() {
      List<String> lines = List.of(MESSAGE.formatted("0") + "a1 b1", "0,0 1,0");
      assertEquals(lines, session.send("yxbalancetwo 0"));
      assertEquals("2,0", last(session.send("TURN 7,7")), "both stones are on the board");
    }

    @Test
    void mayBeAsUnevenAsIsWanted() {
      assertTrue(session.send("yxbalanceone 100").get(0).contains("Eval -100"));
      assertTrue(session.send("yxbalancetwo -999999").get(0).contains("Eval 10000"));
    }

    @Test
    void hasANumberForItsValue() {
      assertTrue(last(session.send("YXBALANCEONE x")).matches("ERROR YXBALANCEONE.*expected.*"));
    }

    @Test
    void needsAnEmptyPointForEachStone() {
      session.send("START 5", "YXBOARD");
      for (int i = 0; i < 24; i++) {
        session.send(i % 5 + "," + i / 5 + "," + (1 + i % 2));
      }
      session.send("DONE");
      assertTrue(last(session.send("YXBALANCETWO")).startsWith("ERROR YXBALANCETWO on a full"));
      assertEquals("4,4", last(session.send("YXBALANCEONE")));
    }
  }

  @Nested
  class TheLiveBoard {

    @Test
    void isDrawnForYixinsManagers() {
      session.send("info show_detail 1", "yxshowinfo", "START 15 15");
      List<String> lines = session.send("BEGIN");
      assertEquals(
          List.of(
              "MESSAGE REALTIME POS 0,0",
              "MESSAGE REALTIME DONE 0,0",
              "MESSAGE REALTIME LOSE 14,14",
              "MESSAGE Depth 1-2 | Eval 35 | Node 10K | Speed 0 | Time 0ms | a15",
              "MESSAGE REALTIME REFRESH",
              "MESSAGE REALTIME BEST 0,0",
              "MESSAGE REALTIME VAL 35",
              "MESSAGE REALTIME PV a15",
              "MESSAGE Depth 2-3 | Eval 35 | Node 10K | Speed 0 | Time 0ms | a15",
              "MESSAGE REALTIME REFRESH",
              "MESSAGE REALTIME BEST 0,0",
              "MESSAGE REALTIME VAL 35",
              "MESSAGE REALTIME PV a15",
              "MESSAGE Depth 2-3 | Eval 35 | Node 10K | Speed 0 | Time 0ms | a15",
              "0,0"),
          lines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"info show_detail 1\nSTART 15", "yxshowinfo\nSTART 15"})
    void isNotDrawnForOthers(String lines) {
      session.send(lines.split("\n"));
      assertTrue(session.send("BEGIN").stream().noneMatch(line -> line.contains("REALTIME")));
    }
  }
}
