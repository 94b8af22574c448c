package org.katachi.search.root;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.search.LimitCheck;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/** A game of two searches, each with tables of its own and few nodes a move. */
final class GameOfFewNodes {

  private static final Rule[] RULES = Rule.values();
  private static final int OPENING = 4;
  private static final int OPENING_REACH = 2;

  /** The most nodes of a move: {@code -Dmates.nodes=N}. */
  private static final int MAX_NODES = Integer.getInteger("mates.nodes", 1_500);

  private static final int TABLE_BYTES = 1 << 20;

  private final Random random;
  private final SearchTables[] tables = {tables(), tables()};
  private final Searcher[] searchers;
  final RuleSet rules;
  final Referee referee;
  final Board board;

  /** The score of the last move, from the view of the side that made it. */
  private int score;

  /** The number of moves in the line of the last move. */
  private int lineLength;

  /** The rule, the board and the opening depend on the seed. */
  GameOfFewNodes(int seed) {
    random = new Random(seed);
    rules = new RuleSet(RULES[random.nextInt(RULES.length)], false);
    board = new Board(new Geometry(11 + random.nextInt(8), 11 + random.nextInt(8)));
    referee = new Referee(rules);
    searchers = new Searcher[] {newSearcher(0), newSearcher(1)};
    open();
  }

  private static SearchTables tables() {
    return new SearchTables(new TranspositionTable(TABLE_BYTES), new ProofNumberTable());
  }

  /** Another searcher with the tables of a side. */
  Searcher newSearcher(int side) {
    return new Searcher(
        board.geometry(),
        rules,
        0,
        ShapeEvaluation.of(rules.rule(), board.geometry()),
        SearchParameters.DEFAULT,
        tables[side]);
  }

  private void open() {
    Geometry geometry = board.geometry();
    while (board.moveCount() < OPENING) {
      int x = geometry.width() / 2 + random.nextInt(2 * OPENING_REACH + 1) - OPENING_REACH;
      int y = geometry.height() / 2 + random.nextInt(2 * OPENING_REACH + 1) - OPENING_REACH;
      int cell = geometry.cell(new Point(x, y));
      if (board.isEmpty(cell)) {
        board.play(cell);
      }
    }
  }

  boolean isOver() {
    return board.isFull() || referee.verdict(board, board.lastMove()) != Verdict.ONGOING;
  }

  /** Searches and plays the next move; the game must not be over. */
  void playMove() {
    Searcher searcher = searchers[board.moveCount() % 2];
    searcher.newSearch(board, new LimitCheck.Nodes(1 + random.nextInt(MAX_NODES)));
    int cell = searcher.search(finished -> {});
    score = searcher.best().score();
    lineLength = searcher.best().pvLength();
    board.play(cell);
  }

  /** Whether the side that moved last reported a mate. */
  boolean reportsMate() {
    return Score.isProvedWin(score);
  }

  /** The plies of the last mate, its move included. */
  int matePlies() {
    return Score.plies(score);
  }

  /** The number of moves in the line of the last mate. */
  int lineLength() {
    return lineLength;
  }
}
