package org.katachi.lab.openings;

import java.util.Random;
import org.katachi.engine.Position;
import org.katachi.lab.games.GameRandom;
import org.katachi.lab.tune.GamePairPlayer;
import org.katachi.lab.tune.PairResult;
import org.katachi.search.SearchParameters;

/**
 * Tries by games of the engine against itself whether an opening can be won by either colour. An
 * evaluation near zero does not tell: from most of these positions one colour wins nearly always,
 * and then a pair of games with colours swapped says nothing about who plays better.
 *
 * <p>Nodes of moves are random numbers that the seed and the position decide, so the same opening
 * has the same games on every machine.
 */
public final class ColourTrial {

  /** Each side needs this part of the points, one of so many, before it is rounded. */
  private static final int SHARE = 3;

  private final GamePairPlayer player;
  private final int games;
  private final long seed;

  /**
   * Makes a trial.
   *
   * @param player plays two games of an opening
   * @param games how many are played; even; none if it is 0, and each opening passes
   * @param seed decides the nodes of moves
   */
  public ColourTrial(GamePairPlayer player, int games, long seed) {
    this.player = player;
    this.games = games;
    this.seed = seed;
  }

  /**
   * What each side needs in so many games, in half points: a third of all, rounded down. That is a
   * point of four games and two points of six. The rounding stays: another would make other books
   * of the same options.
   */
  static int leastHalfPoints(int games) {
    return 2 * games / SHARE;
  }

  /** Whether each side has {@link #leastHalfPoints}. */
  boolean isOpen(Position position) {
    long hash = position.toBoard().hash();
    Random random = GameRandom.of(seed, (int) (hash ^ hash >>> Integer.SIZE));
    int max = 2 * games - leastHalfPoints(games);
    int mover = 0;
    int other = 0;
    for (int played = 0; played < games && Math.max(mover, other) <= max; played += 2) {
      PairResult pair =
          player.play(
              position::toBoard, SearchParameters.DEFAULT, SearchParameters.DEFAULT, random);
      mover += pair.first().halfPoints() + pair.second().reversed().halfPoints();
      other += pair.first().reversed().halfPoints() + pair.second().halfPoints();
    }
    return Math.max(mover, other) <= max;
  }
}
