package org.katachi.network.policy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.common.ShippedFiles;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** The policy by words against a slow twin that reads lines from the board. */
@StatisticsReport(onFailureOnly = true)
class PolicyNetworkTest {

  private static final int CHANNELS = PolicyWeights.CHANNELS;
  private static final int NEURONS = PolicyWeights.NEURONS;

  @Property(tries = 100)
  void scoresAreThoseOfTheSlowTwin(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll boolean begun,
      @ForAll boolean extreme,
      @ForAll Random random) {
    Board board = board(new Geometry(width, height), begun, random);
    assertLikeSlowTwin(weights(random, extreme), board, rule, random);
  }

  @Property(tries = 100)
  void scoresByTheShippedPoliciesAreThoseOfTheSlowTwin(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll boolean begun,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    Coverage.mustOccur("the policy of small boards", !ShippedFiles.isLarge(geometry));
    Coverage.mustOccur("the policy of large boards", ShippedFiles.isLarge(geometry));
    assertLikeSlowTwin(
        PolicyWeights.of(rule, geometry), board(geometry, begun, random), rule, random);
  }

  /** Few stones or, in a position that was begun, any number. */
  private static Board board(Geometry geometry, boolean begun, Random random) {
    return begun
        ? RandomGames.withStones(geometry, random)
        : RandomGames.withDeadStones(geometry, random);
  }

  /** Compares the scores of all moves while moves are made and taken back. */
  private static void assertLikeSlowTwin(
      PolicyWeights weights, Board board, Rule rule, Random random) {
    ShapeBoard shapes = new ShapeBoard(board, rule);
    ValueNetwork value = ValueNetwork.of(rule, board.geometry());
    EmbeddingAccumulator accumulator = value.accumulator(shapes);
    PolicyEvaluator policy = new PolicyEvaluator(new PolicyNetwork(weights), shapes, accumulator);
    RandomGames.playAndCheck(
        shapes,
        random,
        () -> {
          policy.prepare();
          int[] channels = channels(weights, ThreatMask.of(shapes), inputs(accumulator, shapes));
          assertScores(weights, channels, board, policy);
        });
  }

  private static void assertScores(
      PolicyWeights weights, int[] channels, Board board, PolicyEvaluator policy) {
    for (int point = 0; point < board.geometry().pointCount(); point++) {
      int cell = board.geometry().point(point);
      if (board.isEmpty(cell)) {
        int expected = score(weights, channels, board, cell, point - 50);
        assertEquals(expected, policy.score(cell, point - 50));
      }
    }
  }

  /** Of all lines of a cell alike, so that every lane is as great, or as small, as it can be. */
  @Property(tries = 100)
  void noLaneCarriesIntoAnotherAtTheBounds(
      @ForAll @Size(CHANNELS) List<Boolean> greatFeatures,
      @ForAll @Size(CHANNELS) List<Boolean> greatWeights) {
    PolicyWeights weights = PolicyWeights.zero();
    for (int i = 0; i < weights.lineEmbedding().length; i++) {
      boolean great = greatFeatures.get(i % CHANNELS);
      weights.lineEmbedding()[i] =
          (byte) (great ? PolicyWeights.MAX_EMBEDDING : PolicyWeights.MIN_EMBEDDING);
    }
    for (int c = 0; c < CHANNELS; c++) {
      weights.base()[c] = greatWeights.get(c) ? Short.MAX_VALUE : -Short.MAX_VALUE;
    }
    ShapeBoard shapes = new ShapeBoard(new Board(new Geometry(9, 9)), Rule.FREESTYLE);
    int expected = 0;
    for (int c = 0; c < CHANNELS; c++) {
      int weight = greatWeights.get(c) ? PolicyWeights.MAX_CHANNEL : PolicyWeights.MIN_CHANNEL;
      expected += greatFeatures.get(c) ? 4 * PolicyWeights.MAX_EMBEDDING * weight : 0;
    }
    PolicyEvaluator policy =
        new PolicyEvaluator(new PolicyNetwork(weights), shapes, accumulator(shapes));
    policy.prepare();
    int cell = shapes.board().geometry().centre();
    assertEquals((int) Math.floor(expected * 96 / 512.0), policy.score(cell, 1000));
  }

