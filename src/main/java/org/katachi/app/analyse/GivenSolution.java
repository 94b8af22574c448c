package org.katachi.app.analyse;

import java.util.List;
import java.util.Optional;
import org.katachi.gamefile.Move;
import org.katachi.puzzle.PuzzleSolution;
import org.katachi.puzzle.PuzzleSolver;
import org.katachi.puzzle.Win;
import org.katachi.puzzle.WinTree;

/**
 * The solution that a puzzle's file gives, compared with what was found.
 *
 * @param moves its moves
 * @param agreed how many of them are in the tree that was found, from the first
 * @param plies the plies in which its first move wins, as far as that was found
 */
record GivenSolution(List<Move> moves, int agreed, Optional<Integer> plies) {

  /** Compares a solution, which is not empty; a first move that was not found is searched. */
  static GivenSolution compare(List<Move> moves, PuzzleSolution found, PuzzleSolver solver) {
    int agreed = found.win().map(win -> agreed(moves, win.tree())).orElse(0);
    Move first = moves.get(0);
    Optional<Integer> plies =
        agreed > 0
            ? found.win().map(Win::plies)
            : found.win().stream()
                .flatMap(win -> win.others().stream())
                .filter(other -> first.point().equals(Optional.of(other.move())))
                .map(Win.FirstMove::plies)
                .findFirst()
                .or(() -> first.point().flatMap(solver::pliesOf));
    return new GivenSolution(moves, agreed, plies);
  }

  private static int agreed(List<Move> moves, WinTree found) {
    Optional<WinTree> tree = Optional.of(found);
    int agreed = 0;
    for (Move move : moves) {
      if (tree.isEmpty()) {
        return agreed;
      }
      boolean isWinners = agreed % 2 == 0;
      if (isWinners && !move.point().equals(tree.map(WinTree::move))) {
        return agreed;
      }
      if (!isWinners) {
        WinTree before = tree.get();
        tree = move.point().flatMap(before::answer);
        if (tree.isEmpty()) {
          return agreed;
        }
      }
      agreed++;
    }
    return agreed;
  }

  /** The result for people, as a sentence. */
  String words() {
    String length = moves.size() == 1 ? "1 move" : moves.size() + " moves";
    if (agreed == moves.size()) {
      return "The file's solution of %s is the same.".formatted(length);
    }
    if (agreed > 0) {
      return "The file's solution of %s begins alike, and move %d, %s, is not in the tree."
          .formatted(length, agreed + 1, moves.get(agreed));
    }
    return "The file's solution of %s begins with %s, which %s."
        .formatted(
            length,
            moves.get(0),
            plies
                .map(count -> "wins in %d plies at most".formatted(count))
                .orElse("was not found to win"));
  }
}
