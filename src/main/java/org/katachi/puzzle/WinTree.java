package org.katachi.puzzle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;

/**
 * A move of the winner, with the replies that may prevent the win and the answer to each.
 *
 * @param move the move
 * @param plies the plies from this move up to and including the five, at the most; as far as the
 *     replies have answers
 * @param replies the longest resistance first; none after a five
 */
public record WinTree(Point move, int plies, List<Reply> replies) {

  /**
   * A reply of the loser.
   *
   * @param move where; nothing for all other moves, which come last
   * @param answer the winner's next move; nothing where a limit ended the search for it
   */
  public record Reply(Optional<Point> move, Optional<WinTree> answer) {

    private int plies() {
      return answer.map(WinTree::plies).orElse(0);
    }

    private boolean isOther() {
      return move.isEmpty();
    }
  }

  public WinTree {
    replies =
        replies.stream()
            .sorted(
                Comparator.comparing(Reply::isOther)
                    .thenComparing(Comparator.comparing(Reply::plies).reversed()))
            .toList();
  }

  /** A five. */
  static WinTree five(Point move) {
    return new WinTree(move, 1, List.of());
  }

  /** A move with the replies to it. */
  static WinTree of(Point move, List<Reply> replies) {
    int rest = replies.stream().mapToInt(Reply::plies).max().orElse(0);
    return new WinTree(move, 2 + rest, replies);
  }

  /** The answer to a reply; nothing if the tree has none. */
  public Optional<WinTree> answer(Point reply) {
    return replies.stream()
        .filter(known -> known.isOther() || known.move().get().equals(reply))
        .findFirst()
        .flatMap(Reply::answer);
  }
}
