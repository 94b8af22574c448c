package org.katachi.eval;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.policy.PolicyNetwork;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

class ShapeEvaluationTest {

  @Property(tries = 100)
  void theScoreOfAMoveIsWhatItMakesTakesAndIsWorthAmongTheThreats(
      @ForAll Rule rule, @ForAll Random random) {
    MoveWeights weights = random(random);
    Geometry geometry = new Geometry(6 + random.nextInt(10), 6 + random.nextInt(10));
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), rule);
    Evaluator evaluator =
        new ShapeEvaluation(weights, new ValueNetwork(ValueWeights.zero())).on(shapes);
    for (int i = 0; i < geometry.pointCount() / 2; i++) {
      int cell = geometry.point(random.nextInt(geometry.pointCount()));
      if (shapes.board().isEmpty(cell)) {
        int side = shapes.board().sideToMove();
        evaluator.prepareMoves();
        assertEquals(slowMoveScore(shapes, weights, cell), evaluator.shapeScore(cell, side));
        shapes.play(cell);
      }
    }
  }

  @Property(tries = 50)
  void aPolicyThatIsTheScoreByShapesChangesNothing(@ForAll Rule rule, @ForAll Random random) {
    Geometry geometry = new Geometry(9, 9);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), rule);
    ShapeEvaluation byShapes =
        new ShapeEvaluation(MoveWeights.of(rule), ValueNetwork.of(rule, geometry));
    Evaluator evaluator = byShapes.on(shapes);
    Evaluator withPolicy = byShapes.with(onlyByShapes()).on(shapes);
    for (int i = 0; i < 20; i++) {
      int cell = geometry.point(random.nextInt(geometry.pointCount()));
      if (shapes.board().isEmpty(cell)) {
        int side = shapes.board().sideToMove();
        evaluator.prepareMoves();
        withPolicy.prepareMoves();
        int score = evaluator.shapeScore(cell, side);
        assertEquals(score, withPolicy.policyScore(cell, score));
        shapes.play(cell);
        assertEquals(evaluator.value(), withPolicy.value());
      }
    }
  }

  private static PolicyNetwork onlyByShapes() {
    PolicyWeights weights = PolicyWeights.zero();
    weights.moveScore()[0] = PolicyWeights.CONTEXT_SCALE;
    return new PolicyNetwork(weights);
  }

  @Test
  void movesValuesAndScoresAllocateNothing() {
    Geometry geometry = new Geometry(15, 15);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), Rule.RENJU);
    Evaluator evaluator = ShapeEvaluation.of(Rule.RENJU, geometry).with(onlyByShapes()).on(shapes);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    // The virtual machine itself may allocate a little in a round, not in all of them.
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      playAndValue(shapes, evaluator);
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertEquals(0, least);
  }

  private static void playAndValue(ShapeBoard shapes, Evaluator evaluator) {
    Geometry geometry = shapes.board().geometry();
    for (int i = 0; i < geometry.pointCount() - 1; i += 2) {
      shapes.play(geometry.point(i));
      evaluator.value();
      evaluator.prepareMoves();
      int cell = geometry.point(i + 1);
      evaluator.policyScore(cell, evaluator.shapeScore(cell, shapes.board().sideToMove()));
    }
    while (shapes.ply() > 0) {
      shapes.undo();
    }
  }

  @Test
  void weightsAreReadAsTheyWereWritten(@TempDir Path folder) throws IOException {
    MoveWeights weights = random(new Random(1));
    Path file = folder.resolve("weights");
    weights.file().write(file);
    MoveWeights read = MoveWeights.read(file);
    assertArrayEquals(weights.own(), read.own());
    assertArrayEquals(weights.opponent(), read.opponent());
    assertArrayEquals(weights.threatMoves(), read.threatMoves());
  }

  private static int slowMoveScore(ShapeBoard shapes, MoveWeights weights, int cell) {
    int side = shapes.board().sideToMove();
    int opponent = Stone.opponent(side);
    int[][][] threatMoves = new int[ThreatMask.COUNT][CellClass.LIMIT][CellClass.LIMIT];
    int next = 0;
    for (int[][] ofThreats : threatMoves) {
      for (int[] ofOwnClass : ofThreats) {
        for (int i = 0; i < ofOwnClass.length; i++) {
          ofOwnClass[i] = weights.threatMoves()[next++];
        }
      }
    }
    return weights.own()[shapes.combination(cell, side)]
        + weights.opponent()[shapes.combination(cell, opponent)]
        + threatMoves[ThreatMask.of(shapes)][shapes.cellClass(cell, side)][
            shapes.cellClass(cell, opponent)];
  }

  private static MoveWeights random(Random random) {
    MoveWeights weights = MoveWeights.zero();
    fill(weights.own(), random);
    fill(weights.opponent(), random);
    fill(weights.threatMoves(), random);
    return weights;
  }

  private static void fill(int[] list, Random random) {
    for (int i = 0; i < list.length; i++) {
      list[i] = random.nextInt(-1000, 1000);
    }
  }
}
