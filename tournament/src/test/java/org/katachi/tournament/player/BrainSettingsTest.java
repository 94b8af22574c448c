package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.tournament.settings.SettingTree;

/** The words mean what they mean in c-gomoku-cli, fastchess and cutechess. */
class BrainSettingsTest {

  @ParameterizedTest
  @CsvSource({
    "10, 10000, 10000, 0",
    "10+0.1, 10000, 10000, 100",
    "180/5, 180000, 5000, 0",
    "180/5+0.25, 180000, 5000, 250",
    "0/0.1, 0, 100, 0",
    "1:00+0.5, 60000, 60000, 500",
    "1:30.25, 90250, 90250, 0",
    "0:10, 10000, 10000, 0",
    "3:00/5+1, 180000, 5000, 1000"
  })
  void tcIsTimeForAGame(String text, long match, long turn, long increment) {
    assertEquals(new TimeControl(match, turn, increment, 0), parse("tc=" + text));
  }

  @Test
  void stIsTimeForAMove() {
    assertEquals(new TimeControl(0, 5_000, 0, 300), parse("st=5", "timemargin=300"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tc=inf", "st=inf"})
  void timeMayBeWithoutALimitIfSomethingElseLimitsTheSearch(String word) {
    assertEquals(new TimeControl(0, TimeControl.UNLIMITED, 0, 0), parse(word, "nodes=1000"));
    assertEquals(new TimeControl(0, TimeControl.UNLIMITED, 0, 0), parse(word, "depth=4"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "tc=0; gives a game no time",
        "tc=0/5+0.1; adds time to a game that has no limit",
        "tc=fast; tc= needs MATCH",
        "tc=+0.1; tc= needs MATCH",
        "tc=0:00; gives a game no time",
        "tc=40/1:00; tc= needs MATCH",
        "tc=40/60; not moves a period",
        "tc=1:00:00; tc= needs MATCH",
        "st=1:00; st= needs seconds a move",
        "st=5+1; st= needs seconds a move",
        "timemargin=5; no time",
        "tc=inf; needs nodes= or depth="
      })
  void whatMakesNoSenseIsRefused(String word, String message) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> parse(word));
    assertTrue(refusal.getMessage().contains(message), refusal::getMessage);
  }

  private static TimeControl parse(String... words) {
    ObjectNode tree = SettingTree.empty();
    for (String word : words) {
      tree.put(StringUtils.substringBefore(word, "="), StringUtils.substringAfter(word, "="));
    }
    return BrainSettings.of(tree).time();
  }
}
