package org.katachi.tournament.player;

import java.util.List;
import java.util.OptionalLong;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.SearchInfo;

/** Moves that took no time. */
public final class Replies {

  private Replies() {}

  /** A move with these messages before it. */
  public static MoveReply move(Point point, String... messages) {
    List<String> told = List.of(messages);
    return new MoveReply(point, 0, told, SearchInfo.of(told), OptionalLong.empty());
  }
}
