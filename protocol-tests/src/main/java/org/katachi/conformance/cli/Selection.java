package org.katachi.conformance.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.katachi.conformance.format.ConversationFiles;
import org.katachi.conformance.format.ConversationSyntaxException;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.DefaultGame;
import org.katachi.conformance.script.Level;
import org.katachi.rules.RuleSet;
import picocli.CommandLine.Option;

/** The options that select conversations. */
final class Selection {

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      description = "Only this theme; may be repeated.")
  private final List<String> themes = new ArrayList<>();

  @Option(
      names = "--without",
      paramLabel = "THEME",
      description = "All but this theme; may be repeated.")
  private final List<String> without = new ArrayList<>();

  @Option(
      names = "--rules",
      paramLabel = "RULE",
      split = ",",
      description =
          "The rules that the brain plays, as 0,1,4 or freestyle,renju: conversations that need"
              + " others are left out, and the others play by the first.")
  private final List<String> rules = new ArrayList<>();

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description =
          "Only this level: competition (the official judge and Piskvork need it), protocol (the"
              + " written protocol says it) or extra (habits and extensions).")
  private Level level;

  @Option(
      names = "--boardsize",
      paramLabel = "N",
      description = "The board of the conversations that need no special one (15 to 40).")
  private int size = DefaultGame.MIN_SIZE;

  /** The old word for {@code --boardsize}. */
  @Option(names = "--size", hidden = true)
  void setSize(int side) {
    size = side;
  }

  /** Whether all conversations about competitions are selected that are about its rules. */
  private boolean wholeCompetition;

  /** The names of the loaded conversations, of those that are not selected, too. */
  private final Set<String> existing = new LinkedHashSet<>();

  /**
   * The game of the conversations that need no special one.
   *
   * @throws IllegalArgumentException if there is no such game
   */
  DefaultGame game() {
    return new DefaultGame(size, rules.isEmpty() ? RuleSet.FREESTYLE : rules().get(0));
  }

  private List<RuleSet> rules() {
    return rules.stream().map(Selection::rule).toList();
  }

  private static RuleSet rule(String text) {
    return RuleSet.find(text)
        .orElseThrow(() -> new IllegalArgumentException("no game has rule " + text));
  }

  /** The names of all conversations that were loaded, selected or not. */
  Set<String> existing() {
    return existing;
  }

  /** Whether a verdict on competitions can be given: none of their conversations is left out. */
  boolean wholeCompetition() {
    return wholeCompetition;
  }

  /**
   * Loads conversations and selects among them.
   *
   * @param paths files and folders; if there are none, the kit's own conversations
   * @throws IllegalArgumentException if none is selected, or a theme or a rule does not exist
   */
  List<Conversation> of(List<String> paths) throws IOException, ConversationSyntaxException {
    List<Conversation> conversations = new ArrayList<>();
    if (paths.isEmpty()) {
      conversations.addAll(ConversationFiles.shipped());
    }
    for (String path : paths) {
      conversations.addAll(ConversationFiles.load(Path.of(path)));
    }
    conversations.forEach(conversation -> existing.add(conversation.path()));
    checkThemes(conversations);
    List<Conversation> selected = conversations.stream().filter(this::isSelected).toList();
    wholeCompetition =
        paths.isEmpty()
            && selected.containsAll(
                conversations.stream().filter(this::isForCompetitions).toList());
    if (selected.isEmpty()) {
      throw new IllegalArgumentException(
          "--theme, --without, --level and --rules leave no conversation");
    }
    return selected;
  }

  private void checkThemes(List<Conversation> conversations) {
    Set<String> known =
        conversations.stream()
            .map(Conversation::theme)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    Stream.concat(themes.stream(), without.stream())
        .filter(theme -> !known.contains(theme))
        .findFirst()
        .ifPresent(
            theme -> {
              throw new IllegalArgumentException(
                  "No theme " + theme + "; there are " + String.join(", ", known));
            });
  }

  private boolean isSelected(Conversation conversation) {
    boolean theme =
        (themes.isEmpty() || themes.contains(conversation.theme()))
            && !without.contains(conversation.theme());
    return theme && (level == null || level == conversation.level()) && hasRule(conversation);
  }

  private boolean isForCompetitions(Conversation conversation) {
    return conversation.level() == Level.COMPETITION && hasRule(conversation);
  }

  private boolean hasRule(Conversation conversation) {
    return rules.isEmpty() || conversation.needs().rules().map(rules()::contains).orElse(true);
  }
}
