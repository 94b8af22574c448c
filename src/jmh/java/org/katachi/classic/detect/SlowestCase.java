package org.katachi.classic.detect;

import java.util.Random;
import org.katachi.board.Geometry;
import org.katachi.classic.detect.MidGame.PlayedStone;

/**
 * The check that takes a detector the longest, a stone on a board.
 *
 * <p>Sought among all points of a mid-game and of a crowded board, each point with a stone of
 * either player: with lines that are found last, and with boards on which everything has to be
 * looked at and nothing is found. Each check is timed as the average over many repetitions, the
 * best of a few rounds, so that an interruption does not make a case slow. A check that is repeated
 * has its branches well predicted; the first one of a position would take longer.
 */
final class SlowestCase {

  private static final int SEED = 1;
  private static final int STONES = 64;
  private static final int REPETITIONS = 500;
  private static final int ROUNDS = 5;

  private final WinDetector detector;
  private final int cell;

  private SlowestCase(WinDetector detector, int cell) {
    this.detector = detector;
    this.cell = cell;
  }

  static SlowestCase find(DetectorKind kind, Geometry geometry) {
    MidGame[] games = {
      MidGame.clustered(geometry, STONES, new Random(SEED)),
      MidGame.crowded(geometry, new Random(SEED))
    };
    // The first pass warms the detector up.
    slowest(kind, geometry, games);
    return slowest(kind, geometry, games);
  }

  private static SlowestCase slowest(DetectorKind kind, Geometry geometry, MidGame[] games) {
    SlowestCase slowest = null;
    long longest = 0;
    for (MidGame game : games) {
      for (int i = 0; i < geometry.pointCount(); i++) {
        for (int player = 1; player <= MidGame.PLAYERS; player++) {
          SlowestCase candidate = of(kind, geometry, game, geometry.point(i), player);
          long nanos = candidate.nanos();
          if (nanos > longest) {
            longest = nanos;
            slowest = candidate;
          }
        }
      }
    }
    return slowest;
  }

  private static SlowestCase of(
      DetectorKind kind, Geometry geometry, MidGame game, int cell, int player) {
    WinDetector detector = kind.create(geometry, MidGame.LINE_LENGTH, MidGame.PLAYERS);
    for (PlayedStone stone : game.stones()) {
      if (stone.cell() != cell) {
        detector.place(stone.cell(), stone.player());
      }
    }
    detector.place(cell, player);
    return new SlowestCase(detector, cell);
  }

  /** The shortest round of checks, in nanoseconds. */
  private long nanos() {
    long shortest = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long start = System.nanoTime();
      boolean changed = false;
      boolean first = check();
      for (int i = 1; i < REPETITIONS; i++) {
        changed |= check() != first;
      }
      long nanos = System.nanoTime() - start;
      if (changed) {
        throw new IllegalStateException("the same check gave two answers");
      }
      shortest = Math.min(shortest, nanos);
    }
    return shortest;
  }

  boolean check() {
    return detector.wins(cell);
  }
}
