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
import org.katachi.conformance.format.FormatException;
import org.katachi.conformance.script.Conversation;
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
      description = "Only conversations that need none but these rules, as 0,1,4.")
  private final List<Integer> rules = new ArrayList<>();

  /**
   * Loads conversations and selects among them.
   *
   * @param paths files and folders; if there are none, the kit's own conversations
   * @throws IllegalArgumentException if none is selected, or a theme does not exist
   */
  List<Conversation> of(List<String> paths) throws IOException, FormatException {
    List<Conversation> conversations = new ArrayList<>();
    if (paths.isEmpty()) {
      conversations.addAll(ConversationFiles.shipped());
    }
    for (String path : paths) {
      conversations.addAll(ConversationFiles.load(Path.of(path)));
    }
    checkThemes(conversations);
    conversations.removeIf(conversation -> !isSelected(conversation));
    if (conversations.isEmpty()) {
      throw new IllegalArgumentException("--theme, --without and --rules leave no conversation");
    }
    return conversations;
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
    boolean rule =
        rules.isEmpty()
            || conversation
                .needs()
                .rules()
                .map(needed -> rules.contains(needed.info()))
                .orElse(true);
    return theme && rule;
  }
}
