package org.katachi.lab.selfplay;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.katachi.board.Board;
import org.katachi.lab.games.ForcedMove;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.rules.Rule;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.ShapeBoard;

/**
 * Walks at random through the tree that a search has left in the transposition table, and picks a
 * node whose best move is known from a search of some depth. There the order of moves is used, and
 * most of these positions never come up in games.
 */
final class TreeWalk {

  /** The table keeps depths in half plies. */
  private static final int DEPTHS_OF_A_PLY = 2;

  /** In plies: the best moves of less deep searches are guesses. */
  private static final int MIN_DEPTH = 4;

  private static final int MAX_PLIES = 24;

  private final Rule rule;
  private final TranspositionTable table;
  private final int[] moves = new int[MAX_PLIES];
  private final int[] cells;
  private int count;

  /**
   * @param table filled by searches whose keys are the boards' own hashes
   * @param points the points of the board
   */
  TreeWalk(Rule rule, TranspositionTable table, int points) {
    this.rule = rule;
    this.table = table;
    cells = new int[points];
  }

  /**
   * Walks once.
   *
   * @param root the position that was searched
   * @return nothing if no node on the way fits
   */
  Optional<SearchedPosition> from(Board root, SearchedPosition searched, Random random) {
    ShapeBoard shapes = new ShapeBoard(copy(root), rule);
    Optional<SearchedPosition> picked = Optional.empty();
    int fitting = 0;
    for (int length = 0; length < MAX_PLIES && step(shapes, random); length++) {
      moves[length] = shapes.board().lastMove();
      long entry = table.probe(shapes.board().hash());
      if (fits(shapes, entry) && random.nextInt(++fitting) == 0) {
        picked = Optional.of(position(searched, length + 1, entry));
      }
    }
    return picked;
  }

  /** Plays a random move that the search has searched; returns false if there is none. */
  private boolean step(ShapeBoard shapes, Random random) {
    count = 0;
    int near = shapes.collectNear(cells, 0);
    for (int i = 0; i < near; i++) {
      if (isDeep(table.probe(shapes.board().hashAfter(cells[i])))) {
        cells[count++] = cells[i];
      }
    }
    if (count == 0) {
      return false;
    }
    shapes.play(cells[random.nextInt(count)]);
    return true;
  }

  private static boolean isDeep(long entry) {
    return entry != TranspositionTable.MISSING
        && TranspositionTable.depth(entry) >= MIN_DEPTH * DEPTHS_OF_A_PLY;
  }

  private static boolean fits(ShapeBoard shapes, long entry) {
    int move = TranspositionTable.move(entry);
    return (TranspositionTable.bound(entry) & TranspositionTable.LOWER) != 0
        && !TranspositionTable.isProof(entry)
        && move != SearchedPosition.NO_CELL
        && shapes.isNearStone(move)
        && !ForcedMove.exists(shapes);
  }

  private SearchedPosition position(SearchedPosition searched, int length, long entry) {
    int[] line = Arrays.copyOf(searched.line(), searched.line().length + length);
    System.arraycopy(moves, 0, line, searched.line().length, length);
    boolean exact = TranspositionTable.bound(entry) == TranspositionTable.EXACT;
    return new SearchedPosition(
        Source.TREE,
        searched.ply(),
        line,
        TranspositionTable.move(entry),
        SearchedPosition.NO_CELL,
        exact ? TranspositionTable.valueFromRoot(entry, 0) : SearchedPosition.NO_VALUE,
        TranspositionTable.depth(entry) / DEPTHS_OF_A_PLY);
  }

  private static Board copy(Board board) {
    Board copy = new Board(board.geometry());
    for (int i = 0; i < board.moveCount(); i++) {
      copy.play(board.move(i));
    }
    return copy;
  }
}
