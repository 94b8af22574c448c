package org.katachi.app.analyse;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Notation;
import org.katachi.engine.SearchReport;
import org.katachi.gamefile.Glyphs;
import org.katachi.puzzle.Win;
import org.katachi.puzzle.WinKind;
import org.katachi.puzzle.WinTree;

/** A solved puzzle as a text for people. */
final class PuzzleText {

  /** The most lines of the tree that are shown. */
  private static final int MAX_LINES = 60;

  private final SolvedPuzzle solved;
  private final List<String> treeLines = new ArrayList<>();

  private PuzzleText(SolvedPuzzle solved) {
    this.solved = solved;
  }

  /** The board, the solution and the tree of the replies. */
  static String of(SolvedPuzzle solved, Glyphs glyphs) {
    Puzzle puzzle = solved.puzzle();
    return AnalysisText.board(puzzle.game(), puzzle.rule(), glyphs)
        + String.join("\n", summary(solved))
        + "\n"
        + new PuzzleText(solved).tree();
  }

  /** What was found, without the tree: a line for each thing. */
  static List<String> summary(SolvedPuzzle solved) {
    List<String> lines = new ArrayList<>();
    solved
        .found()
        .win()
        .ifPresentOrElse(win -> addWin(lines, solved, win), () -> addFailure(lines, solved));
    solved.given().ifPresent(given -> lines.add(given.words()));
    return lines;
  }

  private static void addWin(List<String> lines, SolvedPuzzle solved, Win win) {
    lines.add(
        "%s to move wins by %s in %s%s, with %s."
            .formatted(
                solved.puzzle().game().toMove().word(),
                kind(win),
                SolvedPuzzle.plies(win.plies()),
                win.isShortest() ? "" : " at most",
                Notation.letterNumber(win.move())));
    if (!win.isShortest()) {
      lines.add("A shorter %s is not ruled out.".formatted(win.kind()));
    }
    solved.found().limits().forEach(limit -> lines.add(sentence(limit)));
    lines.add(
        win.others().isEmpty()
            ? "No other first move was found to win%s."
                .formatted(win.kind() == WinKind.VCF ? " by fours" : "")
            : "%s; also winning: %s."
                .formatted(
                    win.isUnique() ? "No other first move wins as fast" : "Not the only first move",
                    SolvedPuzzle.others(win)));
    win.othersLimit()
        .ifPresent(limit -> lines.add("The search for other first moves ended at " + limit + "."));
    win.treeLimit()
        .ifPresent(limit -> lines.add("The search for the replies ended at " + limit + "."));
  }

  private static String kind(Win win) {
    int fours = (win.plies() - 1) / 2;
    if (fours == 0) {
      return "a five";
    }
    return win.kind() == WinKind.VCF
        ? "VCF of %d %s".formatted(fours, fours == 1 ? "four" : "fours")
        : win.kind().toString();
  }

  private static void addFailure(List<String> lines, SolvedPuzzle solved) {
    lines.add(
        "No forced win of %s, who is to move, was found."
            .formatted(solved.puzzle().game().toMove().word()));
    solved.found().limits().forEach(limit -> lines.add(sentence(limit)));
    solved
        .found()
        .best()
        .filter(SearchReport::hasValue)
        .ifPresent(
            best ->
                lines.add(
                    "Best move %s, value %s, depth %d."
                        .formatted(
                            Notation.letterNumber(best.move()), best.score(), best.depth())));
  }

  private static String sentence(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
  }

  private String tree() {
    if (!solved.isSolved()) {
      return "";
    }
    add("", 1, solved.found().win().orElseThrow().tree());
    List<String> shown = treeLines.subList(0, Math.min(MAX_LINES, treeLines.size()));
    int more = treeLines.size() - shown.size();
    return "\n"
        + String.join("\n", shown)
        + "\n"
        + (more > 0 ? "%d more lines: --save FILE and --json have all\n".formatted(more) : "");
  }

  /** Adds a line up to where there are several replies, then these. */
  private void add(String start, int number, WinTree tree) {
    StringBuilder line = new StringBuilder(start);
    int next = number;
    WinTree last = tree;
    line.append(next++).append('.').append(Notation.letterNumber(last.move()));
    while (last.replies().size() == 1 && last.replies().get(0).answer().isPresent()) {
      WinTree.Reply reply = last.replies().get(0);
      last = reply.answer().get();
      line.append(' ').append(reply(next++, reply));
      line.append(' ').append(next++).append('.').append(Notation.letterNumber(last.move()));
    }
    treeLines.add(line.toString());
    String indent = " ".repeat(start.length() - start.stripLeading().length() + 2);
    for (WinTree.Reply reply : last.replies()) {
      String text = indent + reply(next, reply) + " ";
      int answer = next + 1;
      reply
          .answer()
          .ifPresentOrElse(
              tail -> add(text, answer, tail), () -> treeLines.add(text + answer + ".?"));
    }
  }

  private static String reply(int number, WinTree.Reply reply) {
    return number + "." + reply.move().map(Notation::letterNumber).orElse("other");
  }
}
