package org.katachi.network.inference;

import java.util.concurrent.TimeUnit;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;

/**
 * Runs SIMD beside SWAR until it is compiled, each on a board of its own. While it is not the
 * thread pauses: the search and the compiler may have no more than this thread's processor.
 */
final class WarmUp {

  /** When SIMD that is still slower is given up. */
  static final int SECONDS = 20;

  /** The moves that are timed at once; by SIMD that is not compiled they take 0.2 s. */
  private static final int MOVES = 200;

  /** How long a pause is, in what SIMD took before it. */
  private static final int PAUSE = 2;

  /** The longest pause. */
  private static final long MAX_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  /** So many times in a row SIMD must be faster than SWAR has ever been. */
  private static final int FASTER_IN_A_ROW = 3;

  private static final Geometry GEOMETRY = new Geometry(15, 15);

  /** Columns and rows of stones without a five. */
  private static final int[] STONES = {
    7, 7, 8, 8, 8, 6, 6, 8, 7, 5, 7, 8, 5, 8, 9, 7, 8, 7, 9, 9, 9, 6, 6, 6
  };

  private final ConvolutionNetwork network;
  private final Rule rule;

  WarmUp(ConvolutionNetwork network, Rule rule) {
    this.network = network;
    this.rule = rule;
  }

  /** Whether the first is faster than the second, once it is compiled. */
  boolean isFaster(InferenceBackend simd, InferenceBackend swar) throws InterruptedException {
    Playout bySimd = new Playout(simd);
    Playout bySwar = new Playout(swar);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    long min = Long.MAX_VALUE;
    int faster = 0;
    while (faster < FASTER_IN_A_ROW && System.nanoTime() < end) {
      min = Math.min(min, bySwar.nanos());
      long nanos = bySimd.nanos();
      if (nanos < min) {
        faster++;
      } else {
        faster = 0;
        TimeUnit.NANOSECONDS.sleep(Math.min(MAX_PAUSE_NANOS, PAUSE * nanos));
      }
    }
    return faster == FASTER_IN_A_ROW;
  }

  /** Moves made, evaluated and taken back. */
  private final class Playout {

    private final ShapeBoard shapes = new ShapeBoard(new Board(GEOMETRY), rule);
    private final int[] near = new int[GEOMETRY.pointCount()];
    private final float[] inputs = new float[ConvolutionWeights.INPUTS];
    private final ConvolutionAccumulator accumulator;
    private final ConvolutionHead head;
    private final int count;
    private int next;

    Playout(InferenceBackend backend) {
      for (int i = 0; i < STONES.length; i += 2) {
        shapes.play(GEOMETRY.cell(STONES[i], STONES[i + 1]));
      }
      count = shapes.collectNear(near, 0);
      accumulator = backend.createAccumulator(network.tables(shapes.tables()), shapes);
      head = backend.createHead(network.head());
    }

    long nanos() {
      long start = System.nanoTime();
      for (int i = 0; i < MOVES; i++) {
        next = (next + 1) % count;
        shapes.play(near[next]);
        accumulator.readSums(inputs, ValueWeights.INPUTS);
        int turn = shapes.board().sideToMove() - Stone.BLACK;
        // Used as an input, or the compiler would leave it out.
        inputs[0] = head.value(turn, 0, inputs) & 1;
        shapes.undo();
      }
      return System.nanoTime() - start;
    }
  }
}
