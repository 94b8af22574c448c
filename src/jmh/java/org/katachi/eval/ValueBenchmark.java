package org.katachi.eval;

import java.util.concurrent.TimeUnit;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.network.convolution.ConvolutionNetwork;
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
 * The time to make a move, to value the position, and to take the move back: moves near twelve
 * stones, without a value, by the shipped network, or by the convolution above it, in lanes or in
 * vectors.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {
      "-XX:FreqInlineSize=100",
      "--add-modules",
      "jdk.incubator.vector",
      "-Djdk.incubator.vector.VECTOR_ACCESS_OOB_CHECK=0"
    })
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ValueBenchmark {

  private static final String NONE = "none";
  private static final String NETWORK = "network";
  private static final String LANES = "lanes";
  private static final String VECTORS = "vectors";

  /** The position, and the moves that are tried in turn. */
  @State(Scope.Benchmark)
  public static class Moves {

    private static final Geometry GEOMETRY = new Geometry(15, 15);

    /** Columns and rows of the stones. */
    private static final int[] STONES = {
      7, 7, 8, 8, 8, 6, 6, 8, 7, 5, 7, 8, 5, 8, 9, 7, 8, 7, 9, 9, 9, 6, 6, 6
    };

    @Param({NONE, NETWORK, LANES, VECTORS})
    String value;

    private final int[] near = new int[GEOMETRY.pointCount()];
    private ShapeBoard shapes;
    private Evaluator evaluator;
    private int count;
    private int next;

    @Setup
    public void setUp() {
      shapes = new ShapeBoard(new Board(GEOMETRY), Rule.FREESTYLE);
      for (int i = 0; i < STONES.length; i += 2) {
        shapes.play(GEOMETRY.cell(STONES[i], STONES[i + 1]));
      }
      count = shapes.collectNear(near, 0);
      ShapeEvaluation evaluation =
          new ShapeEvaluation(
              MoveWeights.of(Rule.FREESTYLE), ValueNetwork.of(Rule.FREESTYLE, GEOMETRY));
      if (value.equals(LANES) || value.equals(VECTORS)) {
        // Read when the first convolution is bound to a board, in a process of its own for each
        // value.
        System.setProperty("katachi.vectors", value.equals(VECTORS) ? "on" : "off");
        evaluation = evaluation.with(ConvolutionNetwork.of(Rule.FREESTYLE, GEOMETRY));
      }
      evaluator = value.equals(NONE) ? null : evaluation.on(shapes);
      if (evaluator != null) {
        // From here on only moves are taken in, not the board as it stands.
        evaluator.value();
      }
    }
  }

  /** The next move. */
  @Benchmark
  public int playAndValue(Moves moves) {
    moves.next = (moves.next + 1) % moves.count;
    moves.shapes.play(moves.near[moves.next]);
    int value = moves.evaluator == null ? 0 : moves.evaluator.value();
    moves.shapes.undo();
    return value;
  }
}
