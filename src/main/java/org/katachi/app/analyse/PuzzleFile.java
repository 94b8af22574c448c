package org.katachi.app.analyse;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Colour;
import org.katachi.gamefile.GameFormat;
import org.katachi.gamefile.GameNode;
import org.katachi.gamefile.GameTree;
import org.katachi.gamefile.GameWriter;
import org.katachi.gamefile.Move;
import org.katachi.puzzle.Win;
import org.katachi.puzzle.WinTree;

/** Solved puzzles as games: the tree is the variations, the longest resistance the main line. */
final class PuzzleFile {

  private PuzzleFile() {}

  /**
   * The form of a file, by the ending of its name.
   *
   * @throws IllegalArgumentException if it is none that holds variations
   */
  static GameFormat format(String file) {
    return GameFormat.find(StringUtils.substringAfterLast(file, "."))
        .filter(found -> found == GameFormat.SGF || found == GameFormat.LIB)
        .orElseThrow(() -> new IllegalArgumentException("--save writes .sgf or .lib, not " + file));
  }

  /**
   * Writes puzzles.
   *
   * @throws IllegalArgumentException if the form can't hold them; the message tells why
   * @throws IOException if the file can't be written
   */
  static void write(List<SolvedPuzzle> puzzles, String file) throws IOException {
    GameFormat format = format(file);
    if (format == GameFormat.LIB && puzzles.size() > 1) {
      throw new IllegalArgumentException(
          "RenLib's library holds one puzzle, and these are " + puzzles.size());
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (SolvedPuzzle puzzle : puzzles) {
      bytes.writeBytes(GameWriter.write(tree(puzzle), format));
    }
    Files.write(Path.of(file), bytes.toByteArray());
  }

  private static GameTree tree(SolvedPuzzle solved) {
    GameTree tree = GameTree.of(solved.puzzle().game());
    GameNode node = tree.root();
    while (!node.children().isEmpty()) {
      node = node.children().get(0);
    }
    node.setComment(String.join("\n", PuzzleText.summary(solved)));
    Colour side = solved.puzzle().game().toMove();
    if (solved.isSolved()) {
      Win win = solved.found().win().orElseThrow();
      add(node, side, win.tree());
      for (Win.FirstMove other : win.others()) {
        node.play(Move.stone(side, other.move()))
            .setComment("wins in %s at most".formatted(SolvedPuzzle.plies(other.plies())));
      }
    }
    return tree;
  }

  /** Any other reply is a pass. */
  private static void add(GameNode node, Colour side, WinTree tree) {
    GameNode after = node.play(Move.stone(side, tree.move()));
    for (WinTree.Reply reply : tree.replies()) {
      GameNode replied = after.play(new Move(side.opponent(), reply.move()));
      if (reply.move().isEmpty()) {
        replied.setComment("any other move");
      }
      reply
          .answer()
          .ifPresentOrElse(
              answer -> add(replied, side, answer), () -> replied.setComment("no answer found"));
    }
  }
}
