package org.katachi.app.analyse;

import org.katachi.board.Notation;
import org.katachi.gamefile.Move;
import org.katachi.gamefile.RecordedGame;
import org.katachi.puzzle.PuzzleSolution;
import org.katachi.puzzle.Win;

/**
 * Solved puzzles as a score sheet in CSV, a row for each. Fields of what was not found are empty;
 * {@code solutionPlies} is how quickly the first move of the file's solution wins.
 */
final class PuzzleTable {

  static final String HEADER =
      "file,game,rule,width,height,stones,toMove,solved,kind,plies,shortest,first,unique,others,"
          + "othersLimit,treeLimit,solution,agreed,solutionPlies,millis,nodes,limits,warnings";

  private PuzzleTable() {}

  static String row(SolvedPuzzle solved) {
    RecordedGame game = solved.puzzle().game();
    PuzzleSolution found = solved.found();
    Win win = found.win().orElse(null);
    GivenSolution given = solved.given().orElse(null);
    return AnalysisTable.row(
        solved.puzzle().source().file(),
        solved.puzzle().source().number(),
        solved.puzzle().rule(),
        game.geometry().width(),
        game.geometry().height(),
        game.stones(game.moves().size()).size(),
        game.toMove().word(),
        solved.isSolved(),
        win == null ? "" : win.kind(),
        win == null ? "" : win.plies(),
        win == null ? "" : win.isShortest(),
        win == null ? "" : Notation.letterNumber(win.move()),
        win == null ? "" : win.isUnique(),
        win == null ? "" : SolvedPuzzle.others(win),
        win == null ? "" : win.othersLimit().orElse(""),
        win == null ? "" : win.treeLimit().orElse(""),
        given == null ? "" : String.join(" ", given.moves().stream().map(Move::toString).toList()),
        given == null ? "" : given.agreed(),
        given == null ? "" : given.plies().map(Object::toString).orElse(""),
        found.millis(),
        found.nodes(),
        String.join("; ", found.limits()),
        String.join("; ", solved.puzzle().source().warnings()));
  }
}
