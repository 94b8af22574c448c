package org.katachi.app.analyse;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.katachi.engine.Analyser;
import org.katachi.gamefile.Glyphs;
import org.katachi.io.Json;
import org.katachi.puzzle.PuzzleSolution;
import org.katachi.puzzle.PuzzleSolver;
import org.katachi.puzzle.Win;
import org.katachi.puzzle.WinKind;

/** Solves puzzles, one after another, prints what is found, and counts. */
final class PuzzleRun {

  private final AnalyseOptions options;
  private final PrintStream out;
  private final PrintStream err;
  private final List<SolvedPuzzle> solved = new ArrayList<>();

  PuzzleRun(AnalyseOptions options, PrintStream out, PrintStream err) {
    this.options = options;
    this.out = out;
    this.err = err;
  }

  /** Solves puzzles with an engine, and returns them. */
  List<SolvedPuzzle> solve(List<Puzzle> puzzles, Analyser engine) {
    if (options.csv()) {
      out.println(PuzzleTable.HEADER);
    }
    for (Puzzle puzzle : puzzles) {
      engine.newGame();
      PuzzleSolver solver = new PuzzleSolver(engine, options.limits(), puzzle.position());
      PuzzleSolution found = solver.solve();
      Optional<GivenSolution> given =
          puzzle.solution().isEmpty()
              ? Optional.empty()
              : Optional.of(GivenSolution.compare(puzzle.solution(), found, solver));
      SolvedPuzzle result = new SolvedPuzzle(puzzle, found, given);
      solved.add(result);
      print(result);
      if (puzzles.size() > 1) {
        err.printf("%d of %d: %s%n", solved.size(), puzzles.size(), score());
      }
    }
    return solved;
  }

  private void print(SolvedPuzzle result) {
    GameSource source = result.puzzle().source();
    if (options.json()) {
      out.println(Json.write(PuzzleJson.of(result)));
    } else if (options.csv()) {
      out.println(PuzzleTable.row(result));
    } else {
      Glyphs glyphs = options.ascii() ? Glyphs.ASCII : Glyphs.forTerminal();
      out.print(source.isOneOfMany() ? source.title() + "\n" : "");
      out.print(PuzzleText.of(result, glyphs));
    }
    out.flush();
  }

  /** The number of those solved so far, as {@code solved 3 (VCF 2, VCT 1)}. */
  private String score() {
    Map<WinKind, Long> kinds =
        solved.stream()
            .flatMap(puzzle -> puzzle.found().win().stream())
            .collect(Collectors.groupingBy(Win::kind, TreeMap::new, Collectors.counting()));
    String parts =
        kinds.entrySet().stream()
            .map(kind -> kind.getKey() + " " + kind.getValue())
            .collect(Collectors.joining(", "));
    long count = solved.stream().filter(SolvedPuzzle::isSolved).count();
    return "solved " + count + (parts.isEmpty() ? "" : " (" + parts + ")");
  }
}
