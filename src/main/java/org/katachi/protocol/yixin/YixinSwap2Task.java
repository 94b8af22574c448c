package org.katachi.protocol.yixin;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.Swap2Player;
import org.katachi.protocol.task.Reply;
import org.katachi.protocol.task.Swap2Task;

/**
 * A step of the swap2 opening. Its replies are messages: the stones with their numbers, or whether
 * the colour is changed. Who moves next comes by a {@code BOARD}.
 */
final class YixinSwap2Task extends Swap2Task {

  YixinSwap2Task(Swap2Player player, Position opening, SearchLimits limits) {
    super(player, opening, limits);
  }

  @Override
  protected Reply reply(int before, List<Point> stones) {
    if (before > 0 && stones.size() < 2) {
      int step = before == Swap2Player.OPENING_STONES ? 1 : 2;
      return Reply.of("MESSAGE SWAP2 SWAP" + step + (stones.isEmpty() ? " YES" : " NO"));
    }
    List<String> lines = new ArrayList<>();
    for (Point point : stones) {
      int number = before + lines.size() + 1;
      lines.add("MESSAGE SWAP2 MOVE" + number + " " + point.x() + " " + point.y());
    }
    return Reply.of(lines, stones);
  }
}
