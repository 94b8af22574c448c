package org.katachi.network.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.board.Symmetry;
import org.katachi.network.common.ShippedFiles;
import org.katachi.rules.Rule;
import org.katachi.shape.CountedCells;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** The network in packed integers against the same in plain ones. */
@StatisticsReport(onFailureOnly = true)
class ValueNetworkTest {

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final Geometry GREATEST = new Geometry(Geometry.MAX_SIZE, Geometry.MAX_SIZE);

  @Property(tries = 100)
  void theValueIsThatOfThePlainSums(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    ShapeBoard shapes = new ShapeBoard(RandomGames.withStones(geometry, random), rule);
    ValueWeights weights = random(random);
    assertLikeSlowTwin(weights, new ValueNetwork(weights), shapes, random);
  }

  /** Compares the values while moves are made and taken back. */
  private static void assertLikeSlowTwin(
      ValueWeights weights, ValueNetwork network, ShapeBoard shapes, Random random) {
    EmbeddingAccumulator accumulator = network.accumulator(shapes);
    RandomGames.playAndCheck(
        shapes,
        random,
        () -> assertEquals(slowValue(shapes, weights), network.value(shapes, accumulator)));
  }

  @Property(tries = 50)
  void movesTakenBackLeaveTheValueAsItWas(@ForAll Rule rule, @ForAll Random random) {
    ValueNetwork network = new ValueNetwork(random(random));
    Geometry geometry = new Geometry(9, 9);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), rule);
    EmbeddingAccumulator accumulator = network.accumulator(shapes);
    Map<Integer, Integer> values = new HashMap<>();
    for (int cell : someCells(geometry, random)) {
      if (random.nextBoolean()) {
        values.put(shapes.board().moveCount(), network.value(shapes, accumulator));
      }
      shapes.play(cell);
    }
    while (shapes.board().moveCount() > 0) {
      shapes.undo();
      Integer before = values.get(shapes.board().moveCount());
      if (before != null) {
        assertEquals(before, network.value(shapes, accumulator));
      }
    }
    Coverage.mustOccur("several values", values.size() > 1);
  }

  @Property(tries = 50)
  void aPositionIsWorthTheSameHoweverItIsTurned(@ForAll Random random) {
    ValueNetwork network = new ValueNetwork(random(random));
    Geometry geometry = new Geometry(11, 11);
    int[] cells = someCells(geometry, random);
    int expected = valueOf(network, after(geometry, cells));
    for (Symmetry symmetry : Symmetry.values()) {
      int[] turned = new int[cells.length];
      for (int i = 0; i < cells.length; i++) {
        turned[i] = geometry.cell(symmetry.apply(geometry, geometry.toPoint(cells[i])));
      }
      assertEquals(expected, valueOf(network, after(geometry, turned)));
    }
  }

  @Property(tries = 50)
  void aPositionIsWorthTheSameWithColoursExchanged(@ForAll Random random) {
    ValueNetwork network = new ValueNetwork(random(random));
    Geometry geometry = new Geometry(10, 12);
    int[] cells = someCells(geometry, random);
    ShapeBoard shapes = after(geometry, cells);
    Board exchanged = new Board(geometry);
    for (int cell : cells) {
      exchanged.set(cell, Stone.opponent(shapes.board().stone(cell)));
    }
    if (exchanged.sideToMove() == shapes.board().sideToMove()) {
      exchanged.passTurn();
    }
    ShapeBoard other = new ShapeBoard(exchanged, Rule.FREESTYLE);
    assertEquals(valueOf(network, shapes), valueOf(network, other));
  }

  @Test
  void weightsAreReadAsTheyWereWritten() throws IOException {
    ValueWeights weights = random(new Random(1));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    weights.file().write(bytes);
    ValueWeights read = ValueWeights.zero();
    read.file().read(new ByteArrayInputStream(bytes.toByteArray()));
    assertArrayEquals(weights.embedding(), read.embedding());
    assertArrayEquals(weights.hidden(), read.hidden());
    assertArrayEquals(weights.biases(), read.biases());
    assertArrayEquals(weights.threatBiases(), read.threatBiases());
    assertArrayEquals(weights.output(), read.output());
    assertArrayEquals(weights.threatOutput(), read.threatOutput());
  }

  @Test
  void weightsThatEndTooSoonAreRefused() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ValueWeights.zero().file().write(bytes);
    for (int missing : new int[] {1, 2, bytes.size() / 2, bytes.size()}) {
      byte[] less = Arrays.copyOf(bytes.toByteArray(), bytes.size() - missing);
      assertThrows(
          EOFException.class,
          () -> ValueWeights.zero().file().read(new ByteArrayInputStream(less)));
    }
  }

  @Property
  void everyRuleAndSizeHasANetwork(
      @ForAll Rule rule, @ForAll @IntRange(min = 5, max = 40) int width) {
    ValueWeights weights = ValueWeights.of(rule, new Geometry(width, width));
    assertTrue(Arrays.stream(weights.output()).anyMatch(weight -> weight != 0));
  }

  /** Sums of 16 bits made 18,043 of 1,159 on a large board. */
  @Property(tries = 100)
  void theShippedNetworksAddUpRightlyOnEverySize(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll boolean greatest,
      @ForAll Random random) {
    Geometry geometry = greatest ? GREATEST : new Geometry(width, height);
    ValueWeights weights = ValueWeights.of(rule, geometry);
    ShapeBoard shapes = new ShapeBoard(RandomGames.withStones(geometry, random), rule);
    long sum = Arrays.stream(slowSums(shapes, weights)).map(Math::abs).max().orElseThrow();
    Coverage.mustOccur("a sum beyond 16 bits", sum > Short.MAX_VALUE);
    assertLikeSlowTwin(weights, ValueNetwork.of(rule, geometry), shapes, random);
  }

  /** A pattern over the whole board has greater sums than positions of games. */
  @Property(tries = 400)
  void theShippedNetworksAddUpPatternsRightly(
      @ForAll Rule rule,
      @ForAll boolean large,
      @ForAll @IntRange(min = 1, max = 8) int width,
      @ForAll @IntRange(min = 1, max = 8) int height,
      @ForAll Random random) {
    Geometry geometry = large ? new Geometry(20, 20) : new Geometry(17, 19);
    assertEquals(large, ShippedFiles.isLarge(geometry));
    int[] stones = random.ints((long) width * height, 0, 3).toArray();
    Board board = new Board(geometry);
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      int stone = stones[geometry.y(cell) % height * width + geometry.x(cell) % width];
      if (stone > 0) {
        board.set(cell, stone == 1 ? Stone.BLACK : Stone.WHITE);
      }
    }
    ShapeBoard shapes = new ShapeBoard(board, rule);
    ValueWeights weights = ValueWeights.of(rule, geometry);
    long[] sums = slowSums(shapes, weights);
    EmbeddingAccumulator accumulator = ValueNetwork.of(rule, geometry).accumulator(shapes);
    int[] kept = accumulator.inputs(board.sideToMove());
    assertArrayEquals(sums, Arrays.stream(kept).asLongStream().toArray());
    Coverage.mustOccur(
        "a sum beyond 15,000", Arrays.stream(sums).anyMatch(sum -> Math.abs(sum) > 15_000));
  }

  /** Two neurons share a word, 32 bits each, so what a neuron adds up must not need more. */
  @Test
  void noNeuronOfTheShippedNetworksOverflowsOnAnySize() throws IOException {
    for (Rule rule : Rule.values()) {
      for (int size : new int[] {15, 20}) {
        ValueWeights weights = ValueWeights.of(rule, new Geometry(size, size));
        new NeuronBounds(weights).check(rule + " " + size);
      }
    }
  }

  /** Every cell of the largest board has the greatest weights, and every threat stands. */
  @Test
  void aNeuronsBoundIsItsSumWhereEveryCellHasTheGreatestWeights() {
    ValueWeights weights = ValueWeights.zero();
    Arrays.fill(weights.embedding(), (byte) -100);
    Arrays.fill(weights.hidden(), -7);
    Arrays.fill(weights.biases(), 3);
    Arrays.fill(weights.threatBiases(), 2);
    long inputs = 16 * 7 * 100 * 1600;
    assertEquals(inputs + (3 + 8 * 2) * 1024, new NeuronBounds(weights).ofNeuron(5));
  }

  @Test
  void aFileWhoseNeuronsMayOverflowIsRefused(@TempDir Path folder) throws IOException {
    ValueWeights weights = ValueWeights.zero();
    weights.embedding()[FeatureEmbedding.LENGTH] = 127;
    Path file = folder.resolve("my.network");
    weights.hidden()[2 * ValueWeights.INPUTS] = 10_568;
    weights.file().write(file);
    assertArrayEquals(weights.hidden(), ValueWeights.read(file).hidden());
    weights.hidden()[2 * ValueWeights.INPUTS] = 10_569;
    weights.file().write(file);
    String message = assertThrows(IOException.class, () -> ValueWeights.read(file)).getMessage();
    assertEquals(
        file
            + " holds weights that are too great: hidden neuron 3 may add up 2147620800 on 40×40,"
            + " and holds 2147483647",
        message);
  }

  @Test
  void largeBoardsHaveANetworkOfTheirOwn() {
    ValueWeights small = ValueWeights.of(Rule.FREESTYLE, new Geometry(15, 15));
    ValueWeights large = ValueWeights.of(Rule.FREESTYLE, new Geometry(20, 20));
    assertFalse(Arrays.equals(small.embedding(), large.embedding()));
  }

  private static int[] someCells(Geometry geometry, Random random) {
    return random
        .ints(0, geometry.pointCount())
        .map(geometry::point)
        .distinct()
        .limit(1 + random.nextInt(geometry.pointCount() / 2))
        .toArray();
  }

  private static int valueOf(ValueNetwork network, ShapeBoard shapes) {
    return network.value(shapes, network.accumulator(shapes));
  }

  private static ShapeBoard after(Geometry geometry, int[] cells) {
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), Rule.FREESTYLE);
    for (int cell : cells) {
      shapes.play(cell);
    }
    return shapes;
  }

  private static int slowValue(ShapeBoard shapes, ValueWeights weights) {
    int threats = ThreatMask.withoutFouls(shapes);
    long[] sums = slowSums(shapes, weights);
    long unit = ValueWeights.EMBEDDING_SCALE * ValueWeights.SUM_DIVISOR;
    long value = weights.threatOutput()[threats] * unit * ValueWeights.WEIGHT_SCALE;
    for (int neuron = 0; neuron < ValueWeights.NEURONS; neuron++) {
      long sum = weights.biases()[neuron] * unit;
      for (int bit = 0; bit < ThreatMask.BITS; bit++) {
        long bias = weights.threatBiases()[bit * ValueWeights.NEURONS + neuron];
        sum += (threats >> bit & 1) * bias * unit;
      }
      for (int input = 0; input < ValueWeights.INPUTS; input++) {
        sum += weights.hidden()[neuron * ValueWeights.INPUTS + input] * sums[input];
      }
      value += weights.output()[neuron] * Math.max(0, sum);
    }
    return (int)
        (value
            * ValueNetwork.EVAL_SCALE
            / (unit * ValueWeights.WEIGHT_SCALE * ValueWeights.WEIGHT_SCALE));
  }

  private static long[] slowSums(ShapeBoard shapes, ValueWeights weights) {
    long[] sums = new long[ValueWeights.INPUTS];
    int side = shapes.board().sideToMove();
    Geometry geometry = shapes.board().geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      for (int k = 0; k < LENGTH && shapes.board().isEmpty(cell); k++) {
        int opponent = Stone.opponent(side);
        sums[k] += weights.embedding()[CountedCells.combination(shapes, cell, side) * LENGTH + k];
        sums[LENGTH + k] +=
            weights.embedding()[CountedCells.combination(shapes, cell, opponent) * LENGTH + k];
      }
    }
    return sums;
  }

  private static ValueWeights random(Random random) {
    ValueWeights weights = ValueWeights.zero();
    RandomVectors.fill(weights.embedding(), random);
    fill(weights.hidden(), random);
    fill(weights.biases(), random);
    fill(weights.threatBiases(), random);
    fill(weights.output(), random);
    fill(weights.threatOutput(), random);
    return weights;
  }

  private static void fill(int[] list, Random random) {
    for (int i = 0; i < list.length; i++) {
      list[i] = random.nextInt(-1000, 1000);
    }
  }
}
