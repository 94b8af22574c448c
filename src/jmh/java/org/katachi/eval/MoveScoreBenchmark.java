package org.katachi.eval;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.policy.PolicyNetwork;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time to score the moves of a position: 60 empty cells near the stones, with a policy of
 * random weights or by the shapes alone. {@code cells} 0 is what a policy takes to turn to the
 * position. The positions alternate, so that rows come from the cache as in a search.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class MoveScoreBenchmark {

  /** The positions, each with a board of its own, and the cells that are scored in each. */
  @State(Scope.Benchmark)
  public static class Positions {

    private static final int COUNT = 64;
    private static final int STONES = 24;
    private static final Geometry GEOMETRY = new Geometry(15, 15);

    @Param({"0", "60"})
    int cells;

    @Param({"true", "false"})
    boolean policy;

    private final Evaluator[] evaluators = new Evaluator[COUNT];
    private final int[][] near = new int[COUNT][GEOMETRY.pointCount()];
    private int next;

    @Setup
    public void setUp() {
      Random random = new Random(1);
      ShapeEvaluation byShapes =
          new ShapeEvaluation(
              MoveWeights.of(Rule.FREESTYLE), ValueNetwork.of(Rule.FREESTYLE, GEOMETRY));
      ShapeEvaluation evaluation = policy ? byShapes.with(randomPolicy(random)) : byShapes;
      for (int i = 0; i < COUNT; i++) {
        ShapeBoard shapes = position(random);
        evaluators[i] = evaluation.on(shapes);
        if (shapes.collectNear(near[i], 0) < cells) {
          throw new IllegalStateException("too few cells near the stones");
        }
      }
    }

    /** Stones in the middle of the board, as in a game. */
    private static ShapeBoard position(Random random) {
      ShapeBoard shapes = new ShapeBoard(new Board(GEOMETRY), Rule.FREESTYLE);
      while (shapes.board().stoneCount() < STONES) {
        int cell = GEOMETRY.cell(3 + random.nextInt(9), 3 + random.nextInt(9));
        if (shapes.board().isEmpty(cell)) {
          shapes.play(cell);
        }
      }
      return shapes;
    }

    private static PolicyNetwork randomPolicy(Random random) {
      PolicyWeights weights = PolicyWeights.zero();
      for (int i = 0; i < weights.lineEmbedding().length; i++) {
        weights.lineEmbedding()[i] =
            (byte) random.nextInt(PolicyWeights.MIN_EMBEDDING, PolicyWeights.MAX_EMBEDDING + 1);
      }
      for (int[] list : weights.file().lists()) {
        for (int i = 0; i < list.length; i++) {
          list[i] = random.nextInt(-100, 101);
        }
      }
      return new PolicyNetwork(weights);
    }
  }

  /** The moves of the next position. */
  @Benchmark
  public int score(Positions positions) {
    int position = positions.next;
    positions.next = (position + 1) % Positions.COUNT;
    Evaluator evaluator = positions.evaluators[position];
    int[] near = positions.near[position];
    evaluator.prepareMoves();
    int sum = 0;
    for (int i = 0; i < positions.cells; i++) {
      int byShapes = evaluator.shapeScore(near[i], Stone.BLACK);
      sum += evaluator.hasPolicy() ? evaluator.policyScore(near[i], byShapes) : byShapes;
    }
    return sum;
  }
}
