package org.katachi.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.threat.ProofNumberTable;

/** Searches of one game that share the transposition table. */
class SearcherTest {

  private static final Geometry GEOMETRY = new Geometry(15, 15);
  private static final int MANY_NODES = 20_000_000;
  private static final int FEW_NODES = 20_000;

  private final SearchTables tables =
      new SearchTables(new TranspositionTable(1 << 24), new ProofNumberTable());

  /** The first is from a game that was claimed to be won, and drawn. */
  @ParameterizedTest
  @ValueSource(strings = {"d6a11d8b7b10f8a3e9g7f9d7d9c9f6d5d4", "f6h7k6i7k7i8i5j9g6"})
  void aWinThatWasClaimedIsStillKnownWhateverTheReply(String position) {
    Board board = new Board(GEOMETRY);
    for (Point point : Notation.parsePos(position)) {
      board.play(GEOMETRY.cell(point));
    }
    Searcher claim = search(board, MANY_NODES);
    assertTrue(Score.isProvedWin(claim.score()), () -> "no win was claimed: " + claim.score());
    board.play(claim.pvMove(0));
    for (int i = 0; i < GEOMETRY.pointCount(); i++) {
      Point reply = GEOMETRY.toPoint(GEOMETRY.point(i));
      if (board.isEmpty(GEOMETRY.point(i))) {
        board.play(GEOMETRY.point(i));
        int score = search(board, FEW_NODES).score();
        assertTrue(score >= claim.score() + 2, () -> reply + " makes it " + score);
        board.undo();
      }
    }
  }

  private Searcher search(Board board, int nodes) {
    tables.transpositions().nextSearch();
    ShapeEvaluation evaluation = ShapeEvaluation.of(Rule.FREESTYLE, GEOMETRY);
    Searcher searcher =
        new Searcher(
            board,
            RuleSet.FREESTYLE,
            0,
            evaluation,
            SearchParameters.DEFAULT,
            tables,
            new NodeLimit(nodes));
    searcher.search(finished -> {});
    return searcher;
  }
}
