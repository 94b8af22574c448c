package org.katachi.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.LimitCheck;
import org.katachi.search.SearchParameters;
import org.katachi.search.root.Searcher;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.ShapeBoard;

/**
 * What becomes of the fallback's static evaluations in the transposition table once the convolution
 * evaluates. In a process of its own: only a young one uses the fallback.
 */
class FallbackEntriesTest {

  private static final String JAVA = ProcessHandle.current().info().command().orElseThrow();

  @Test
  void theyStay() throws Exception {
    Process process =
        new ProcessBuilder(
                JAVA, "-cp", System.getProperty("java.class.path"), YoungSearch.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    List<String> lines = process.inputReader(StandardCharsets.UTF_8).lines().toList();
    assertEquals(0, process.waitFor());
    assertTrue(Integer.parseInt(lines.get(0)) > 0, () -> "entries of the fallback: " + lines);
    assertTrue(Integer.parseInt(lines.get(1)) > 0, () -> "entries still there: " + lines);
  }

  /**
   * Prints how many positions near the root have the fallback's static evaluation in their entry.
   */
  static final class YoungSearch {

    private static final Geometry GEOMETRY = new Geometry(15, 15);
    private final Board board = new Board(GEOMETRY);
    private final TranspositionTable table = new TranspositionTable(1 << 24);

    private YoungSearch() {
      for (int cell : Notation.parsePos("f10k7i10i8").stream().mapToInt(GEOMETRY::cell).toArray()) {
        board.play(cell);
      }
    }

    public static void main(String[] arguments) {
      YoungSearch search = new YoungSearch();
      search.search(new ByClock(20_000));
      System.out.println(search.count());
      search.search(new LimitCheck.Nodes(200_000));
      System.out.println(search.count());
    }

    private void search(LimitCheck limits) {
      Searcher searcher =
          new Searcher(
              GEOMETRY,
              RuleSet.FREESTYLE,
              0,
              ShapeEvaluation.of(Rule.FREESTYLE, GEOMETRY),
              SearchParameters.DEFAULT,
              new SearchTables(table, null));
      searcher.newSearch(board, limits);
      searcher.search(finished -> {});
    }

    private int count() {
      ShapeBoard shapes = new ShapeBoard(board, Rule.FREESTYLE);
      ValueNetwork network = ValueNetwork.of(Rule.FREESTYLE, GEOMETRY);
      Evaluator convolution = ShapeEvaluation.of(Rule.FREESTYLE, GEOMETRY).on(shapes);
      return count(shapes, network, convolution, 2);
    }

    private int count(ShapeBoard shapes, ValueNetwork network, Evaluator convolution, int plies) {
      int count = 0;
      for (int i = 0; plies > 0 && i < GEOMETRY.pointCount(); i++) {
        if (shapes.board().isEmpty(GEOMETRY.point(i))) {
          shapes.play(GEOMETRY.point(i));
          long data = table.probe(shapes.board().hash());
          if (data != TranspositionTable.MISSING
              && TranspositionTable.eval(data) == network.value(shapes, network.accumulator(shapes))
              && TranspositionTable.eval(data) != convolution.value()) {
            count++;
          }
          count += count(shapes, network, convolution, plies - 1);
          shapes.undo();
        }
      }
      return count;
    }
  }

  /** A limit of nodes that passes for one of time. */
  private record ByClock(LimitCheck.Nodes nodes) implements LimitCheck {

    ByClock(int nodes) {
      this(new LimitCheck.Nodes(nodes));
    }

    @Override
    public boolean isHardLimitReached(long visited) {
      return nodes.isHardLimitReached(visited);
    }

    @Override
    public boolean allowsNextIteration(int depth, long visited, int scoreDrop) {
      return nodes.allowsNextIteration(depth, visited, scoreDrop);
    }

    @Override
    public boolean allowsFallbackEvaluation() {
      return true;
    }
  }
}
