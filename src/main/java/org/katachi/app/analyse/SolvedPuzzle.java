package org.katachi.app.analyse;

import java.util.Optional;
import java.util.stream.Collectors;
import org.katachi.board.Notation;
import org.katachi.puzzle.PuzzleSolution;
import org.katachi.puzzle.Win;

/**
 * A puzzle and what was found.
 *
 * @param puzzle the puzzle
 * @param found the win, or where the searches ended
 * @param given the solution of the file, compared
 */
record SolvedPuzzle(Puzzle puzzle, PuzzleSolution found, Optional<GivenSolution> given) {

  boolean isSolved() {
    return found.win().isPresent();
  }

  /** The other first moves that win, as {@code i9 (9 plies), k8 (11 plies)}. */
  static String others(Win win) {
    return win.others().stream()
        .map(
            other -> "%s (%s)".formatted(Notation.letterNumber(other.move()), plies(other.plies())))
        .collect(Collectors.joining(", "));
  }

  /** A number of plies in words. */
  static String plies(int count) {
    return count == 1 ? "1 ply" : count + " plies";
  }
}
