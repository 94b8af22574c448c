package org.katachi.app.analyse;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.board.Notation;
import org.katachi.gamefile.Move;
import org.katachi.puzzle.Win;
import org.katachi.puzzle.WinTree;

/** Solved puzzles as maps and lists for JSON. What was not found is null. */
final class PuzzleJson {

  private static final String PLIES = "plies";
  private static final String MOVE = "move";

  private PuzzleJson() {}

  static Map<String, Object> of(SolvedPuzzle solved) {
    Puzzle puzzle = solved.puzzle();
    Map<String, Object> json = AnalysisJson.of(puzzle.source());
    json.putAll(AnalysisJson.of(puzzle.game(), puzzle.rule()));
    json.put("solved", solved.isSolved());
    json.put("win", solved.found().win().map(PuzzleJson::of).orElse(null));
    json.put("best", AnalysisJson.ofLines(solved.found().best().stream().toList()));
    json.put("limits", solved.found().limits());
    json.put("solution", solved.given().map(PuzzleJson::of).orElse(null));
    json.put("millis", solved.found().millis());
    json.put("nodes", solved.found().nodes());
    return json;
  }

  private static Map<String, Object> of(Win win) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("kind", win.kind().toString());
    json.put(PLIES, win.plies());
    json.put("shortest", win.isShortest());
    json.put("first", Notation.letterNumber(win.move()));
    json.put("unique", win.isUnique());
    json.put("others", win.others().stream().map(PuzzleJson::of).toList());
    json.put("othersLimit", win.othersLimit().orElse(null));
    json.put("tree", of(win.tree()));
    json.put("treeLimit", win.treeLimit().orElse(null));
    return json;
  }

  private static Map<String, Object> of(Win.FirstMove other) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put(MOVE, Notation.letterNumber(other.move()));
    json.put(PLIES, other.plies());
    return json;
  }

  private static Map<String, Object> of(WinTree tree) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put(MOVE, Notation.letterNumber(tree.move()));
    json.put(PLIES, tree.plies());
    json.put("replies", tree.replies().stream().map(PuzzleJson::of).toList());
    return json;
  }

  /** A reply without a move is any other. */
  private static Map<String, Object> of(WinTree.Reply reply) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put(MOVE, reply.move().map(Notation::letterNumber).orElse(null));
    json.put("answer", reply.answer().map(PuzzleJson::of).orElse(null));
    return json;
  }

  private static Map<String, Object> of(GivenSolution given) {
    List<String> moves = given.moves().stream().map(Move::toString).toList();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("moves", moves);
    json.put("agreed", given.agreed());
    json.put(PLIES, given.plies().orElse(null));
    return json;
  }
}
