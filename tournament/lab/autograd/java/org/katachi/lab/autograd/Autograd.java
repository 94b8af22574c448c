package org.katachi.lab.autograd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ai.djl.engine.Engine;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import ai.djl.training.GradientCollector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.katachi.lab.train.AdamParameters;
import org.katachi.shape.ThreatMask;

/** The library's gradients of a loss, beside those that a trainer has computed. */
public final class Autograd implements AutoCloseable {

  /** A group whose gradients are all smaller says nothing. */
  private static final double MIN_GRADIENT = 1e-6;

  private final NDManager manager = NDManager.newBaseManager();
  private final List<Group> groups = new ArrayList<>();

  /** Parameters of the trainer, and the library's array of them. */
  private record Group(AdamParameters ours, NDArray theirs) {}

  /** A matrix or a vector of parameters. */
  public NDArray parameter(AdamParameters group, long... shape) {
    NDArray array = constant(group.values, shape);
    array.setRequiresGradient(true);
    groups.add(new Group(group, array));
    return array;
  }

  /** A matrix or a vector of numbers that stay. */
  public NDArray constant(double[] values, long... shape) {
    return manager.create(values, new Shape(shape));
  }

  /** By index a row with a one at it, and zeros. */
  public NDArray ones(int[] indices, int count) {
    double[] ones = new double[indices.length * count];
    for (int i = 0; i < indices.length; i++) {
      ones[i * count + indices[i]] = 1;
    }
    return constant(ones, indices.length, count);
  }

  /** By {@link ThreatMask} its bits. */
  public NDArray threatBits(int[] masks) {
    double[] bits = new double[masks.length * ThreatMask.BITS];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = masks[i / ThreatMask.BITS] >> (i % ThreatMask.BITS) & 1;
    }
    return constant(bits, masks.length, ThreatMask.BITS);
  }

  /** Places in a table. */
  public NDArray indices(int[] values, long... shape) {
    return manager.create(values, new Shape(shape));
  }

  /**
   * Checks that the gradients of all parameters are the library's.
   *
   * @param loss computed by the library
   * @param expectedLoss the trainer's
   * @param tolerance of the loss, and of a gradient in parts of its group's greatest
   */
  public void assertSame(Supplier<NDArray> loss, double expectedLoss, double tolerance) {
    try (GradientCollector collector = Engine.getInstance().newGradientCollector()) {
      NDArray value = loss.get();
      assertEquals(expectedLoss, value.getDouble(), tolerance);
      collector.backward(value);
    }
    for (int i = 0; i < groups.size(); i++) {
      double[] theirs = groups.get(i).theirs().getGradient().toDoubleArray();
      double greatest = Arrays.stream(theirs).map(Math::abs).max().orElse(0);
      String name = "group " + i;
      assertTrue(greatest > MIN_GRADIENT, name + ": " + greatest);
      double[] ours = groups.get(i).ours().gradient;
      assertArrayEquals(theirs, ours, tolerance * greatest, name);
    }
  }

  @Override
  public void close() {
    manager.close();
  }
}
