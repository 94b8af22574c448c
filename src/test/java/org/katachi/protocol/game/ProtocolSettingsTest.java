package org.katachi.protocol.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.engine.MoveLimits;
import org.katachi.protocol.command.InfoKey;
import org.katachi.protocol.session.FirstPointBrain;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class ProtocolSettingsTest {

  private static final long MIN_MEMORY = 1_000_000;
  private static final long CLOCK = 123;

  @Test
  void theDefaultsHoldBeforeAnyInfo() {
    MoveLimits limits = defaults().limits(CLOCK, 0);
    assertEquals(MoveLimits.builder().clockStart(CLOCK).turnMillis(5_000).build(), limits);
    assertEquals(RuleSet.FREESTYLE, defaults().rules());
    assertEquals("", defaults().pendingError());
  }

  @Test
  void whatTheBrainWasStartedWithHoldsUntilTheManagerSendsOtherValues() {
    FirstPointBrain first = new FirstPointBrain();
    BrainParts brain =
        new BrainParts(
            first, first, first, FirstPointBrain.IDENTITY, MIN_MEMORY, Map.of("thread_num", "4"));
    ProtocolSettings settings = ProtocolSettings.of(brain);
    assertEquals(4, settings.get(InfoKey.THREAD_NUM));
    assertEquals(2, settings.with("thread_num", "2").get(InfoKey.THREAD_NUM));
  }

  @Test
  void everyLimitOfTheProtocolReachesTheEngine() {
    ProtocolSettings settings =
        defaults()
            .with("timeout_turn", "1000")
            .with("timeout_match", "60000")
            .with("time_left", "59255")
            .with("time_increment", "200")
            .with("max_depth", "8")
            .with("max_node", "4000000000")
            .with("max_memory", "367001600")
            .with("hash_size", "65536")
            .with("thread_num", "2")
            .with("strength", "70");
    assertEquals(
        MoveLimits.builder()
            .clockStart(CLOCK)
            .turnMillis(1_000)
            .leftMillis(59_255)
            .incrementMillis(200)
            .maxDepth(8)
            .maxNodes(4_000_000_000L)
            .maxMemory(367_001_600)
            .hashBytes(65_536 * 1_024)
            .threads(2)
            .strength(70)
            .build(),
        settings.limits(CLOCK, 0));
  }

  @Test
  void otherKeysAreKept() {
    ProtocolSettings settings =
        defaults()
            .with("game_type", "3")
            .with("pondering", "1")
            .with("caution_factor", "4")
            .with("show_detail", "1");
    assertEquals(3, settings.get(InfoKey.GAME_TYPE));
    assertEquals(1, settings.get(InfoKey.PONDERING));
    assertEquals(4, settings.get(InfoKey.CAUTION_FACTOR));
    assertEquals(1, settings.get(InfoKey.SHOW_DETAIL));
  }

  @Test
  void theTimeLeftOfTheLastGameIsForgotten() {
    ProtocolSettings settings =
        defaults().with("timeout_match", "60000").with("time_left", "400").forNewGame();
    assertEquals(60_000, settings.limits(CLOCK, 0).leftMillis());
  }

  @Test
  void keysAreReadInAnyLetterCase() {
    assertEquals(7, defaults().with("Timeout_TURN", "7").get(InfoKey.TIMEOUT_TURN));
  }

  @Test
  void zeroAsksForTheFastestMove() {
    assertEquals(0, defaults().with("timeout_turn", "0").limits(CLOCK, 0).turnMillis());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2147483647", "2147483648", "99999999999999999999"})
  void theLargestNumbersAreNoLimit(String value) {
    MoveLimits limits =
        defaults().with("timeout_turn", value).with("time_left", value).limits(CLOCK, 0);
    assertEquals(MoveLimits.UNLIMITED, limits.turnMillis());
    assertEquals(MoveLimits.UNLIMITED, limits.leftMillis());
  }

  @ParameterizedTest
  @CsvSource({"timeout_match", "max_memory", "max_depth", "max_node", "hash_size"})
  void zeroIsNoLimitForAllOthers(String key) {
    MoveLimits limits = defaults().with(key, "5000000").with(key, "0").limits(CLOCK, 0);
    assertEquals(defaults().limits(CLOCK, 0), limits);
  }

  @Test
  void theTimeLeftMayBeNegative() {
    assertEquals(-859, defaults().with("time_left", "-859").limits(CLOCK, 0).leftMillis());
  }

  @Test
  void theOwnClockCountsOnlyWithoutTheManagers() {
    ProtocolSettings match = defaults().with("timeout_match", "60000");
    assertEquals(57_000, match.limits(CLOCK, 3_000).leftMillis());
    assertEquals(-1_000, match.limits(CLOCK, 61_000).leftMillis());
    assertEquals(50_000, match.with("time_left", "50000").limits(CLOCK, 3_000).leftMillis());
    assertEquals(
        MoveLimits.UNLIMITED, match.with("time_left", "2147483647").limits(CLOCK, 0).leftMillis());
    assertEquals(
        MoveLimits.UNLIMITED, defaults().with("timeout_match", "0").limits(CLOCK, 9).leftMillis());
  }

  @ParameterizedTest
  @CsvSource({
    "timeout_turn,abc",
    "timeout_turn,''",
    "timeout_turn,1e3",
    "timeout_turn,10 ms",
    "timeout_turn,-1",
    "timeout_match,-1",
    "max_memory,-1",
    "max_depth,-1",
    "max_node,-2",
    "thread_num,0",
    "strength,-1",
    "rule,freestyle",
    "evaluate,'3,4'",
    "mood,10",
    "'',''",
  })
  void meaninglessValuesAreIgnored(String key, String value) {
    ProtocolSettings before = defaults().with("strength", "50");
    ProtocolSettings after = before.with(key, value);
    assertEquals(before.limits(CLOCK, 0), after.limits(CLOCK, 0));
    assertEquals("", after.pendingError());
  }

  @ParameterizedTest
  @CsvSource({
    "strength,101,100",
    "thread_num,100000,256",
    "pondering,2,1",
    "caution_factor,9,5",
    "time_increment,2305843009213693952,2147483647",
  })
  void tooLargeAValueIsTheMaximum(String key, String value, long max) {
    assertEquals(max, defaults().with(key, value).get(InfoKey.of(key)));
  }

  @Test
  void theLargestIntIsALimitOfMemory() {
    long bytes = Integer.MAX_VALUE;
    MoveLimits limits = defaults().with("max_memory", String.valueOf(bytes)).limits(CLOCK, 0);
    assertEquals(bytes, limits.maxMemory());
    assertEquals(MoveLimits.NO_LIMIT, defaults().limits(CLOCK, 0).maxMemory());
  }

  @Test
  void minusOneNodeIsNoLimit() {
    assertEquals(
        MoveLimits.NO_LIMIT,
        defaults().with("max_node", "10").with("max_node", "-1").limits(CLOCK, 0).maxNodes());
  }

  @ParameterizedTest
  @CsvSource({
    "0,FREESTYLE,false",
    "1,STANDARD,false",
    "2,FREESTYLE,true",
    "3,STANDARD,true",
    "4,RENJU,false",
    "6,RENJU,true",
    "8,CARO,false",
    "9,CARO_EXACT,false",
    "11,CARO_EXACT,true",
  })
  void rulesAreASum(String sum, Rule rule, boolean continuous) {
    assertEquals(new RuleSet(rule, continuous), defaults().with("rule", sum).rules());
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "12", "16", "-1", "4294967296", "99999999999999999999"})
  void anUnknownRuleLeavesAnError(String sum) {
    ProtocolSettings settings = defaults().with("rule", "1").with("rule", sum);
    assertEquals(new RuleSet(Rule.STANDARD, false), settings.rules());
    assertTrue(settings.pendingError().startsWith("rule "), settings.pendingError());
    assertEquals("", settings.withoutPendingErrors().pendingError());
    assertEquals(settings.rules(), settings.withoutPendingErrors().rules());
  }

  @Test
  void tooLittleMemoryLeavesAnError() {
    ProtocolSettings settings =
        defaults().with("max_memory", "367001600").with("max_memory", "999999");
    assertEquals(367_001_600, settings.limits(CLOCK, 0).maxMemory());
    assertTrue(settings.pendingError().contains("999999"), settings.pendingError());
    assertTrue(settings.pendingError().contains("1000000"), settings.pendingError());
    assertEquals("", defaults().with("max_memory", "1000000").pendingError());
  }

  @Test
  void aPossibleValueRemovesTheError() {
    ProtocolSettings settings =
        defaults().with("rule", "99").with("max_memory", "1").with("rule", "4");
    assertTrue(settings.pendingError().startsWith("max_memory"), settings.pendingError());
    assertEquals("", settings.with("max_memory", "0").pendingError());
  }

  @Test
  void twoErrorsAreReportedTogether() {
    String error = defaults().with("rule", "99").with("max_memory", "1").pendingError();
    assertTrue(error.contains("rule 99") && error.contains("max_memory 1"), error);
  }

  private static ProtocolSettings defaults() {
    return new ProtocolSettings(MIN_MEMORY);
  }
}
