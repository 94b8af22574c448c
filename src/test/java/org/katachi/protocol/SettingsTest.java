package org.katachi.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.engine.MoveLimits;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class SettingsTest {

  private static final long MINIMUM_MEMORY = 1_000_000;
  private static final long CLOCK = 123;

  @Test
  void withoutAnyInformation() {
    MoveLimits limits = none().limits(CLOCK, 0);
    int unlimited = MoveLimits.UNLIMITED;
    assertEquals(
        new MoveLimits(
            CLOCK, 5_000, unlimited, 0, unlimited, unlimited, unlimited, unlimited, 1, 100),
        limits);
    assertEquals(RuleSet.FREESTYLE, none().rules());
    assertEquals("", none().complaint());
  }

  @Test
  void everyLimitOfTheProtocolReachesTheEngine() {
    Settings settings =
        none()
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
        new MoveLimits(
            CLOCK, 1_000, 59_255, 200, 8, 4_000_000_000L, 367_001_600, 65_536 * 1_024, 2, 70),
        settings.limits(CLOCK, 0));
  }

  @Test
  void otherKeysAreKept() {
    Settings settings =
        none()
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
  void whatWasLeftOfTheLastGameIsForgotten() {
    Settings settings = none().with("timeout_match", "60000").with("time_left", "400").forNewGame();
    assertEquals(60_000, settings.limits(CLOCK, 0).leftMillis());
  }

  @Test
  void letterCaseOfAKeyMeansNothing() {
    assertEquals(7, none().with("Timeout_TURN", "7").get(InfoKey.TIMEOUT_TURN));
  }

  @Test
  void zeroAsksForTheFastestMove() {
    assertEquals(0, none().with("timeout_turn", "0").limits(CLOCK, 0).turnMillis());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2147483647", "2147483648", "99999999999999999999"})
  void theGreatestNumbersAreNoLimit(String value) {
    MoveLimits limits =
        none().with("timeout_turn", value).with("time_left", value).limits(CLOCK, 0);
    assertEquals(MoveLimits.UNLIMITED, limits.turnMillis());
    assertEquals(MoveLimits.UNLIMITED, limits.leftMillis());
  }

  @ParameterizedTest
  @CsvSource({"timeout_match", "max_memory", "max_depth", "max_node", "hash_size"})
  void zeroIsNoLimitForAllOthers(String key) {
    MoveLimits limits = none().with(key, "5000000").with(key, "0").limits(CLOCK, 0);
    assertEquals(none().limits(CLOCK, 0), limits);
  }

  @Test
  void whatIsLeftMayBeNegative() {
    assertEquals(-859, none().with("time_left", "-859").limits(CLOCK, 0).leftMillis());
  }

  @Test
  void ownAccountCountsOnlyWithoutTheManagers() {
    Settings match = none().with("timeout_match", "60000");
    assertEquals(57_000, match.limits(CLOCK, 3_000).leftMillis());
    assertEquals(-1_000, match.limits(CLOCK, 61_000).leftMillis());
    assertEquals(50_000, match.with("time_left", "50000").limits(CLOCK, 3_000).leftMillis());
    assertEquals(
        MoveLimits.UNLIMITED, match.with("time_left", "2147483647").limits(CLOCK, 0).leftMillis());
    assertEquals(
        MoveLimits.UNLIMITED, none().with("timeout_match", "0").limits(CLOCK, 9).leftMillis());
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
  void whatHasNoMeaningIsIgnored(String key, String value) {
    Settings before = none().with("strength", "50");
    Settings after = before.with(key, value);
    assertEquals(before.limits(CLOCK, 0), after.limits(CLOCK, 0));
    assertEquals("", after.complaint());
  }

  @ParameterizedTest
  @CsvSource({"strength,101,100", "thread_num,100000,256", "pondering,2,1", "caution_factor,9,5"})
  void tooMuchIsTheMost(String key, String value, long most) {
    assertEquals(most, none().with(key, value).get(InfoKey.of(key)));
  }

  @Test
  void minusOneNodeIsNoLimitAsSomeGuisWriteIt() {
    assertEquals(
        MoveLimits.UNLIMITED,
        none().with("max_node", "10").with("max_node", "-1").limits(CLOCK, 0).maxNodes());
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
    assertEquals(new RuleSet(rule, continuous), none().with("rule", sum).rules());
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "12", "16", "-1", "4294967296", "99999999999999999999"})
  void anUnknownRuleIsADemandThatCantBeMet(String sum) {
    Settings settings = none().with("rule", "1").with("rule", sum);
    assertEquals(new RuleSet(Rule.STANDARD, false), settings.rules());
    assertTrue(settings.complaint().startsWith("rule "), settings.complaint());
    assertEquals("", settings.withoutComplaint().complaint());
    assertEquals(settings.rules(), settings.withoutComplaint().rules());
  }

  @Test
  void tooLittleMemoryIsADemandThatCantBeMet() {
    Settings settings = none().with("max_memory", "367001600").with("max_memory", "999999");
    assertEquals(367_001_600, settings.limits(CLOCK, 0).maxMemory());
    assertTrue(settings.complaint().contains("999999"), settings.complaint());
    assertTrue(settings.complaint().contains("1000000"), settings.complaint());
    assertEquals("", none().with("max_memory", "1000000").complaint());
  }

  @Test
  void aDemandIsWithdrawnByABetterOne() {
    Settings settings = none().with("rule", "99").with("max_memory", "1").with("rule", "4");
    assertTrue(settings.complaint().startsWith("max_memory"), settings.complaint());
    assertEquals("", settings.with("max_memory", "0").complaint());
  }

  @Test
  void twoDemandsAreOneComplaint() {
    String complaint = none().with("rule", "99").with("max_memory", "1").complaint();
    assertTrue(complaint.contains("rule 99") && complaint.contains("max_memory 1"), complaint);
  }

  private static Settings none() {
    return new Settings(MINIMUM_MEMORY);
  }
}
