package org.katachi.conformance.script;

import java.util.List;

/**
 * The script of a conversation with a brain, as a file contains it.
 *
 * @param theme the folder's name
 * @param name the file's name without its ending
 * @param title the subject, in one sentence
 * @param level who demands what it checks
 * @param optional whether a brain may answer UNKNOWN, which is then no failure
 * @param needs the rules and the board that not every brain has
 */
public record Conversation(
    String theme,
    String name,
    String title,
    Level level,
    boolean optional,
    Needs needs,
    List<ScriptLine> lines) {

  public Conversation {
    lines = List.copyOf(lines);
  }

  /** The theme and the name, as {@code commands/start}. */
  public String path() {
    return theme + "/" + name;
  }
}
