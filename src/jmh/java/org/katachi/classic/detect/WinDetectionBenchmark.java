package org.katachi.classic.detect;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.katachi.board.Geometry;
import org.katachi.classic.detect.MidGame.PlayedStone;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The time in which the detectors find out whether the last stone wins, five in a row of two
 * players.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 10, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class WinDetectionBenchmark {

  private static final int CASES = 64;

  /** One detector on one board size, with the stones of a mid-game. */
  @State(Scope.Benchmark)
  public static class OnMidGame {

    @Param DetectorKind detector;

    @Param({"15", "20"})
    int size;

    private final Random random = new Random(1);
    private final int[] stones = new int[CASES];
    private final int[] candidates = new int[CASES];
    private WinDetector winDetector;

    /** Each iteration has a game of its own. */
    @Setup(Level.Iteration)
    public void setUp() {
      Geometry geometry = new Geometry(size, size);
      MidGame game = MidGame.clustered(geometry, CASES, random);
      winDetector = detector.create(geometry, MidGame.LINE_LENGTH, MidGame.PLAYERS);
      for (int i = 0; i < CASES; i++) {
        PlayedStone stone = game.stones().get(i);
        winDetector.place(stone.cell(), stone.player());
        stones[i] = stone.cell();
        candidates[i] = game.candidates().get(i);
      }
    }
  }

  /** One detector on one board size, with the stone placed whose check takes it the longest. */
  @State(Scope.Benchmark)
  public static class OnSlowestCase {

    @Param DetectorKind detector;

    @Param({"15", "20"})
    int size;

    private SlowestCase slowest;

    @Setup(Level.Trial)
    public void setUp() {
      slowest = SlowestCase.find(detector, new Geometry(size, size));
    }
  }

  /** One check of a stone of a mid-game board. */
  @Benchmark
  @OperationsPerInvocation(CASES)
  public void check(OnMidGame state, Blackhole blackhole) {
    for (int cell : state.stones) {
      blackhole.consume(state.winDetector.wins(cell));
    }
  }

  /** A move as a search makes it: placed, checked and taken back. */
  @Benchmark
  @OperationsPerInvocation(CASES)
  public void placeCheckRemove(OnMidGame state, Blackhole blackhole) {
    WinDetector detector = state.winDetector;
    for (int i = 0; i < CASES; i++) {
      int cell = state.candidates[i];
      detector.place(cell, 1 + i % MidGame.PLAYERS);
      blackhole.consume(detector.wins(cell));
      detector.remove(cell);
    }
  }

  /** The check that takes the longest, over and over. */
  @Benchmark
  public boolean worstCase(OnSlowestCase state) {
    return state.slowest.check();
  }
}