  @Test
  void aFileOfAnotherLengthIsRefused(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("some.policy");
    PolicyWeights.zero().file().write(file);
    assertArrayEquals(
        PolicyWeights.zero().lineEmbedding(), PolicyWeights.read(file).lineEmbedding());
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
    assertRefused(file, "too short");
    Files.write(file, Arrays.copyOf(bytes, bytes.length + 1));
    assertRefused(file, "too long");
  }

  private static void assertRefused(Path file, String why) {
    String message = assertThrows(IOException.class, () -> PolicyWeights.read(file)).getMessage();
    assertTrue(message.contains(file.toString()) && message.contains(why), message);
  }

  private static EmbeddingAccumulator accumulator(ShapeBoard shapes) {
    Geometry geometry = shapes.board().geometry();
    return ValueNetwork.of(Rule.FREESTYLE, geometry).accumulator(shapes);
  }

  @Test
  void weightsAreReadAsTheyWereWritten() throws Exception {
    PolicyWeights written = weights(new Random(5), false);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    written.file().write(bytes);
    PolicyWeights read = PolicyWeights.zero();
    read.file().read(new ByteArrayInputStream(bytes.toByteArray()));
    assertArrayEquals(written.lineEmbedding(), read.lineEmbedding());
    assertArrayEquals(written.base(), read.base());
    assertArrayEquals(written.threatBase(), read.threatBase());
    assertArrayEquals(written.hidden(), read.hidden());
    assertArrayEquals(written.biases(), read.biases());
    assertArrayEquals(written.threatBiases(), read.threatBiases());
    assertArrayEquals(written.modulation(), read.modulation());
    assertArrayEquals(written.moveScore(), read.moveScore());
    byte[] cut = Arrays.copyOf(bytes.toByteArray(), bytes.size() - 1);
    assertThrows(
        IOException.class, () -> PolicyWeights.zero().file().read(new ByteArrayInputStream(cut)));
  }

  /** The brain does not look at them when it starts. */
  @Test
  void theShippedPoliciesAreWithinTheirBounds() {
    for (Rule rule : Rule.values()) {
      PolicyWeights.of(rule, new Geometry(15, 15)).check();
      PolicyWeights.of(rule, new Geometry(20, 20)).check();
    }
  }

  @Test
  void weightsOutOfTheirBoundsAreRefused() {
    PolicyWeights weights = PolicyWeights.zero();
    weights.lineEmbedding()[700] = 32;
    assertThrows(IllegalArgumentException.class, weights::check);
    weights.lineEmbedding()[700] = -33;
    assertThrows(IllegalArgumentException.class, weights::check);
  }

  @Test
  void aFactorOfTheMoveScoreThatOverflowsIsRefused() {
    PolicyWeights weights = PolicyWeights.zero();
    ShapeBoard shapes = new ShapeBoard(new Board(new Geometry(9, 9)), Rule.FREESTYLE);
    int centre = shapes.board().geometry().centre();
    int greatest = 3 * Short.MAX_VALUE;
    weights.moveScore()[0] = PolicyWeights.MAX_MOVE_SCORE;
    PolicyEvaluator policy =
        new PolicyEvaluator(new PolicyNetwork(weights), shapes, accumulator(shapes));
    policy.prepare();
    assertEquals(
        PolicyWeights.MAX_MOVE_SCORE * (long) greatest / 256, policy.score(centre, greatest));
    weights.moveScore()[0] = PolicyWeights.MAX_MOVE_SCORE + 1;
    assertThrows(IllegalArgumentException.class, weights::check);
    weights.moveScore()[0] = -PolicyWeights.MAX_MOVE_SCORE - 1;
    assertThrows(IllegalArgumentException.class, weights::check);
  }

