package org.katachi.protocol.yixin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.atLeastOnce;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.protocol.session.FirstPointBrain;
import org.katachi.protocol.session.SessionHarness;
import org.katachi.protocol.session.TestBrain;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.mockito.ArgumentCaptor;

/** The boards that were written for Rapfi, in a browser and elsewhere. */
class RapfisClientsTest {

  @Nested
  class Details {

    private final SessionHarness session = new SessionHarness(FirstPointBrain.brain());

    @Test
    void ofEachLineAreInfoLinesAfterEachIterationAndBeforeTheMove() {
      session.send("START 15", "INFO show_detail 2");
      List<String> details =
          List.of(
              "INFO PV 0",
              "INFO NUMPV 2",
              "INFO DEPTH 3",
              "INFO SELDEPTH 4",
              "INFO TOTALNODES 10000",
              "INFO TOTALTIME 0",
              "INFO SPEED 0",
              "INFO EVAL 35",
              "INFO WINRATE 0.544",
              "INFO BESTLINE 0,0",
              "INFO PV DONE",
              "INFO PV 1",
              "INFO NUMPV 2",
              "INFO DEPTH 3",
              "INFO SELDEPTH 4",
              "INFO TOTALNODES 10000",
              "INFO TOTALTIME 0",
              "INFO SPEED 0",
              "INFO EVAL 34",
              "INFO WINRATE 0.542",
              "INFO BESTLINE 1,0",
              "INFO PV DONE");
      List<String> lines = session.send("YXNBEST 2");
      assertEquals(2 * (details.size() + 3) + 1, lines.size());
      assertEquals(details, lines.subList(0, details.size()));
      assertEquals("MESSAGE (1) 35 | 3-4 | a1", lines.get(details.size()));
      assertEquals(details, lines.subList(details.size() + 3, 2 * details.size() + 3));
      assertEquals("0,0", lines.get(lines.size() - 1));
    }

    @Test
    void areForTheOneMoveOfAGameToo() {
      session.send("START 15", "INFO show_detail 2");
      List<String> lines = session.send("BEGIN");
      assertTrue(lines.contains("INFO NUMPV 1"), lines::toString);
      assertTrue(lines.stream().noneMatch(line -> line.contains("REALTIME")), lines::toString);
    }

    @Test
    void mayBeDrawnToo() {
      session.send("START 15", "INFO show_detail 3");
      List<String> lines = session.send("BEGIN");
      assertTrue(lines.contains("MESSAGE REALTIME BEST 0,0"), lines::toString);
      assertTrue(lines.contains("MESSAGE REALTIME LOST 14,14"), lines::toString);
      assertTrue(lines.contains("INFO BESTLINE 0,0"), lines::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"INFO show_detail 0", "INFO show_detail 1"})
    void areNotWrittenUnasked(String info) {
      session.send("START 15", info);
      List<String> lines = session.send("BEGIN");
      assertTrue(lines.stream().noneMatch(line -> line.startsWith("INFO")), lines::toString);
    }
  }

  @Test
  void aFileOfSettingsHasNoEffectAndThatIsTold() {
    SessionHarness session = new SessionHarness(FirstPointBrain.brain());
    assertEquals(
        List.of("MESSAGE RELOADCONFIG has no effect"), session.send("RELOADCONFIG config.toml"));
    assertEquals(
        List.of("MESSAGE RELOADCONFIG has no effect", "OK"),
        session.send("RELOADCONFIG", "START 15"));
  }

  /** What {@code timeout_turn 0} with {@code timeout_match 0} means. */
  @Nested
  class NoTime {

    private final Engine engine = mock(Engine.class);
    private final SessionHarness session = new SessionHarness(TestBrain.with(engine));
    private final ArgumentCaptor<Position> position = ArgumentCaptor.forClass(Position.class);
    private final ArgumentCaptor<SearchControl> control =
        ArgumentCaptor.forClass(SearchControl.class);

    @BeforeEach
    void start() {
      when(engine.choose(any(), any(), any())).thenThrow(new IllegalStateException());
      session.send("START 15");
    }

    private SearchLimits limits(String... lines) {
      session.send(lines);
      session.send("BOARD DONE");
      verify(engine, atLeastOnce()).choose(position.capture(), control.capture(), any());
      return control.getValue().limits();
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "YXBOARD DONE",
          "YXSHOWFORBID",
          "YXBLOCKRESET",
          "yxshowinfo",
          "INFO show_detail 2",
          "INFO SHOW_DETAIL 3",
          "RELOADCONFIG",
        })
    void isNoLimitForAManagerThatSpeaksTheDialect(String spoken) {
      SearchLimits limits = limits(spoken, "INFO timeout_turn 0", "INFO timeout_match 0");
      assertEquals(SearchLimits.UNLIMITED, limits.turnMillis());
      assertEquals(SearchLimits.UNLIMITED, limits.leftMillis());
    }

    @ParameterizedTest
    @ValueSource(strings = {"YXSTOP", "STOP", "INFO show_detail 1", "INFO pondering 1", "ABOUT"})
    void asksForAMoveAtOnceFromEveryOtherManager(String spoken) {
      SearchLimits limits = limits(spoken, "INFO timeout_turn 0", "INFO timeout_match 0");
      assertEquals(0, limits.turnMillis());
    }

    @Test
    void countsWhetherItComesBeforeTheDialectOrAfter() {
      SearchLimits limits = limits("INFO timeout_turn 0", "INFO timeout_match 0", "YXSHOWFORBID");
      assertEquals(SearchLimits.UNLIMITED, limits.turnMillis());
    }

    @ParameterizedTest
    @ValueSource(strings = {"INFO timeout_match 60000", "INFO max_depth 5"})
    void mustBeSentForTheMoveAndForTheGame(String other) {
      assertEquals(0, limits("YXSHOWFORBID", "INFO timeout_turn 0", other).turnMillis());
    }

    @Test
    void isNoLimitWhateverTimeIsLeft() {
      SearchLimits limits =
          limits("RELOADCONFIG", "INFO timeout_turn 0", "INFO timeout_match 0", "INFO time_left 1");
      assertEquals(SearchLimits.UNLIMITED, limits.leftMillis());
    }

    @Test
    void isMinusOneForSome() {
      SearchLimits limits = limits("RELOADCONFIG", "INFO TIMEOUT_TURN -1", "INFO TIMEOUT_MATCH -1");
      assertEquals(SearchLimits.UNLIMITED, limits.turnMillis());
    }

    @Test
    void isNotMinusOneForOthers() {
      SearchLimits limits = limits("INFO timeout_turn 700", "INFO timeout_turn -1");
      assertEquals(700, limits.turnMillis());
    }

    @ParameterizedTest
    @ValueSource(strings = {"RELOADCONFIG\nINFO RULE 2", "INFO RULE 2\nYXSHOWFORBID"})
    void andRuleTwoIsRenju(String lines) {
      session.send(lines.split("\n"));
      limits("INFO max_depth 5");
      assertEquals(new RuleSet(Rule.RENJU, false), position.getValue().rules());
    }

    @Test
    void andRuleTwoIsAContinuousGameForOthers() {
      limits("INFO rule 2");
      assertTrue(position.getValue().rules().continuous());
      assertFalse(position.getValue().rules().rule() == Rule.RENJU);
    }
  }
}
