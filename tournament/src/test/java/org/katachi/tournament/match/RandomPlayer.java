package org.katachi.tournament.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Replies;
import org.katachi.tournament.player.Swap2Reply;

/** Plays legal moves at random, more or less beside stones of its own, so that lines come about. */
final class RandomPlayer implements Player {

  private static final int MAX_DRAWN = 4;

  private static final int OPENED = 3;

  private final String name;
  private final Random random;

  /** The points that it draws for a move, of which it takes that with most own neighbours. */
  private final int drawn;

  private List<Point> all = List.of();

  RandomPlayer(String name, Random random) {
    this.name = name;
    this.random = random;
    drawn = 1 + random.nextInt(MAX_DRAWN);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void start(Geometry geometry, RuleSet rules) {
    all =
        IntStream.range(0, geometry.pointCount())
            .mapToObj(i -> geometry.toPoint(geometry.point(i)))
            .toList();
  }

  @Override
  public MoveReply ask(List<Point> moves) {
    List<Point> own =
        IntStream.range(0, moves.size())
            .filter(i -> i % 2 == moves.size() % 2)
            .mapToObj(moves::get)
            .toList();
    Point move =
        free(moves).stream()
            .limit(drawn)
            .max(Comparator.comparingLong(point -> neighbours(point, own)))
            .orElseThrow();
    return Replies.move(move);
  }

  @Override
  public Swap2Reply askSwap2(List<Point> stones) {
    int put =
        switch (stones.size()) {
          case 0 -> OPENED;
          case OPENED -> random.nextInt(3);
          default -> random.nextInt(2);
        };
    return new Swap2Reply(free(stones).subList(0, put), 0, Optional.empty());
  }

  /** The empty points in an order of chance. */
  private List<Point> free(List<Point> stones) {
    List<Point> free = new ArrayList<>(all);
    free.removeAll(stones);
    Collections.shuffle(free, random);
    return free;
  }

  private static long neighbours(Point point, List<Point> stones) {
    return stones.stream()
        .filter(stone -> Math.abs(stone.x() - point.x()) <= 1)
        .filter(stone -> Math.abs(stone.y() - point.y()) <= 1)
        .count();
  }

  @Override
  public void abandon() {
    throw new AssertionError("all that it plays is legal");
  }
}
