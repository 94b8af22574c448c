package org.katachi.puzzle;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;

/**
 * A forced win. Where a search ended at a limit, the limit stands here for people, as {@code 3 s}.
 *
 * @param kind by what moves
 * @param plies the plies up to and including the five, at the most
 * @param isShortest whether every shorter win of this kind is ruled out
 * @param tree the first move and the replies to it
 * @param treeLimit where the search for the replies ended; nothing if the tree is complete
 * @param others other first moves that were found to win, the quickest first; of a VCF, by fours
 * @param othersLimit where the search for them ended; nothing if all of this kind are known
 */
public record Win(
    WinKind kind,
    int plies,
    boolean isShortest,
    WinTree tree,
    Optional<String> treeLimit,
    List<FirstMove> others,
    Optional<String> othersLimit) {

  /**
   * A first move that wins.
   *
   * @param move the move
   * @param plies the plies up to and including the five, at the most
   */
  public record FirstMove(Point move, int plies) {}

  public Win {
    others = List.copyOf(others);
  }

  /** The first move. */
  public Point move() {
    return tree.move();
  }

  /** Whether no other first move was found to win as quickly. */
  public boolean isUnique() {
    return others.stream().noneMatch(other -> other.plies() <= plies);
  }
}
