package org.katachi.tournament.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.katachi.board.Point;

/**
 * A brain's move, which may be illegal.
 *
 * @param move the point; anywhere, on the board or off it
 * @param nanos from the moment when the command had been written to the moment when the move had
 *     been read
 * @param messages the texts for people before the move, without the word MESSAGE; the last of them
 *     if there are many
 * @param debug all other lines before the move, without the word DEBUG; as the messages
 * @param searchInfo what the messages tell of its search
 * @param leftNanos what is left of the brain's time for the game after the move, if that is limited
 */
public record MoveReply(
    Point move,
    long nanos,
    List<String> messages,
    List<String> debug,
    Optional<SearchInfo> searchInfo,
    OptionalLong leftNanos) {

  /** Takes copies of the texts. */
  public MoveReply {
    messages = List.copyOf(messages);
    debug = List.copyOf(debug);
  }

  /** The same without what the brain said, but with what that told of its search. */
  public MoveReply withoutWords() {
    return new MoveReply(move, nanos, List.of(), List.of(), searchInfo, leftNanos);
  }

  /** The last text for people before the move. */
  public Optional<String> message() {
    return messages.isEmpty() ? Optional.empty() : Optional.of(messages.get(messages.size() - 1));
  }
}
