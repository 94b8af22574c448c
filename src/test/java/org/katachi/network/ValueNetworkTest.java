package org.katachi.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
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
import org.katachi.rules.Rule;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** The network in packed whole numbers against the same in plain ones. */
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
    ByColour<NetworkWeights> weights = either(random);
    Coverage.mustOccur("colours apart", weights.isApart());
    Coverage.mustOccur("colours alike", !weights.isApart());
    assertLikeSlowTwin(weights, new ValueNetwork(weights), shapes, random);
  }

  /** Compares the values while moves are made and taken back. */
  private static void assertLikeSlowTwin(
      ByColour<NetworkWeights> weights, ValueNetwork network, ShapeBoard shapes, Random random) {
    EmbeddingAccumulator accumulator = network.accumulator(shapes);
    RandomGames.playAndCheck(
        shapes,
        random,
        () -> assertEquals(slowValue(shapes, weights), network.value(shapes, accumulator)));
  }

  @Property(tries = 50)
  void movesTakenBackLeaveTheValueAsItWas(@ForAll Rule rule, @ForAll Random random) {
    ValueNetwork network = new ValueNetwork(either(random));
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
    ValueNetwork network = new ValueNetwork(either(random));
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
    ValueNetwork network = new ValueNetwork(ByColour.same(random(random)));
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
    NetworkWeights weights = random(new Random(1));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    weights.file().write(bytes);
    ByColour<NetworkWeights> read =
        NetworkWeights.read(new ByteArrayInputStream(bytes.toByteArray()));
    assertFalse(read.isApart());
    assertSame(weights, read.white());
  }

  @Test
  void weightsOfColoursApartAreReadAsTheyWereWritten(@TempDir Path folder) throws IOException {
    Random random = new Random(2);
    ByColour<NetworkWeights> weights = new ByColour<>(random(random), random(random));
    Path file = folder.resolve("my.network");
    ColourWeights.write(weights, file);
    ByColour<NetworkWeights> read = NetworkWeights.read(file);
    assertSame(weights.black(), read.black());
    assertSame(weights.white(), read.white());
  }

  private static void assertSame(NetworkWeights expected, NetworkWeights actual) {
    assertArrayEquals(expected.vectors(), actual.vectors());
    assertArrayEquals(expected.hidden(), actual.hidden());
    assertArrayEquals(expected.biases(), actual.biases());
    assertArrayEquals(expected.threatBiases(), actual.threatBiases());
    assertArrayEquals(expected.output(), actual.output());
    assertArrayEquals(expected.threats(), actual.threats());
  }

  @Test
  void weightsThatEndTooSoonAreRefused() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    NetworkWeights.zero().file().write(bytes);
    for (int missing : new int[] {1, 2, bytes.size() / 2, bytes.size()}) {
      byte[] less = Arrays.copyOf(bytes.toByteArray(), bytes.size() - missing);
      assertThrows(EOFException.class, () -> NetworkWeights.read(new ByteArrayInputStream(less)));
    }
  }

  @Property
  void everyRuleAndSizeHasANetwork(
      @ForAll Rule rule, @ForAll @IntRange(min = 5, max = 40) int width) {
    NetworkWeights weights = NetworkWeights.of(rule, new Geometry(width, width)).white();
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
    ByColour<NetworkWeights> weights = NetworkWeights.of(rule, geometry);
    ShapeBoard shapes = new ShapeBoard(RandomGames.withStones(geometry, random), rule);
    long sum = Arrays.stream(slowSums(shapes, weights)).map(Math::abs).max().orElseThrow();
    Coverage.mustOccur("a sum beyond 16 bits", sum > Short.MAX_VALUE);
    assertLikeSlowTwin(weights, ValueNetwork.of(rule, geometry), shapes, random);
  }

  /**
   * A pattern over the whole board has greater sums than positions of games. The boards are the
   * largest ones with narrow sums of either network.
   */
  @Property(tries = 400)
  void theShippedNetworksHaveRoomForPatternsOnTheLargestBoardsWithNarrowSums(
      @ForAll Rule rule,
      @ForAll boolean large,
      @ForAll @IntRange(min = 1, max = 8) int width,
      @ForAll @IntRange(min = 1, max = 8) int height,
      @ForAll Random random) {
    Geometry geometry = large ? new Geometry(20, 20) : new Geometry(17, 19);
    assertEquals(large, NetworkWeights.isLarge(geometry));
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
    ByColour<NetworkWeights> weights = NetworkWeights.of(rule, geometry);
    long[] sums = slowSums(shapes, weights);
    EmbeddingAccumulator accumulator = ValueNetwork.of(rule, geometry).accumulator(shapes);
    assertInstanceOf(NarrowAccumulator.class, accumulator);
    int[] kept = accumulator.of(board.sideToMove());
    assertArrayEquals(sums, Arrays.stream(kept).asLongStream().toArray());
    Coverage.mustOccur(
        "a sum beyond 15,000", Arrays.stream(sums).anyMatch(sum -> Math.abs(sum) > 15_000));
  }

  /** Two neurons share a word, 32 bits each, so what a neuron adds up must not need more. */
  @Test
  void theNeuronsOfTheShippedNetworksHaveRoomOnEverySize() throws IOException {
    for (Rule rule : Rule.values()) {
      for (int size : new int[] {15, 20}) {
        ByColour<NetworkWeights> weights = NetworkWeights.of(rule, new Geometry(size, size));
        new NeuronBounds(weights, Stone.BLACK).check(rule + " " + size);
        new NeuronBounds(weights, Stone.WHITE).check(rule + " " + size);
      }
    }
  }

  /** Every cell of the largest board has the greatest numbers, and every threat stands. */
  @Test
  void aNeuronsBoundIsItsSumWhereEveryCellHasTheGreatestNumbers() {
    NetworkWeights weights = NetworkWeights.zero();
    Arrays.fill(weights.vectors(), (byte) -100);
    Arrays.fill(weights.hidden(), -7);
    Arrays.fill(weights.biases(), 3);
    Arrays.fill(weights.threatBiases(), 2);
    long inputs = 16 * 7 * 100 * 1600;
    long biases = (3 + 8 * 2) * 1024;
    assertEquals(inputs + biases, neuronBound(ByColour.same(weights), Stone.BLACK));
    ByColour<NetworkWeights> apart = new ByColour<>(weights, NetworkWeights.zero());
    assertEquals(inputs / 2 + biases, neuronBound(apart, Stone.BLACK), "white's cells have zeros");
    assertEquals(0, neuronBound(apart, Stone.WHITE));
  }

  private static long neuronBound(ByColour<NetworkWeights> weights, int colour) {
    return new NeuronBounds(weights, colour).ofNeuron(5);
  }

  @Test
  void aFileWhoseNeuronsHaveNoRoomIsRefused(@TempDir Path folder) throws IOException {
    NetworkWeights weights = NetworkWeights.zero();
    weights.vectors()[FeatureEmbedding.LENGTH] = 127;
    Path file = folder.resolve("my.network");
    weights.hidden()[2 * NetworkWeights.INPUTS] = 10_568;
    ColourWeights.write(ByColour.same(weights), file);
    assertArrayEquals(weights.hidden(), NetworkWeights.read(file).black().hidden());
    weights.hidden()[2 * NetworkWeights.INPUTS] = 10_569;
    ColourWeights.write(ByColour.same(weights), file);
    String message = assertThrows(IOException.class, () -> NetworkWeights.read(file)).getMessage();
    assertEquals(
        file
            + " holds weights that are too great: hidden neuron 3 may add up 2147620800 on 40×40,"
            + " and has room for 2147483647",
        message);
  }

  @Test
  void largeBoardsHaveANetworkOfTheirOwn() {
    NetworkWeights small = NetworkWeights.of(Rule.FREESTYLE, new Geometry(15, 15)).black();
    NetworkWeights large = NetworkWeights.of(Rule.FREESTYLE, new Geometry(20, 20)).black();
    assertFalse(Arrays.equals(small.vectors(), large.vectors()));
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

  private static int slowValue(ShapeBoard shapes, ByColour<NetworkWeights> byColour) {
    int threats = ThreatMask.of(shapes);
    long[] sums = slowSums(shapes, byColour);
    NetworkWeights weights = byColour.of(shapes.board().sideToMove());
    long unit = NetworkWeights.VECTOR_UNIT * NetworkWeights.SUM_DIVISOR;
    long value = weights.threats()[threats] * unit * NetworkWeights.WEIGHT_UNIT;
    for (int neuron = 0; neuron < NetworkWeights.NEURONS; neuron++) {
      long sum = weights.biases()[neuron] * unit;
      for (int bit = 0; bit < ThreatMask.BITS; bit++) {
        long bias = weights.threatBiases()[bit * NetworkWeights.NEURONS + neuron];
        sum += (threats >> bit & 1) * bias * unit;
      }
      for (int input = 0; input < NetworkWeights.INPUTS; input++) {
        sum += weights.hidden()[neuron * NetworkWeights.INPUTS + input] * sums[input];
      }
      value += weights.output()[neuron] * Math.max(0, sum);
    }
    return (int)
        (value
            * ValueNetwork.EVAL_SCALE
            / (unit * NetworkWeights.WEIGHT_UNIT * NetworkWeights.WEIGHT_UNIT));
  }

  private static long[] slowSums(ShapeBoard shapes, ByColour<NetworkWeights> weights) {
    long[] sums = new long[NetworkWeights.INPUTS];
    int side = shapes.board().sideToMove();
    int opponent = Stone.opponent(side);
    byte[] own = weights.of(side).vectors();
    byte[] others = weights.of(opponent).vectors();
    Geometry geometry = shapes.board().geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      for (int k = 0; k < LENGTH && shapes.board().isEmpty(cell); k++) {
        sums[k] += own[shapes.combination(cell, side) * LENGTH + k];
        sums[LENGTH + k] += others[shapes.combination(cell, opponent) * LENGTH + k];
      }
    }
    return sums;
  }

  /** Weights that serve both colours, or those of each. */
  private static ByColour<NetworkWeights> either(Random random) {
    return random.nextBoolean()
        ? ByColour.same(random(random))
        : new ByColour<>(random(random), random(random));
  }

  private static NetworkWeights random(Random random) {
    NetworkWeights weights = NetworkWeights.zero();
    RandomVectors.fill(weights.vectors(), random);
    fill(weights.hidden(), random);
    fill(weights.biases(), random);
    fill(weights.threatBiases(), random);
    fill(weights.output(), random);
    fill(weights.threats(), random);
    return weights;
  }

  private static void fill(int[] list, Random random) {
    for (int i = 0; i < list.length; i++) {
      list[i] = random.nextInt(-1000, 1000);
    }
  }
}
