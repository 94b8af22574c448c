package org.katachi.tournament.player;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.SearchInfo;

/**
 * A brain's move, which may be illegal.
 *
 * @param move the point; anywhere, on the board or off it
 * @param nanos from the moment when the command had been written to the moment when the move had
 *     been read
 * @param messages the texts for people before the move, without the word MESSAGE; the last of them
 *     if there are many
 * @param searchInfo what the messages tell of its search
 * @param leftNanos what is left of the brain's time for the game after the move, if that is limited
 */
public record MoveReply(
    Point move,
    long nanos,
    List<String> messages,
    Optional<SearchInfo> searchInfo,
    OptionalLong leftNanos) {

  /** Takes a copy of the texts. */
  public MoveReply {
    messages = List.copyOf(messages);
  }

  /** The last text for people before the move. */
  public Optional<String> message() {
    return messages.isEmpty() ? Optional.empty() : Optional.of(messages.get(messages.size() - 1));
  }
}
