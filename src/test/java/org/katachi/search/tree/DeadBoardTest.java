package org.katachi.search.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.EmptyCells;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.LimitCheck;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.root.Searcher;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;

/** Boards on which nobody can make five any more, against every way to fill them. */
@StatisticsReport(onFailureOnly = true)
class DeadBoardTest {

  private static final RuleSet RULES = new RuleSet(Rule.RENJU, false);
  private static final Referee RENJU = new Referee(RULES);

  /** So that all orders of them can be tried. */
  private static final int MAX_EMPTY = 7;

  @Property(tries = 2000)
  void blackLosesWhereEveryWayToFillTheBoardEndsWithAFoul(@ForAll Random random) {
    Board board = deadBoard(random);
    boolean black = board.sideToMove() == Stone.BLACK;
    int loss = black ? -Score.MAX_ESTIMATE : Score.MAX_ESTIMATE;
    int value = new DeadBoard(board, RENJU).value();
    boolean hasToFoul = blackHasToFoul(board);
    boolean mayMakeFouls = blackMayMakeFouls(board);
    if (hasToFoul && mayMakeFouls) {
      assertTrue(value == loss || value == Score.DRAW, "a loss may be told as a draw");
    } else {
      assertEquals(hasToFoul ? loss : Score.DRAW, value);
    }

    int fouls = RENJU.forbiddenPoints(board).size();
    Coverage.mustOccur("a loss by one foul", hasToFoul && fouls == 1);
    Coverage.mustOccur("a draw, for white fills the last foul", !hasToFoul && fouls == 1);
    Coverage.mustOccur("several fouls", fouls > 1);
    Coverage.mustOccur("a draw without fouls", fouls == 0);
    Coverage.mustOccur("a loss, white to move", hasToFoul && !black);
    Coverage.mustOccur(
        "a draw, though a move of black's may make a foul", mayMakeFouls && !hasToFoul);
  }

  @Property(tries = 1000)
  void theSearchKeepsTheResult(@ForAll Random random) {
    Board board = deadBoard(random);
    Assume.that(!blackMayMakeFouls(board));
    boolean blackLoses = blackHasToFoul(board);
    int engine = blackLoses ? Stone.WHITE : Stone.BLACK;
    boolean fouled = false;
    while (!board.isFull() && !fouled) {
      int move = board.sideToMove() == engine ? searchedMove(board) : randomMove(board, random);
      fouled = RENJU.isForbidden(board, move, board.sideToMove());
      board.play(move);
    }
    assertEquals(blackLoses, fouled);
    Coverage.mustOccur("white wins", blackLoses);
    Coverage.mustOccur("black draws", !blackLoses);
  }

  @Property(tries = 500)
  void eachLineHasItsResult(@ForAll Random random) {
    Board board = deadBoard(random);
    Assume.that(!blackMayMakeFouls(board));
    List<Integer> legal =
        EmptyCells.of(board).stream().filter(cell -> isLegal(board, cell)).toList();
    Assume.that(!legal.isEmpty());
    Searcher searcher = searcher(board);
    searcher.searchLines(MAX_EMPTY, new int[0], finished -> {}, depth -> {});

    Map<Integer, Integer> told = new LinkedHashMap<>();
    for (int i = 0; i < searcher.lineCount(); i++) {
      told.put(searcher.line(i).move(), searcher.line(i).score());
    }
    Map<Integer, Integer> results = new HashMap<>();
    legal.forEach(move -> results.put(move, resultAfter(move, board)));
    assertEquals(results, told);
    List<Integer> values = List.copyOf(told.values());
    assertEquals(values.stream().sorted(Comparator.reverseOrder()).toList(), values);
    Coverage.mustOccur("draws and losses, or wins", Set.copyOf(values).size() > 1);
  }

  private static int resultAfter(int move, Board board) {
    boolean black = board.sideToMove() == Stone.BLACK;
    board.play(move);
    boolean blackLoses = blackHasToFoul(board);
    board.undo();
    int result = black ? -Score.MAX_ESTIMATE : Score.MAX_ESTIMATE;
    return blackLoses ? result : Score.DRAW;
  }

  @Test
  void onlyRenjuHasFouls() {
    Board board = new Board(new Geometry(7, 6));
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      board.set(cell, i == 3 ? Stone.EMPTY : Stone.BLACK);
    }
    for (Rule rule : Rule.values()) {
      int value = new DeadBoard(board, new Referee(new RuleSet(rule, false))).value();
      assertEquals(rule == Rule.RENJU, value != Score.DRAW, rule.name());
    }
  }

  private static int searchedMove(Board board) {
    Searcher searcher = searcher(board);
    int move = searcher.search(finished -> {});
    assertEquals(new DeadBoard(board, RENJU).value(), searcher.best().score());
    return move;
  }

  private static Searcher searcher(Board board) {
    Searcher searcher =
        new Searcher(
            board.geometry(),
            RULES,
            0,
            ShapeEvaluation.of(Rule.RENJU, board.geometry()),
            SearchParameters.DEFAULT,
            new SearchTables(new TranspositionTable(), null, null));
    searcher.newSearch(board, new LimitCheck.Nodes(1));
    return searcher;
  }

  /** A legal one, if there is any. */
  private static int randomMove(Board board, Random random) {
    List<Integer> empty = EmptyCells.of(board);
    List<Integer> legal = empty.stream().filter(cell -> isLegal(board, cell)).toList();
    List<Integer> moves = legal.isEmpty() ? empty : legal;
    return moves.get(random.nextInt(moves.size()));
  }

  /** Black: every legal move loses; white: some move wins. Black has lost who has none. */
  private static boolean blackHasToFoul(Board board) {
    boolean black = board.sideToMove() == Stone.BLACK;
    if (board.isFull()) {
      return false;
    }
    for (int cell : EmptyCells.of(board)) {
      if (isLegal(board, cell)) {
        board.play(cell);
        boolean loses = blackHasToFoul(board);
        board.undo();
        if (loses != black) {
          return loses;
        }
      }
    }
    return black;
  }

  /** Whether a point is none now that would be one if black had all the others. */
  private static boolean blackMayMakeFouls(Board board) {
    Board black = new Board(board.geometry());
    black.copyFrom(board);
    List<Integer> empty = EmptyCells.of(board);
    empty.forEach(cell -> black.set(cell, Stone.BLACK));
    for (int cell : empty) {
      black.clear(cell);
      boolean becomesFoul = RENJU.isForbidden(black, cell, Stone.BLACK);
      black.set(cell, Stone.BLACK);
      if (becomesFoul && !RENJU.isForbidden(board, cell, Stone.BLACK)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLegal(Board board, int cell) {
    return !RENJU.isForbidden(board, cell, board.sideToMove());
  }

  /** Long rows and short columns, so that overlines are frequent. */
  private static Board deadBoard(Random random) {
    Geometry geometry = new Geometry(7 + random.nextInt(3), 5);
    Board board = RandomGames.withStones(geometry, random);
    List<Integer> empty = new ArrayList<>(EmptyCells.of(board));
    Collections.shuffle(empty, random);
    while (!new ShapeBoard(board, Rule.RENJU).isDead() || empty.size() > MAX_EMPTY) {
      board.set(empty.remove(0), random.nextBoolean() ? Stone.BLACK : Stone.WHITE);
    }
    if (random.nextBoolean()) {
      board.passTurn();
    }
    return board;
  }
}