  private static int[] inputs(EmbeddingAccumulator accumulator, ShapeBoard shapes) {
    return accumulator.inputs(shapes.board().sideToMove()).clone();
  }

  private static int[] channels(PolicyWeights weights, int threats, int[] inputs) {
    double[] neurons = new double[NEURONS];
    for (int k = 0; k < NEURONS; k++) {
      double sum = withThreats(weights.biases(), weights.threatBiases(), threats, k);
      for (int i = 0; i < inputs.length; i++) {
        sum += weights.hidden()[k * inputs.length + i] * (inputs[i] / 1024.0);
      }
      neurons[k] = Math.max(0, Math.min(Short.MAX_VALUE, (long) sum));
    }
    int[] channels = new int[CHANNELS];
    for (int c = 0; c < CHANNELS; c++) {
      double sum = withThreats(weights.base(), weights.threatBase(), threats, c) / 8.0;
      for (int k = 0; k < NEURONS; k++) {
        sum += weights.modulation()[c * NEURONS + k] * neurons[k] / 2048;
      }
      channels[c] = (int) Math.max(-64, Math.min(63, Math.floor(sum + 0.5)));
    }
    return channels;
  }

  private static int withThreats(int[] without, int[] byBit, int threats, int i) {
    int sum = without[i];
    for (int bit = 0; bit < ThreatMask.BITS; bit++) {
      sum += (threats >> bit & 1) * byBit[bit * without.length + i];
    }
    return sum;
  }

  private static int score(
      PolicyWeights weights, int[] channels, Board board, int cell, int byShapes) {
    int logit = 0;
    for (int c = 0; c < CHANNELS; c++) {
      int feature = 0;
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        feature += weights.lineEmbedding()[row(board, cell, direction) * CHANNELS + c];
      }
      logit += channels[c] * Math.max(0, feature);
    }
    return (int) Math.floor(logit * 96 / 512.0)
        + (int) Math.floor(weights.moveScore()[0] * byShapes / 256.0);
  }

  private static int row(Board board, int cell, int direction) {
    int step = board.geometry().step(direction);
    int key = 0;
    for (int i = 0; i < LinePatterns.REACH; i++) {
      key |= stone(board, cell, -step, LinePatterns.REACH - i) << (2 * i);
      key |= stone(board, cell, step, i + 1) << (2 * (LinePatterns.REACH + i));
    }
    return LinePatterns.get().indicesFor(Stone.BLACK)[key];
  }

  /** What stands so many steps from a cell: 1 for the side to move, 3 for the edge and beyond. */
  private static int stone(Board board, int cell, int step, int distance) {
    for (int i = 1; i <= distance; i++) {
      int stone = board.stone(cell + i * step);
      if (stone == Stone.BLOCKED) {
        return Stone.BLOCKED;
      }
      if (i == distance && stone != Stone.EMPTY) {
        return stone == board.sideToMove() ? Stone.BLACK : Stone.WHITE;
      }
    }
    return Stone.EMPTY;
  }

  /** Extreme weights are at the bounds of their files, or at narrower ones that are checked. */
  private static PolicyWeights weights(Random random, boolean extreme) {
    PolicyWeights weights = PolicyWeights.zero();
    for (int i = 0; i < weights.lineEmbedding().length; i++) {
      weights.lineEmbedding()[i] =
          (byte) (extreme ? (random.nextBoolean() ? 31 : -32) : random.nextInt(-32, 32));
    }
    for (int[] list : weights.file().lists()) {
      for (int i = 0; i < list.length; i++) {
        int bound = extreme ? Short.MAX_VALUE : 300;
        list[i] = extreme && random.nextBoolean() ? bound : random.nextInt(-bound, bound + 1);
      }
    }
    if (extreme) {
      weights.moveScore()[0] =
          random.nextBoolean() ? PolicyWeights.MAX_MOVE_SCORE : -PolicyWeights.MAX_MOVE_SCORE;
    }
    return weights;
  }
}
