package org.katachi.training;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * A position to fit a network to.
 *
 * @param own by empty cell the combination of the side to move
 * @param opponent by empty cell the combination of its opponent
 * @param threats as {@link ThreatMask} has it
 * @param target how likely the side to move wins
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
record NetworkSample(char[] own, char[] opponent, int threats, double target) {

  /**
   * The positions of games that {@link WeightFit} learns from.
   *
   * @param resultShare how much the result of the game counts in the target, from 0 to 1
   */
  static List<NetworkSample> of(List<SampleGame> games, double resultShare) {
    List<NetworkSample> samples = new ArrayList<>();
    games.forEach(game -> replay(game, resultShare, samples));
    return samples;
  }

  private static void replay(SampleGame game, double resultShare, List<NetworkSample> samples) {
    ShapeBoard shapes = new ShapeBoard(new Board(game.geometry()), game.rules().rule());
    for (int i = 0; i < game.cells().length; i++) {
      if (i >= game.opening() && !WeightFit.isForced(shapes)) {
        int side = shapes.board().sideToMove();
        samples.add(of(shapes, WeightFit.target(game, side, game.evaluations()[i], resultShare)));
      }
      shapes.play(game.cells()[i]);
    }
  }

  /** The position on a board. */
  static NetworkSample of(ShapeBoard shapes, double target) {
    int side = shapes.board().sideToMove();
    return new NetworkSample(
        combinations(shapes, side),
        combinations(shapes, Stone.opponent(side)),
        ThreatMask.of(shapes),
        target);
  }

  private static char[] combinations(ShapeBoard shapes, int colour) {
    Geometry geometry = shapes.board().geometry();
    char[] combinations = new char[geometry.pointCount() - shapes.board().stoneCount()];
    int count = 0;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (shapes.board().isEmpty(cell)) {
        combinations[count++] = (char) shapes.combination(cell, colour);
      }
    }
    return combinations;
  }
}
