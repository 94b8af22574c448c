package org.katachi.conformance.conversation;

import java.util.List;

/**
 * A conversation with a brain, as a file describes it.
 *
 * @param theme the folder's name
 * @param name the file's name without its ending
 * @param title what it is about, in a sentence
 * @param optional whether a brain may answer UNKNOWN and be conformant nevertheless
 */
public record Conversation(
    String theme, String name, String title, boolean optional, Needs needs, List<Line> lines) {

  public Conversation {
    lines = List.copyOf(lines);
  }

  /** The theme and the name, as {@code mandatory/start}. */
  public String path() {
    return theme + "/" + name;
  }
}
