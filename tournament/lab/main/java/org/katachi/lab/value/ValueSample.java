package org.katachi.lab.value;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.lab.games.ForcedMove;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.train.LabelledPosition;
import org.katachi.lab.train.ValueTarget;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;
import org.katachi.tournament.export.SampleGame;

/**
 * A position that a value network is trained on.
 *
 * @param own by empty cell the combination of the side to move, as the network counts it
 * @param opponent by empty cell the combination of its opponent, likewise
 * @param threats the {@link ThreatMask} without fouls
 * @param stones the number of stones on the board
 * @param target the probability that the side to move wins
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
public record ValueSample(char[] own, char[] opponent, int threats, int stones, double target)
    implements LabelledPosition {

  /**
   * The positions of games in which no move is forced.
   *
   * @param progress told of each game
   */
  public static List<ValueSample> of(
      List<SampleGame> games, ValueTarget target, ProgressLine progress) {
    List<ValueSample> samples = new ArrayList<>();
    for (SampleGame game : games) {
      replay(game, target, samples);
      progress.step();
    }
    return samples;
  }

  private static void replay(SampleGame game, ValueTarget target, List<ValueSample> samples) {
    ShapeBoard shapes = new ShapeBoard(new Board(game.geometry()), game.rules().rule());
    for (int i = 0; i < game.cells().length; i++) {
      if (i >= game.opening() && !ForcedMove.exists(shapes)) {
        int side = shapes.board().sideToMove();
        samples.add(of(shapes, target.of(game, i, side)));
      }
      shapes.play(game.cells()[i]);
    }
  }

  /** The position on a board. */
  public static ValueSample of(ShapeBoard shapes, double target) {
    int side = shapes.board().sideToMove();
    return new ValueSample(
        combinations(shapes, side),
        combinations(shapes, Stone.opponent(side)),
        ThreatMask.withoutFouls(shapes),
        shapes.board().stoneCount(),
        target);
  }

  private static char[] combinations(ShapeBoard shapes, int colour) {
    Geometry geometry = shapes.board().geometry();
    char[] combinations = new char[geometry.pointCount() - shapes.board().stoneCount()];
    int count = 0;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (shapes.board().isEmpty(cell)) {
        int combination = shapes.combination(cell, colour);
        combinations[count++] = (char) shapes.tables().valueCombination(combination, colour);
      }
    }
    return combinations;
  }
}
