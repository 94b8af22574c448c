package org.katachi.tournament.player;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import org.katachi.brain.gomocup.ForeignText;
import org.katachi.brain.gomocup.ReplyLine;

/** The last of the texts for people that a brain says beside its answer. */
final class InfoLines {

  /** The number of texts that are kept; a search tells its best at its end. */
  private static final int MAX_LINES = 100;

  /**
   * How many of them a game keeps: as RecordedMove of the log, the last one and eight before it.
   */
  private static final int LAST = 9;

  /** The number of characters of a text that are kept. */
  private static final int MAX_LENGTH = 1_000;

  private final Deque<String> messages = new ArrayDeque<>();

  /** Keeps the text of a line that has one, without the word MESSAGE. */
  void add(ReplyLine line) {
    Optional<String> message = line.textAfter("MESSAGE");
    if (message.isPresent()) {
      messages.addLast(
          StringUtils.truncate(
              ForeignText.printable(message.get().replace('\t', ' ')), MAX_LENGTH));
    }
    if (messages.size() > MAX_LINES) {
      messages.removeFirst();
    }
  }

  List<String> messages() {
    return List.copyOf(messages);
  }

  /** The latest of the messages, oldest first: those that a game keeps. */
  List<String> lastMessages() {
    return messages.stream().skip(Math.max(0, messages.size() - LAST)).toList();
  }

  /** The last of the messages. */
  Optional<String> lastMessage() {
    return Optional.ofNullable(messages.peekLast());
  }
}
