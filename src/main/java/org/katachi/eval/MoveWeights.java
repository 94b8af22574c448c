package org.katachi.eval;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.board.Stone;
import org.katachi.network.common.ShippedFiles;
import org.katachi.network.common.WeightFile;
import org.katachi.rules.Rule;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * The weights of the move scores by shapes, as training makes them and a file holds them: the three
 * lists one after the other, each number 16 bits, the higher byte first, in 1/{@link #SCALE} of the
 * logarithm of a move's odds to be the best.
 *
 * @param own the worth of a move by what it makes for its side, by combination
 * @param opponent the worth of a move by what it takes from the other side, likewise
 * @param threatMoves the worth of a move by the threats on the board and the classes of its cell,
 *     see {@link #threatMove}
 */
@SuppressWarnings("ArrayRecordComponent") // A value that is made, written and read, never compared.
public record MoveWeights(int[] own, int[] opponent, int[] threatMoves) {

  /** The scale of move scores: so much is 1 logit. */
  public static final int SCALE = 64;

  private static final int CLASS_PAIRS = CellClass.LIMIT * CellClass.LIMIT;

  /**
   * The place of a move in {@link #threatMoves}: by the threats, then by the {@link CellClass} of
   * its cell for its side, then by that for the opponent.
   *
   * @param threatMask the {@link ThreatMask} of the position
   * @param side the side to move
   */
  public static int threatMove(ShapeBoard shapes, int threatMask, int cell, int side) {
    int classes =
        shapes.cellClass(cell, side) * CellClass.LIMIT
            + shapes.cellClass(cell, Stone.opponent(side));
    return threatMask * CLASS_PAIRS + classes;
  }

  /**
   * The shipped weights of a rule.
   *
   * @throws IllegalStateException if the program was built without them
   */
  public static MoveWeights of(Rule rule) {
    MoveWeights weights = zero();
    ShippedFiles.read("eval", rule, ".weights", weights.file());
    return weights;
  }

  /** Weights of zero. */
  public static MoveWeights zero() {
    return new MoveWeights(
        new int[Combinations.COUNT],
        new int[Combinations.COUNT],
        new int[ThreatMask.COUNT * CLASS_PAIRS]);
  }

  /** Reads weights from a file. */
  public static MoveWeights read(Path file) throws IOException {
    MoveWeights weights = zero();
    weights.file().read(file);
    return weights;
  }

  /** Weights that stay as they are while these are trained. */
  MoveWeights copy() {
    return new MoveWeights(own.clone(), opponent.clone(), threatMoves.clone());
  }

  /**
   * The move score of a move in 1/{@link #SCALE}: what it makes, what it takes from the opponent,
   * and what such a move is worth among the threats on the board.
   *
   * @param threats the {@link ThreatMask} of the position
   * @param side the side to move
   */
  int score(ShapeBoard shapes, int threats, int cell, int side) {
    return own[shapes.combination(cell, side)]
        + opponent[shapes.combination(cell, Stone.opponent(side))]
        + threatMoves[threatMove(shapes, threats, cell, side)];
  }

  /** The form of the weights in a file. */
  public WeightFile file() {
    return new WeightFile(new byte[0][], new int[][] {own, opponent, threatMoves});
  }
}
