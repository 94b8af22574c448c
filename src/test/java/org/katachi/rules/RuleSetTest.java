package org.katachi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleSetTest {

  @ParameterizedTest
  @CsvSource({
    "0, FREESTYLE, false",
    "1, STANDARD, false",
    "2, FREESTYLE, true",
    "3, STANDARD, true",
    "4, RENJU, false",
    "6, RENJU, true",
    "8, CARO, false",
    "9, CARO_EXACT, false",
    "10, CARO, true",
    "11, CARO_EXACT, true"
  })
  void everyNumberOfTheProtocolMeansOneSetOfRules(int info, Rule rule, boolean continuous) {
    RuleSet rules = new RuleSet(rule, continuous);
    assertEquals(Optional.of(rules), RuleSet.ofInfo(info));
    assertEquals(info, rules.info());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 5, 7, 12, 13, 16})
  void noGameIsKnownByAnotherNumber(int info) {
    assertEquals(Optional.empty(), RuleSet.ofInfo(info));
  }

  @Test
  void namesAreForPeople() {
    assertEquals("caro-exact", new RuleSet(Rule.CARO_EXACT, false).toString());
    assertEquals("continuous freestyle", new RuleSet(Rule.FREESTYLE, true).toString());
  }
}
