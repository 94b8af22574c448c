package org.katachi.lab.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.lab.train.AdamParameters;
import org.katachi.network.value.FeatureEmbedding;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

/** The embedding of a value network while it is trained. */
class TrainableNetworkTest {

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int FAR = TrainableNetwork.FAR_FROM_STONES * LENGTH;
  private static final int SOME = FAR == 0 ? LENGTH : 0;

  /** Its vectors are zero. */
  private static TrainableNetwork network() {
    ValueWeights weights = new TrainableNetwork(new Random(1)).weights();
    Arrays.fill(weights.embedding(), (byte) 0);
    weights.embedding()[FAR] = 20;
    return new TrainableNetwork(weights);
  }

  private final TrainableNetwork network = network();

  @Test
  void theCellFarFromStonesStaysZero() {
    network.table.gradient()[FAR] = 1;
    network.step(0.1, 0);
    for (AdamParameters parameters : network.table.parameters()) {
      assertTrue(Arrays.stream(parameters.values).allMatch(value -> value == 0));
    }
    network.refresh(0);
    assertEquals(0, network.vectors[FAR]);
  }

  @Test
  void aGradientIsThatOfTheFourShapesAndOfTheClass() {
    int combination =
        Combinations.of(Combinations.pack(Shape.TWO, Shape.TWO, Shape.ONE, Shape.OPEN_ONE));
    network.table.gradient()[combination * LENGTH] = 1;
    network.passGradients();
    double[] shared = network.table.parameters().get(0).gradient;
    assertEquals(2, shared[Shape.TWO * LENGTH]);
    assertEquals(1, shared[Shape.ONE * LENGTH]);
    assertEquals(1, shared[Shape.OPEN_ONE * LENGTH]);
    assertEquals(1, shared[(Shape.COUNT + CellClass.ifLegal(combination)) * LENGTH]);
    assertEquals(5, Arrays.stream(shared).sum());
  }

  @Test
  void rounded() {
    network.table.set(SOME, 20);
    network.table.parameters().get(1).values[SOME] = 0.3 / 64;
    network.refresh(0);
    assertEquals(20.3 / 64, network.vectors[SOME], 1e-12);
    network.refresh(1);
    assertEquals(20.0 / 64, network.vectors[SOME]);
    assertEquals(20, network.weights().embedding()[SOME]);
  }

  @Test
  void whatIsBeyondABoundIsCutOff() {
    network.table.set(SOME, 3 * 64);
    network.refresh(0);
    assertEquals(127.0 / 64, network.vectors[SOME]);
  }
}
