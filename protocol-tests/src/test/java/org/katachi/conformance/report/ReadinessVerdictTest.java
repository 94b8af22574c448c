package org.katachi.conformance.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Level;
import org.katachi.conformance.script.Needs;
import org.katachi.rules.RuleSet;

/** What the results of a run mean for a competition. */
class ReadinessVerdictTest {

  private final List<ConversationResult> results = new ArrayList<>();

  @Test
  void aBrainIsReadyByTheRulesWhoseConversationsPass() {
    game(Status.PASSED);
    rule(0, Status.PASSED);
    rule(4, Status.PASSED);
    protocol(Status.PASSED);
    assertVerdict(
        true,
        "Ready for a competition: freestyle, renju; it fails none of 1 conversations of the"
            + " written protocol.");
  }

  @Test
  void aBrainIsNotJudgedByARuleThatItDoesNotPlay() {
    game(Status.PASSED);
    rule(0, Status.PASSED);
    rule(1, Status.FAILED);
    rule(8, Status.NOT_SUPPORTED);
    assertVerdict(
        true,
        "Ready for a competition: freestyle; not standard (rules/1 failed); it does not play caro.");
  }

  @Test
  void aBrainThatFailsInEveryRuleIsNotReady() {
    game(Status.PASSED);
    rule(1, Status.FAILED);
    rule(4, Status.FAILED);
    assertVerdict(false, "Not ready for a competition (rules/1 and 1 more failed).");
  }

  @Test
  void aBrainThatFailsWhatIsNeededByAnyRuleIsNotReady() {
    game(Status.FAILED);
    rule(0, Status.PASSED);
    assertVerdict(false, "Not ready for a competition (managers/game failed).");
  }

  @Test
  void theWrittenProtocolKeepsNoBrainFromACompetition() {
    game(Status.PASSED);
    rule(0, Status.PASSED);
    protocol(Status.PASSED);
    protocol(Status.FAILED);
    assertVerdict(
        true,
        "Ready for a competition: freestyle; it fails 1 of 2 conversations of the written"
            + " protocol.");
  }

  @Test
  void habitsAndExtensionsAreNotCountedAmongTheWrittenProtocol() {
    game(Status.PASSED);
    rule(0, Status.PASSED);
    protocol(Status.FAILED);
    extra(Status.FAILED);
    extra(Status.PASSED);
    assertVerdict(
        true,
        "Ready for a competition: freestyle; it fails 1 of 1 conversations of the written protocol"
            + " and 1 of 2 conversations about habits and extensions.");
  }

  @Test
  void habitsAloneSayNothingOfTheWrittenProtocol() {
    extra(Status.PASSED);
    assertEquals(
        "No verdict on competitions: not all of their conversations were run; it fails none of 1"
            + " conversations about habits and extensions.",
        ReadinessVerdict.of(results, false).sentence());
  }

  @Test
  void aBrainThatRefusesTheBoardIsNotJudged() {
    game(Status.NOT_SUPPORTED);
    ReadinessVerdict verdict = ReadinessVerdict.of(results, true);
    assertEquals(Optional.empty(), verdict.readyForCompetition());
    assertEquals(
        "No verdict on competitions: the brain does not play on this board.", verdict.sentence());
  }

  @Test
  void aPartOfTheConversationsAllowsNoVerdict() {
    game(Status.PASSED);
    ReadinessVerdict verdict = ReadinessVerdict.of(results, false);
    assertEquals(Optional.empty(), verdict.readyForCompetition());
    assertEquals(
        "No verdict on competitions: not all of their conversations were run.", verdict.sentence());
  }

  private void assertVerdict(boolean ready, String sentence) {
    ReadinessVerdict verdict = ReadinessVerdict.of(results, true);
    assertEquals(sentence, verdict.sentence());
    assertEquals(Optional.of(ready), verdict.readyForCompetition());
  }

  private void game(Status status) {
    add("managers", "game", Level.COMPETITION, Needs.NOTHING.withDefaultBoard(), status);
  }

  private void rule(int info, Status status) {
    Needs needs = Needs.NOTHING.with(RuleSet.ofInfo(info).orElseThrow());
    add("rules", Integer.toString(info), Level.COMPETITION, needs, status);
  }

  private void protocol(Status status) {
    add("commands", "unknown", Level.PROTOCOL, Needs.NOTHING, status);
  }

  private void extra(Status status) {
    add("habits", "yxstop", Level.EXTRA, Needs.NOTHING, status);
  }

  private void add(String theme, String name, Level level, Needs needs, Status status) {
    results.add(
        FakeResults.of(
            new Conversation(theme, name, "Title", level, false, needs, List.of()), status));
  }
}
