package org.katachi.tournament.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The last of the lines that a brain says beside its answer. */
final class InfoLines {

  /** The number of lines of each kind that are kept; a search tells its best at its end. */
  private static final int MAX_LINES = 100;

  /** The number of characters of a line that are kept. */
  private static final int MAX_LENGTH = 1_000;

  private final Deque<String> messages = new ArrayDeque<>();
  private final Deque<String> debug = new ArrayDeque<>();

  /** Keeps a line: with the messages, or else for its author, without the word DEBUG. */
  void add(ReplyLine line) {
    Optional<String> message = line.textAfter("MESSAGE");
    if (message.isPresent()) {
      add(messages, message.get());
    } else if (!line.text().isEmpty()) {
      add(debug, line.textAfter("DEBUG").orElse(line.text()));
    }
  }

  private static void add(Deque<String> lines, String text) {
    if (lines.size() == MAX_LINES) {
      lines.removeFirst();
    }
    lines.addLast(text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text);
  }

  List<String> messages() {
    return List.copyOf(messages);
  }

  /** The last of the messages. */
  Optional<String> lastMessage() {
    return Optional.ofNullable(messages.peekLast());
  }

  List<String> debug() {
    return List.copyOf(debug);
  }
}
