package org.katachi.lab.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.Shards;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

class TrainableEmbeddingTest {

  private static final int FAR =
      Combinations.of(
          Combinations.pack(Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE));
  private static final int SOME = FAR == 0 ? 1 : 0;

  private final TrainableEmbedding embedding = new TrainableEmbedding(1, 64, Byte.MAX_VALUE);

  @Test
  void theCellFarFromStonesStaysZero() {
    embedding.set(FAR, 20);
    embedding.gradient[FAR] = 1;
    embedding.passGradients();
    embedding.step(0.1);
    for (AdamParameters parameters : embedding.parameters()) {
      assertTrue(Arrays.stream(parameters.values).allMatch(value -> value == 0));
    }
    refresh(false);
    assertEquals(0, embedding.vectors[FAR]);
  }

  @Test
  void aGradientIsThatOfTheFourShapesAndOfTheClass() {
    int combination =
        Combinations.of(Combinations.pack(Shape.TWO, Shape.TWO, Shape.ONE, Shape.OPEN_ONE));
    embedding.gradient[combination] = 1;
    embedding.passGradients();
    double[] shared = embedding.parameters().get(0).gradient;
    assertEquals(2, shared[Shape.TWO]);
    assertEquals(1, shared[Shape.ONE]);
    assertEquals(1, shared[Shape.OPEN_ONE]);
    assertEquals(1, shared[Shape.COUNT + CellClass.ifLegal(combination)]);
    assertEquals(5, Arrays.stream(shared).sum());
  }

  @Test
  void rounded() {
    embedding.set(SOME, 20);
    embedding.parameters().get(1).values[SOME] = 0.3 / 64;
    refresh(false);
    assertEquals(20.3 / 64, embedding.vectors[SOME], 1e-12);
    refresh(true);
    assertEquals(20.0 / 64, embedding.vectors[SOME]);
    assertEquals(20, embedding.scaled(SOME));
  }

  @Test
  void whatIsBeyondABoundIsCutOff() {
    embedding.set(SOME, 3 * 64);
    refresh(false);
    assertEquals(127.0 / 64, embedding.vectors[SOME]);
  }

  private void refresh(boolean rounds) {
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      embedding.refresh(rounds, shard);
    }
  }
}
