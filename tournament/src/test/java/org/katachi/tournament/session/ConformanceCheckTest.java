package org.katachi.tournament.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Level;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.Adjudication;
import org.katachi.tournament.play.Fakes;
import org.katachi.tournament.schedule.ColourOrder;
import org.katachi.tournament.schedule.OpeningPolicy;
import org.katachi.tournament.schedule.Plan;

/** {@code -check} runs the conversations that the tournament needs, and gives a verdict. */
class ConformanceCheckTest {

  private final StringWriter out = new StringWriter();

  @Test
  void onlyTheLevelCompetitionOfTheTournamentsRulesIsRun() throws IOException {
    List<Conversation> renju = check(15, Rule.RENJU, false).conversations();
    assertTrue(renju.stream().allMatch(talk -> talk.level() == Level.COMPETITION));
    assertEquals(
        Set.of(4),
        renju.stream()
            .flatMap(talk -> talk.needs().rules().stream())
            .map(RuleSet::info)
            .collect(Collectors.toSet()));
    assertTrue(renju.stream().allMatch(talk -> talk.needs().board().isEmpty()));
  }

  @Test
  void theConversationsOfAnotherBoardAreLeftOut() throws IOException {
    assertTrue(paths(check(20, Rule.FREESTYLE, false)).contains("managers/piskvork-black"));
    assertFalse(paths(check(15, Rule.FREESTYLE, false)).contains("managers/piskvork-black"));
    assertTrue(paths(check(9, Rule.FREESTYLE, false)).contains("managers/piskvork-white"));
  }

  @Test
  void swap2IsCheckedWhereItIsPlayed() throws IOException {
    assertTrue(paths(check(15, Rule.FREESTYLE, true)).contains("swap2/second"));
    assertFalse(paths(check(15, Rule.FREESTYLE, false)).contains("swap2/second"));
  }

  @Test
  void aBrainThatEndsAtOnceIsNotReady() throws Exception {
    ConformanceCheck check = check(15, Rule.FREESTYLE, false);
    assertEquals(Optional.of(false), check.readiness(() -> new ProcessBuilder("false")));
    assertTrue(out.toString().contains("the brain exited with code 1"), out::toString);
    assertTrue(
        out.toString().contains("Not ready for a competition (commands/begin-and-turn and"),
        out::toString);
  }

  private static Set<String> paths(ConformanceCheck check) {
    return check.conversations().stream().map(Conversation::path).collect(Collectors.toSet());
  }

  private ConformanceCheck check(int size, Rule rule, boolean swap2) throws IOException {
    Plan plan =
        new Plan(
            List.of("a", "b"),
            Fakes.roundRobin(2, 1),
            2,
            new Geometry(size, size),
            new RuleSet(rule, false),
            Optional.empty(),
            OpeningPolicy.PAIR,
            swap2,
            Adjudication.NONE,
            ColourOrder.DEFAULT);
    return ConformanceCheck.of(plan, new PrintWriter(out, true));
  }
}
