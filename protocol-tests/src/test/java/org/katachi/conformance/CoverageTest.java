package org.katachi.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.katachi.conformance.format.ConversationFiles;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Level;

/** COVERAGE.md names every conversation, and those of a competition as such. */
class CoverageTest {

  private static final Pattern NAME = Pattern.compile("\\b[a-z0-9-]+/[a-z0-9-]+");
  private static final String NEXT_SECTION = "\n## Commands\n";

  @Test
  void everyConversationIsNamedAndNoOther() throws Exception {
    assertSame(shipped(conversation -> true), namedIn(coverage()));
  }

  @Test
  void theConversationsOfACompetitionAreNamedFirst() throws Exception {
    String text = coverage();
    assertSame(
        shipped(conversation -> conversation.level() == Level.COMPETITION),
        namedIn(text.substring(0, text.indexOf(NEXT_SECTION))));
  }

  @Test
  void habitsAndTheExtensionOfYixinAreNoPartOfTheWrittenProtocol() throws Exception {
    assertEquals(
        shipped(talk -> talk.theme().equals("habits") || talk.name().matches("(yx|yixin).*")),
        shipped(talk -> talk.level() == Level.EXTRA));
  }

  @Test
  void theReadmesCountThem() throws Exception {
    int count = ConversationFiles.shipped().size();
    assertTrue(Files.readString(Path.of("README.md")).contains("| " + count + " | 0 | 0 |"));
    assertTrue(
        Files.readString(Path.of("..", "README.md"))
            .contains(count + " conversations in plain text"));
  }

  private static void assertSame(Set<String> shipped, Set<String> named) {
    assertEquals(Set.of(), without(shipped, named), "not in COVERAGE.md");
    assertEquals(Set.of(), without(named, shipped), "no conversations of the kit");
  }

  private static Set<String> without(Set<String> all, Set<String> others) {
    Set<String> rest = new TreeSet<>(all);
    rest.removeAll(others);
    return rest;
  }

  private static String coverage() throws IOException {
    return Files.readString(Path.of("COVERAGE.md"));
  }

  private static Set<String> shipped(Predicate<Conversation> filter) throws Exception {
    return ConversationFiles.shipped().stream()
        .filter(filter)
        .map(Conversation::path)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> namedIn(String text) {
    return NAME.matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
