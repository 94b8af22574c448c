package org.katachi.lab.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.eval.EvaluationSource;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.GameSampler;
import org.katachi.network.policy.LinePatterns;
import org.katachi.network.policy.PolicyEvaluator;
import org.katachi.network.policy.PolicyNetwork;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;

class PolicyModelTest {

  /** A score of the whole numbers is rounded down twice. */
  private static final double TOLERANCE = 0.03;

  /** The weight of a channel that lies between two steps may fall to the other one. */
  private static final double MAX_DIFFERENCE = 0.3;

  private static final Geometry BOARD = PolicyGames.BOARD;

  @Test
  void theExportedPolicyScoresAsTheModel() {
    PolicyModel model = model();
    for (int row = 0; row < LinePatterns.COUNT; row++) {
      model.lineEmbedding.compute(row, true);
    }
    PolicyWorker pass = new PolicyWorker(model);
    SelfPlayGame game = PolicyGames.game(new Random(5));
    ShapeBoard shapes = new ShapeBoard(new Board(BOARD), Rule.FREESTYLE);
    PolicyEvaluator policy = policy(model.weights(), shapes);
    double differences = 0;
    int count = 0;
    float least = Float.MAX_VALUE;
    float greatest = -Float.MAX_VALUE;
    for (GameSampler.Keyed<PolicySample> one :
        PolicySample.sampler(PolicyGames.KIND, EvaluationSource.SHIPPED).samples(game)) {
      while (shapes.board().stoneCount() < one.sample().stones()) {
        shapes.play(game.cells()[shapes.ply()]);
      }
      int[] cells = new int[BOARD.pointCount()];
      assertEquals(one.sample().count(), shapes.collectNear(cells, 0));
      policy.prepare();
      float[] logits = pass.forward(one.sample(), true);
      for (int i = 0; i < one.sample().count(); i++) {
        double score = policy.score(cells[i], one.sample().scores()[i]);
        assertEquals(logits[i], score / PolicyModel.SCORE_SCALE, MAX_DIFFERENCE);
        differences += Math.abs(logits[i] - score / PolicyModel.SCORE_SCALE);
        count++;
        least = Math.min(least, logits[i]);
        greatest = Math.max(greatest, logits[i]);
      }
    }
    assertEquals(0, differences / count, TOLERANCE);
    assertTrue(greatest - least > 10 * MAX_DIFFERENCE);
  }

  @Test
  void theFactorOfTheScoresGrowsNoFurtherThanTheEngineReadsIt() {
    PolicyModel model = model();
    for (int row = 0; row < LinePatterns.COUNT; row++) {
      model.lineEmbedding.compute(row, true);
    }
    for (int sign : new int[] {1, -1}) {
      model.moveScore.gradient[0] = -sign;
      model.step(1e6, 0);
      PolicyWeights weights = model.weights();
      assertEquals(sign * PolicyWeights.MAX_MOVE_SCORE, weights.moveScore()[0]);
      weights.check();
    }
  }

  private static PolicyEvaluator policy(PolicyWeights weights, ShapeBoard shapes) {
    ValueNetwork value = ValueNetwork.of(Rule.FREESTYLE, BOARD);
    return new PolicyEvaluator(new PolicyNetwork(weights), shapes, value.accumulator(shapes));
  }

  /** A model with numbers that a file can hold. */
  private static PolicyModel model() {
    Random random = new Random(7);
    PolicyModel model = new PolicyModel(random);
    model.base.randomize(random, 0.8);
    model.threatBase.randomize(random, 0.5);
    model.biases.randomize(random, 0.5);
    model.threatBiases.randomize(random, 0.5);
    model.lineEmbedding.secondBiases.randomize(random, 0.5);
    for (AdamParameters one : model.parameters()) {
      for (int i = 0; i < one.values.length; i++) {
        one.values[i] =
            Math.rint(one.values[i] * PolicyWeights.CONTEXT_SCALE) / PolicyWeights.CONTEXT_SCALE;
      }
    }
    model.lineEmbedding.refresh();
    return model;
  }
}
