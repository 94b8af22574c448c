package org.katachi.conformance.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.katachi.conformance.conversation.Conversation;
import org.katachi.conformance.format.ConversationFiles;
import org.katachi.conformance.format.FormatException;
import picocli.CommandLine.Option;

/** Which of the conversations are wanted. */
final class Selection {

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      description = "Only this theme of them; may come several times.")
  private final List<String> themes = new ArrayList<>();

  @Option(
      names = "--rules",
      paramLabel = "RULE",
      split = ",",
      description = "Only what needs no rules, or these, as 0,1,4.")
  private final List<Integer> rules = new ArrayList<>();

  /**
   * Reads the conversations and picks those that are wanted.
   *
   * @param paths files and folders; without any, what the kit ships
   * @throws IllegalArgumentException if none of them is wanted
   */
  List<Conversation> of(List<String> paths) throws IOException, FormatException {
    List<Conversation> conversations = new ArrayList<>();
    if (paths.isEmpty()) {
      conversations.addAll(ConversationFiles.shipped());
    }
    for (String path : paths) {
      conversations.addAll(ConversationFiles.load(Path.of(path)));
    }
    conversations.removeIf(conversation -> !isWanted(conversation));
    if (conversations.isEmpty()) {
      throw new IllegalArgumentException("--theme and --rules leave no conversation");
    }
    return conversations;
  }

  private boolean isWanted(Conversation conversation) {
    boolean theme = themes.isEmpty() || themes.contains(conversation.theme());
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
